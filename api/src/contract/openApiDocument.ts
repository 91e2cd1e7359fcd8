import swagger from '@fastify/swagger';
import fastify, { type RouteOptions } from 'fastify';
import { API_BASE } from '../kernel/contract/endpoint.ts';
import { cookieNames } from '../kernel/http/cookies.ts';
import type { Module } from '../kernel/Module.ts';
import { endpointsOf } from './endpoints.ts';
import { refusalsOf } from './refusals.ts';

type Node = Record<string, unknown>;
interface Operation {
  operationId: string;
  parameters?: unknown[];
  responses: Record<string, Node>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: Node;
}

const REFUSAL = '#/components/responses/Refusal';

const info = {
  title: 'The bank',
  description:
    'What the bank’s pages call, from its own origin. `POST /auth/login` sets the cookies `__Host-bank_access`, `__Host-bank_refresh` and `__Host-bank_device`: send all three with every request, and keep what answers set. After a 401 not-signed-in, `POST /auth/refresh` once and send the request again. Every refusal is a problem document, known by its `type`.',
  version: '1',
  contact: { name: 'The platform team' },
  license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
};
const session = { type: 'apiKey', in: 'cookie', name: cookieNames.access } as const;
const device = { type: 'apiKey', in: 'cookie', name: cookieNames.device } as const;
const OWN_PAGE = {
  name: 'X-Bank-Request',
  in: 'header',
  required: true,
  description: 'With every write. Browsers state where it comes from; others send `Sec-Fetch-Site: same-origin` too.',
  schema: { type: 'string', const: '1' },
};
const text = (description: string) => ({ description, schema: { type: 'string' } });
const REFUSAL_HEADERS = {
  'X-Request-Id': text('the trace of the request, to be named to the bank'),
  'Retry-After': text('with 429 and 503: seconds until another try is taken'),
  RateLimit: text('with 429: which limit is used up, and for how many seconds'),
  'WWW-Authenticate': text('with 401: the cookie that is missing'),
  Allow: text('with 405: the methods that the address takes'),
  'Idempotency-Replayed': text('`true` where the same was refused before under this Idempotency-Key'),
};
const MADE_HEADERS = {
  Location: text('where to read what was made, if it can be read by itself'),
  'Idempotency-Replayed': text('`true` where it was made before under this Idempotency-Key'),
};

/** Generates the document from the schemas that validate requests and serialize responses. */
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
      security: [{ session: [], device: [] }],
      components: { securitySchemes: { session, device } },
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
  const responses = extractRefusal(extracted, modules);
  const parameters = { OwnPage: OWN_PAGE };
  return { ...extracted, components: { ...extracted.components, schemas, responses, parameters } };
}

/** Extracts one refusal for all operations, which only name, by status, the problems that they answer with. */
function extractRefusal({ paths }: Document, modules: Module[]): Node {
  const endpoints = endpointsOf(modules);
  let refusal: Node = {};
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    const { operationId, responses } = operation;
    const endpoint = endpoints[operationId];
    if (!endpoint || !responses.default) continue;
    refusal = responses.default;
    responses.default = { $ref: REFUSAL };
    for (const [status, names] of Object.entries(refusalsOf(endpoint, modules)))
      responses[status] = { $ref: REFUSAL, description: names.join(', ') };
    if (responses[201]) responses[201] = { ...responses[201], headers: MADE_HEADERS };
    if (endpoint.method !== 'GET')
      operation.parameters = [...(operation.parameters ?? []), { $ref: '#/components/parameters/OwnPage' }];
  }
  return { Refusal: { ...refusal, headers: REFUSAL_HEADERS } };
}

/** Adds the modules’ own problems, which the schema of all problems cannot know. */
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
