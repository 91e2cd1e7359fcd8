import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseSources } from '../page/pageFacts.js';
import { apiFacts } from './apiFacts.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'bank-api-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** These types are like those that openapi-typescript writes. */
const types = `export interface paths {
  "/cards": { parameters: { query?: never }; get: operations["listCards"]; put?: never };
  "/cards/{id}": { patch: operations["changeCard"] };
  "/unused": { get: operations["listCards"] };
}
export interface components {
  schemas: {
    Money: { minor: number; currency: string };
    Card: { id: string; kind: "debit" | "credit"; limit?: components["schemas"]["Money"]; note: string | null } & { [key: string]: unknown };
    Problem: { /** @enum */ type: "/problems/not-found" | "/problems/card-blocked" };
  };
}
export type Card = components['schemas']['Card'];
export interface operations {
  listCards: {
    parameters: { query?: { page?: number }; header?: never };
    responses: { 200: { content: { "application/json": Card[] } }; default: { content: { "application/problem+json": unknown } } };
  };
  changeCard: {
    parameters: { header: { "idempotency-key": string }; path: { id: string } };
    requestBody: { content: { "application/json": { limits: { daily: number }[] } } };
    responses: { 204: { content?: never } };
  };
}`;

function facts(files: Record<string, string>) {
  const sources = Object.entries(files).map(([name, content]) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
    return file;
  });
  return apiFacts(
    parseSources(
      folder,
      sources.filter((file) => !file.endsWith('api.ts')),
    ),
  );
}

const ask = `import { bankApi } from '@bank/shared/http';
import type { paths as Paths } from '../api';
export const ask = bankApi<Paths>();`;

test('records the operations that sources name, with the fields of their types, and the problems that they name', () => {
  const code = `import { ask } from './ask';
const GONE = 'not-found';
export const load = (isNew: boolean) => ask(isNew ? 'GET /cards' : 'PATCH /cards/{id}', {});
export const isBlocked = (failure: Failure) => failure.type === 'card-blocked' || failure.type !== GONE;
export const isDebit = (card: Card) => card.type === 'debit' && card.kind === 'card-blocked';`;

  expect(facts({ 'src/api.ts': types, 'src/data/ask.ts': ask, 'src/data/load.ts': code })).toEqual({
    operations: {
      'GET /cards': {
        reads: {
          '': 'array',
          '[]': 'object',
          '[].id': 'string',
          '[].kind': 'string',
          '[].limit?': 'object',
          '[].limit?.minor': 'number',
          '[].limit?.currency': 'string',
          '[].note': 'null|string',
        },
        sends: { query: 'object', 'query.page?': 'number' },
      },
      'PATCH /cards/{id}': {
        reads: {},
        sends: {
          header: 'object',
          'header.idempotency-key': 'string',
          body: 'object',
          'body.limits': 'array',
          'body.limits[]': 'object',
          'body.limits[].daily': 'number',
        },
      },
    },
    problems: ['card-blocked', 'not-found'],
  });
});

test.each([
  ['ask(`GET /cards`)', ['GET /cards']],
  [`ask(\`\${isNew ? 'GET' : 'PATCH'} /cards/{id}\`, {})`, ['PATCH /cards/{id}']],
  [`\`\${shown} / \${total}\` as \`\${Verb} /\${string}\``, []],
])('records what a template may come to: %s', (expression, names) => {
  const code = `export const load = (isNew: boolean) => ${expression};`;

  const { operations } = facts({ 'src/api.ts': types, 'src/data/ask.ts': ask, 'src/data/load.ts': code }) ?? {};
  expect(Object.keys(operations ?? {})).toEqual(names);
});

test.each([
  ["import { bankApi as b } from '@bank/shared/http';", 'b'],
  ["import * as http from '@bank/shared/http';", 'http.bankApi'],
  ["import { bankApi } from '@bank/shared/http'; const b = bankApi;", 'b'],
])('records what code asks by another name of bankApi: %s', (imported, name) => {
  const code = `import type { paths } from '../api';
${imported}
export const load = () => ${name}<paths>()('GET /cards');`;

  const { operations } = facts({ 'src/api.ts': types, 'src/data/load.ts': code }) ?? {};
  expect(Object.keys(operations ?? {})).toEqual(['GET /cards']);
});

test.each([
  "switch (type) { case '/problems/not-found': return 1; }",
  "const { type } = failure; return type === 'not-found';",
  "return ['not-found', 'gone'].includes(failure.type);",
  "return { 'not-found': 'Gone' }[failure.type];",
])('records the problem that code tells apart by %s', (body) => {
  const code = `export function told(failure: Failure, type: '/problems/card-blocked') { ${body} }`;

  expect(facts({ 'src/api.ts': types, 'src/data/ask.ts': ask, 'src/data/told.ts': code })).toMatchObject({
    problems: ['not-found'],
  });
});

test('takes the members of mocks, and texts that are no operations, for nothing that is asked', () => {
  const mock = `export default { 'GET /cards': () => [] }; export const text = 'GET /elsewhere';`;

  expect(facts({ 'src/api.ts': types, 'src/data/ask.ts': ask, 'src/data/mock.ts': mock })).toMatchObject({
    operations: {},
  });
});

test('says nothing of sources without an API', () => {
  expect(facts({ 'src/Page.tsx': 'export default () => <p>GET /cards</p>;' })).toBeUndefined();
});

test.each(['bankApi()', 'bankApi<Missing>()', 'bankApi<{}>()'])(
  'refuses %s, of which nothing can be recorded',
  (call) => {
    expect(() => facts({ 'src/data/ask.ts': `export const ask = ${call};` })).toThrow(
      /ask\.ts: the build does not find the types of bankApi\. Write bankApi<paths>\(\)/,
    );
  },
);
