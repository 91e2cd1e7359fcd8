import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Store } from '@bank/registry/store/Store.ts';
import { cardsRegistry, cardsRelease } from '@bank/registry/testing/cardsRegistry.ts';
import { MemoryStore } from '@bank/registry/testing/MemoryStore.ts';
import { Alerts, type Observed } from './Alerts.ts';
import { type Alert, Webhook } from './Webhook.ts';

const KEY = Buffer.from('a secret of at least 24 bytes');
const SECRET = `whsec_${KEY.toString('base64')}`;
const alert: Alert = { id: 'bank-1-7', type: 'changed', timestamp: '2026-11-24T10:00:00Z', data: { app: 'mfe-cards' } };

let server: Server;
let url: string;
let received: { headers: IncomingHttpHeaders; body: string }[];
let answers: number[];

beforeEach(async () => {
  [received, answers] = [[], []];
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
    response.writeHead(answers.shift() ?? 204).end();
    server.emit('received');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('signs each alert as Standard Webhooks are', async () => {
  new Webhook(url, SECRET, fail).send(alert);
  await once(server, 'received');

  const [{ headers, body } = { headers: {}, body: '' }] = received;
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', KEY).update(signed).digest('base64')}`);
  expect(headers['webhook-id']).toBe('bank-1-7');
  expect(JSON.parse(body)).toEqual({ type: 'changed', timestamp: alert.timestamp, data: alert.data });
});

test('tries again what was not taken, in order, and says what it gave up', async () => {
  answers = [500, 503, 204, 500, 500, 500];
  const warnings = new Promise<string>((resolve) => {
    const webhook = new Webhook(url, SECRET, resolve, [0, 0]);
    webhook.send(alert);
    webhook.send({ ...alert, id: 'bank-1-8' });
  });

  expect(await warnings).toBe(`Alert bank-1-8 did not reach ${new URL(url).origin}.`);
  const ids = received.map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual([...Array(3).fill('bank-1-7'), ...Array(3).fill('bank-1-8')]);
});

test('names a receiver that is too slow without its path, which may hold a secret', () => {
  const warnings: string[] = [];
  const webhook = new Webhook(url, SECRET, (message) => warnings.push(message), [0]);
  for (let count = 0; count <= 100; count += 1) webhook.send(alert);
  webhook.close();

  expect(warnings).toEqual([`Alert bank-1-7 is dropped: ${new URL(url).origin} is too slow.`]);
});

const registry = cardsRegistry({ active: 'a', previous: [] }, cardsRelease('a'));

/** @returns what is told of, once this is so */
function watcher(memory?: Store) {
  const told: Alert[] = [];
  let state: Observed = { registry, changes: [], problems: {} };
  const alerts = new Alerts(
    async () => state,
    (one) => told.push(one),
    memory,
  );
  return async (change: Partial<Observed> = {}) => {
    state = { ...state, ...change };
    await alerts.look();
    return told.splice(0);
  };
}

const changeOf = (app: string) => ({ at: '2026-11-24T10:00:00Z', by: 'ada', action: 'release', app, why: 'test' });

test('tells of health once, also where it changes while the gateway starts again', async () => {
  const memory = new MemoryStore();
  const look = watcher(memory);

  expect(await look()).toEqual([]);
  expect(await look({ problems: { store: ['mfe-cards fails'] } })).toMatchObject([{ type: 'degraded' }]);
  expect(await look()).toEqual([]);
  expect(await watcher(memory)()).toMatchObject([{ type: 'recovered' }]);
  expect(await watcher(memory)()).toEqual([]);
});

test('tells of each part that gets a problem, whatever degrades the bank already', async () => {
  const look = watcher();
  await look();
  const [stray] = await look({ problems: { store: ['A stray file'], apis: [] } });
  const away = { store: ['A stray file', 'Another'], apis: ['The API is away'] };

  const [told] = await look({ problems: away });

  expect(told).toMatchObject({ type: 'degraded', data: { problems: Object.values(away).flat() } });
  expect(told?.id).not.toBe(stray?.id);
  expect(await look()).toEqual([]);
  expect(await look({ problems: { ...away, apis: [] } })).toEqual([]);
  expect(await look({ problems: away })).toMatchObject([{ type: 'degraded' }]);
  expect(await look({ problems: { store: [] } })).toMatchObject([{ type: 'recovered', data: { problems: [] } }]);
  expect(await look({ problems: away })).toMatchObject([{ type: 'degraded' }]);
});

test('what comes, goes and comes again within a minute has alerts that no receiver takes for one', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-24T10:00:01Z') });
  const look = watcher();
  await look();
  const away = { store: ['The store is away.'] };

  const told = [
    ...(await look({ problems: away })),
    ...(await look({ problems: {} })),
    ...(await look({ problems: away })),
    ...(await look({ problems: {} })),
  ];
  jest.useRealTimers();

  expect(new Set(told.map(({ id }) => id)).size).toBe(4);
});

test('says nothing new of what fails already when the gateway starts again', async () => {
  const memory = new MemoryStore();
  const fails = { problems: { 'mfe-cards@1.0.0-a': ['mfe-cards fails'] } };
  const look = watcher(memory);
  await look();
  expect(await look(fails)).toHaveLength(1);

  expect(await watcher(memory)(fails)).toEqual([]);
});

test('tells of each change that one look finds, with the key that signed it, and of a set once', async () => {
  const look = watcher();
  const first = { id: 'a', change: changeOf('shell'), key: 'platform' };
  const [release, twin] = ['b', 'c'].map((id) => ({ id, change: changeOf('mfe-cards'), key: 'cards' }));
  const verdict = { id: 'd', change: changeOf('mfe-cards'), key: 'gateway' };
  if (!release || !twin) throw new Error('There are two.');

  expect(await look({ changes: [first] })).toEqual([]);
  const told = await look({ changes: [verdict, release, twin, first] });

  expect(told.map(({ data }) => data)).toMatchObject([
    { app: 'mfe-cards', key: 'cards' },
    { app: 'mfe-cards', key: 'gateway' },
  ]);
  expect(await look({ registry: undefined, changes: [] })).toEqual([]);
  expect(await look({ registry, changes: [verdict, release, twin, first] })).toEqual([]);
});

test('an alert is no larger than receivers take, whatever a squad writes into its change', async () => {
  const look = watcher();
  const long = 'x'.repeat(100_000);
  const texts = {
    at: long,
    by: long,
    action: long,
    to: long,
    why: long,
    together: Array(5000).fill('x'),
    forced: [long],
  };
  const change = { app: 'mfe-cards', ...texts, more: long };
  await look();

  const [told] = await look({ changes: [{ id: 'f', change, key: 'cards' }] });

  expect(told?.data).toMatchObject({ to: expect.stringContaining('x'), why: expect.stringContaining('x') });
  expect(JSON.stringify(told).length).toBeLessThan(20_000);
});

test('a change says neither of which bank nor of which revision it is', async () => {
  const look = watcher();
  const change = { ...changeOf('mfe-cards'), deployment: 'another', revision: 99, key: 'operator' };
  await look();

  const [told] = await look({ changes: [{ id: 'e', change, key: 'cards' }] });

  const { deployment, revision } = registry;
  expect(told?.data).toMatchObject({ deployment, revision, key: 'cards' });
});

function fail(message: string): never {
  throw new Error(message);
}
