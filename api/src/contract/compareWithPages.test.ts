import fastify from 'fastify';
import { SetupError } from '../kernel/SetupError.ts';
import { readSettings } from '../settings.ts';
import { startApi } from '../startApi.ts';
import { compareWithPages } from './compareWithPages.ts';

const documentOf = (properties: object) => {
  const schema = { type: 'object', properties, required: Object.keys(properties) };
  return { paths: { '/cards': { get: { responses: { 200: { content: { 'application/json': { schema } } } } } } } };
};
const field = { type: 'string' };
const uses = [
  {
    name: 'mfe-cards',
    version: '1.0.0-0123456789',
    owner: 'Cards',
    api: { operations: { 'GET /cards': { reads: { id: 'string', kind: 'string' }, sends: {} } }, problems: [] },
  },
];
const bank = fastify();
let running: object | undefined;
let pages: string;
/** A release that says this, alone. */
let claimed: object | undefined;

beforeAll(async () => {
  bank.get('/banking/api-uses.json', () => (claimed ? [claimed] : uses));
  bank.get('/api/v1/openapi.json', (_, reply) => running ?? reply.code(503).send());
  pages = `${await bank.listen({ host: '127.0.0.1', port: 0 })}/banking`;
});
afterEach(() => {
  claimed = undefined;
});
afterAll(() => bank.close());

async function start(mine: object) {
  const said: string[] = [];
  await compareWithPages(
    pages,
    (line) => said.push(line),
    async () => mine,
  );
  return said;
}

test('refuses to start an API that lacks a field which live pages read and the running one has', async () => {
  running = documentOf({ id: field, kind: field });

  expect(await start(documentOf({ id: field, kind: field, added: field }))).toEqual([]);
  const refused = start(documentOf({ id: field }));
  await expect(refused).rejects.toThrow(SetupError);
  await expect(refused).rejects.toThrow(
    '\n  mfe-cards 1.0.0-0123456789 (Cards): GET /cards: no longer answers with kind.\n',
  );
});

test('starts with what the running API lacks as well: no release keeps the bank from starting', async () => {
  running = documentOf({ id: field });

  expect(await start(documentOf({ id: field }))).toEqual([]);
});

test('starts with what the running API has in no such way: nobody loses that, whatever a release says', async () => {
  const { paths } = documentOf({ id: field });
  const { '/cards': item } = documentOf({ id: { type: ['string', 'null'] } }).paths;
  const next = { paths: { '/cards': { get: item.get, put: item.get } } };
  running = { paths };
  const said = [
    ['GET /cards', { reads: { id: 'number' }, sends: {} }],
    ['PUT /cards', { reads: { kind: 'string' }, sends: {} }],
  ] as const;

  for (const [name, use] of said) {
    claimed = { ...uses[0], api: { operations: { [name]: use }, problems: [] } };
    expect(await start(next)).toEqual([]);
  }
});

test('starts where no API runs yet, and says that it has compared nothing', async () => {
  running = undefined;

  expect(await start(documentOf({}))).toEqual([expect.stringMatching(/^Not compared with what pages use: .* 503\.$/)]);
});

test('an API that starts compares itself with the pages that BANK_PAGES names, before it opens its database', async () => {
  running = documentOf({ id: field, kind: field });
  const env = { BANK_PAGES: pages, BANK_DEMO: 'yes', DATABASE_URL: 'postgres://127.0.0.1:1/none' };

  await expect(startApi(readSettings(env))).rejects.toThrow('GET /cards: no longer answers with kind.\n');
});
