import swagger from '@fastify/swagger';
import fastify, { type RouteOptions } from 'fastify';
import { API_BASE } from '../kernel/contract/endpoint.ts';
import { cookieNames } from '../kernel/http/cookies.ts';
import type { Module } from '../kernel/Module.ts';
import { endpointsOf } from './endpoints.ts';

type Node = Record<string, unknown>;
interface Document {
  paths: Record<string, Record<string, { responses: Node }>>;
  components: Node;
}

const info = {
  title: 'The bank',
  description: 'What the bank’s pages call, from its own origin.',
  version: '1',
  contact: { name: 'The platform team' },
  license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
};
const session = { type: 'apiKey', in: 'cookie', name: cookieNames.access } as const;

/** Generated from the schemas that validate requests and serialize responses. */
export async function openApiDocument(modules: Module[]): Promise<object> {
  const app = fastify();
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info,
      servers: [{ url: API_BASE }],
      tags: modules.filter(({ contract }) => contract).map(({ name, owner }) => ({ name, description: owner })),
      security: [{ session: [] }],
      components: { securitySchemes: { session } },
    },
  });
  for (const [operationId, { schema, ...endpoint }] of Object.entries(endpointsOf(modules))) {
    const tags = modules.filter(({ contract = {} }) => operationId in contract).map(({ name }) => name);
    const described = { ...schema, operationId, tags, description: schema.summary };
    app.route({ ...endpoint, schema: described, handler: () => {} } as RouteOptions);
  }
  await app.ready();
  const document = structuredClone(app.swagger()) as unknown as Node;
  await app.close();
  const schemas: Node = {};
  const extracted = extractSchemas(document, schemas) as Document;
  addProblems(schemas, modules);
  const responses = extractRefusal(extracted);
  return { ...extracted, components: { ...extracted.components, schemas, responses } };
}

/** One for all operations. Some readers look for what is said of 4XX, which `default` says too. */
function extractRefusal({ paths }: Document): Node {
  let refusal: unknown;
  for (const { responses } of Object.values(paths).flatMap((path) => Object.values(path))) {
    if (!responses.default) continue;
    refusal = responses.default;
    responses.default = { $ref: '#/components/responses/Refusal' };
    responses['4XX'] = responses.default;
  }
  return { Refusal: refusal };
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
