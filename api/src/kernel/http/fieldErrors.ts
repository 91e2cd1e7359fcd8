import type { FastifyError, FastifyRequest } from 'fastify';
import type { FieldError } from '../contract/problem.ts';

interface Node {
  description?: string;
  properties?: Record<string, Node>;
  items?: Node;
}

export function fieldErrors(
  { validation = [], validationContext }: FastifyError,
  request: FastifyRequest,
): FieldError[] {
  const schemas = (request.routeOptions.schema ?? {}) as Record<string, Node | undefined>;
  const schema = schemas[validationContext ?? ''];
  const errors = new Map<string, FieldError>();
  for (const { instancePath, params } of validation) {
    for (const path of pathsOf(instancePath, params)) {
      if (!errors.has(path)) errors.set(path, { path, message: messageOf(schema, path) });
    }
  }
  return [...errors.values()];
}

/** Missing and unknown fields are reported at their own path rather than their parent's. */
function pathsOf(parent: string, params: Record<string, unknown>): string[] {
  const names = params.requiredProperties ?? params.additionalProperties;
  return Array.isArray(names) ? names.map((name) => `${parent}/${name}`) : [parent];
}

function messageOf(schema: Node | undefined, path: string): string {
  let node: Node | undefined = schema;
  for (const key of path.split('/').slice(1)) node = node?.properties?.[key] ?? node?.items;
  if (!node) return 'We don’t know this field. Leave it out.';
  return node.description ? `Enter ${node.description}.` : 'Check this field.';
}
