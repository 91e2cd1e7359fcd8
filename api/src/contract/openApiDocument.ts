import swagger from '@fastify/swagger';
import fastify, { type RouteOptions } from 'fastify';
import { API_BASE } from '../kernel/contract/endpoint.ts';
import type { Module } from '../kernel/Module.ts';
import { endpointsOf } from './endpoints.ts';

type Node = Record<string, unknown>;

/** Generated from the schemas that validate requests and serialize responses. */
export async function openApiDocument(modules: Module[]): Promise<Node> {
  const app = fastify();
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'The bank', version: '1' },
      servers: [{ url: API_BASE }],
    },
  });
  for (const [operationId, { schema, ...endpoint }] of Object.entries(endpointsOf(modules))) {
    app.route({ ...endpoint, schema: { ...schema, operationId }, handler: () => {} } as RouteOptions);
  }
  await app.ready();
  const document = structuredClone(app.swagger()) as unknown as Node;
  await app.close();
  const schemas: Node = {};
  const extracted = extractSchemas(document, schemas) as Node;
  addProblems(schemas, modules);
  return { ...extracted, components: { schemas } };
}

/** The modules’ own, which the schema of all problems cannot know. */
function addProblems({ Problem }: Node, modules: Module[]): void {
  const types = (Problem as { properties: { type: { enum: string[] } } } | undefined)?.properties.type.enum;
  types?.push(...modules.flatMap(({ problems = [] }) => problems.map(({ name }) => `/problems/${name}`)));
}

function extractSchemas(value: unknown, schemas: Node): unknown {
  if (Array.isArray(value)) return value.map((item) => extractSchemas(item, schemas));
  if (typeof value !== 'object' || value === null) return value;
  const node = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, extractSchemas(part, schemas)]));
  if (typeof node.title !== 'string' || !node.type) return node;
  const { title, description, ...schema } = node;
  schemas[title] ??= schema;
  return { $ref: `#/components/schemas/${title}`, ...(description ? { description } : {}) };
}
