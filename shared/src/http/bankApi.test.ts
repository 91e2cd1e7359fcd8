import { type FakeApi, installApi } from '../testing';
import { bankApi } from './bankApi';

interface paths {
  '/cards': {
    parameters: { query?: never };
    get: {
      parameters: { query?: { kind?: 'debit' } };
      responses: { 200: { content: { 'application/json': string[] } } };
    };
    put?: never;
  };
  '/cards/{id}/limits/{kind}': {
    patch: {
      parameters: { path: { id: string; kind: string }; header: { 'idempotency-key': string } };
      requestBody: { content: { 'application/json': { daily: number } } };
      responses: { 204: { content?: never }; default: { content: { 'application/problem+json': { title: string } } } };
    };
  };
}

const ask = bankApi<paths>();
let api: FakeApi;

beforeEach(() => {
  api = installApi();
});

test('asks for an operation by its name, and resolves to what its types say', async () => {
  api.answer('GET /cards', { body: ['debit'] });

  const cards: string[] = await ask('GET /cards', { query: { kind: 'debit' } });

  expect(cards).toEqual(['debit']);
  expect(api.calls).toMatchObject([{ name: 'GET /cards', query: { kind: 'debit' } }]);
});

test('puts parameters into the path as text, whatever they hold, and sends body and headers', async () => {
  api.answer('PATCH /cards/a%2F..%2Fb%3Fc/limits/daily', { status: 204 });

  const headers = { 'idempotency-key': 'once' };
  await ask('PATCH /cards/{id}/limits/{kind}', {
    path: { id: 'a/../b?c', kind: 'daily' },
    headers,
    data: { daily: 5 },
  });

  expect(api.calls).toMatchObject([{ name: 'PATCH /cards/a%2F..%2Fb%3Fc/limits/daily', body: { daily: 5 } }]);
});

test('takes no operation that the API does not have, and none without what it needs', () => {
  const wrong = () => {
    // @ts-expect-error there is no such operation
    ask('POST /cards');
    // @ts-expect-error its path has parameters
    ask('PATCH /cards/{id}/limits/{kind}');
  };

  expect(wrong).toEqual(expect.any(Function));
});
