import swagger from '@fastify/swagger';
import fastify, { type RouteOptions } from 'fastify';
import { API_BASE, endpoints } from './endpoints.ts';

type Node = Record<string, unknown>;

/** The API's OpenAPI document, made of the very schemas that check requests and write answers. */
export async function openApiDocument(): Promise<Node> {
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
  for (const [operationId, { schema, ...endpoint }] of Object.entries(endpoints)) {
    app.route({ ...endpoint, schema: { ...schema, operationId }, handler: () => {} } as RouteOptions);
  }
  await app.ready();
  const document = structuredClone(app.swagger()) as unknown as Node;
  await app.close();
  const schemas: Node = {};
  return { ...(named(document, schemas) as Node), components: { schemas } };
}

/** Every schema with a title becomes a component of that name, and a reference where it stood. */
function named(value: unknown, schemas: Node): unknown {
  if (Array.isArray(value)) return value.map((item) => named(item, schemas));
  if (typeof value !== 'object' || value === null) return value;
  const node = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, named(part, schemas)]));
  if (typeof node.title !== 'string' || !node.type) return node;
  const { title, description, ...schema } = node;
  schemas[title] ??= schema;
  return { $ref: `#/components/schemas/${title}`, ...(description ? { description } : {}) };
}
