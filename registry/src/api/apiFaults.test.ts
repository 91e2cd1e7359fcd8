import { apiFaults } from './apiFaults.ts';
import type { OpenApi, Schema } from './OpenApi.ts';

const money = { type: 'object', properties: { minor: { type: 'integer' } }, required: ['minor'] };

function document(card: Schema, body: Schema = { type: 'object' }, parameters: object[] = []): OpenApi {
  return {
    paths: {
      '/cards/{id}': {
        get: {
          responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Card' } } } } },
        },
        patch: {
          parameters,
          requestBody: { content: { 'application/json': { schema: body } } },
          responses: {},
        } as never,
      },
    },
    components: {
      schemas: { Card: card, Money: money, Problem: { properties: { type: { enum: ['/problems/card-blocked'] } } } },
    },
  };
}

const card: Schema = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    kind: { enum: ['debit', 'credit'] },
    limit: { $ref: '#/components/schemas/Money' },
    note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
  },
  required: ['id', 'kind', 'note'],
};
const reads = {
  '': 'object',
  id: 'string',
  kind: 'string',
  'limit?': 'object',
  'limit?.minor': 'number',
  note: 'null|string',
};
const using = (use: object, name = 'GET /cards/{cardId}') => ({
  operations: { [name]: { reads: {}, sends: {}, ...use } },
  problems: [],
});
const found = (use: Parameters<typeof apiFaults>[0], api: OpenApi) =>
  apiFaults(use, api).map(({ where, found }) => `${where}: ${found}`);

test('has nothing against an API that answers with all that is read, and more', () => {
  const more = { ...card, properties: { ...card.properties, added: { type: 'string' } } };

  expect(found(using({ reads }), document(more))).toEqual([]);
});

test.each<[string, Schema, string]>([
  ['is gone', { ...card, properties: { ...card.properties, id: undefined as never } }, 'no longer answers with id.'],
  ['may be missing', { ...card, required: ['kind', 'note'] }, 'may leave out id, which is always read.'],
  [
    'is of another kind',
    { ...card, properties: { ...card.properties, id: { type: 'integer' } } },
    'answers with number as id, which is read as string.',
  ],
  [
    'has another kind too',
    { ...card, properties: { ...card.properties, id: { type: ['string', 'null'] } } },
    'answers with null|string as id, which is read as string.',
  ],
  [
    'is inside one that is gone',
    { ...card, properties: { ...card.properties, limit: {} } },
    'no longer answers with limit.minor.',
  ],
])('finds a field that is read and %s', (_, changed, fault) => {
  const schema = JSON.parse(JSON.stringify(changed));

  expect(found(using({ reads }), document(schema))).toContain(`GET /cards/{cardId}: ${fault}`);
});

const body = { type: 'object', properties: { daily: { type: 'number' } }, required: ['daily'] };
const sends = { body: 'object', 'body.daily': 'number' };
const change = (sent: object) => using({ sends: sent }, 'PATCH /cards/{id}');

test('has nothing against an API that takes what is sent', () => {
  const page = { name: 'page', in: 'query', schema: { type: 'integer' } };

  expect(found(change(sends), document(card, body, [page]))).toEqual([]);
});

test.each<[string, Schema, object[], string]>([
  ['is not taken', { type: 'object' }, [], 'no longer takes body.daily.'],
  [
    'is taken as something else',
    { ...body, properties: { daily: { type: 'string' } } },
    [],
    'takes string as body.daily, which is sent as number.',
  ],
  [
    'is not sent, and needed',
    { ...body, properties: { ...body.properties, reason: { type: 'string' } }, required: ['daily', 'reason'] },
    [],
    'needs body.reason, which is not always sent.',
  ],
  [
    'is a header that is not sent, and needed',
    body,
    [{ name: 'idempotency-key', in: 'header', required: true, schema: { type: 'string' } }],
    'needs header.idempotency-key, which is not always sent.',
  ],
])('finds what %s', (_, schema, parameters, fault) => {
  expect(found(change(sends), document(card, schema, parameters))).toEqual([`PATCH /cards/{id}: ${fault}`]);
});

test('finds operations and problems that are not there', () => {
  const use = { operations: { 'POST /cards': { reads: {}, sends: {} } }, problems: ['card-blocked', 'card-lost'] };

  expect(found(use, document(card))).toEqual([
    'POST /cards: is no operation of the API.',
    'card-lost: is no problem that the API answers with.',
  ]);
});

test('takes a document of anything for an API that has nothing', () => {
  expect(found(using({ reads }), {})).toEqual(['GET /cards/{cardId}: is no operation of the API.']);
});

test('what a squad has under a name of no operation is passed over', () => {
  const operations = { 'get /cards/{id}': 5, 'GET /cards/{id}': { reads: {}, sends: {} } } as never;

  expect(apiFaults({ operations, problems: [] }, document(card))).toEqual([]);
});
