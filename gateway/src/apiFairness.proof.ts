import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import fastify from 'fastify';
import { createGateway } from './createGateway.ts';
import type { FairAgentOptions } from './fair/fairAgent.ts';

const EXPORT_BYTES = 16 * 1024 * 1024;
/** The number that stopped the bank in an attack, more than the gateway has connections for. */
const STALLED = 70;

/** Ends what a test has started, the last first. */
const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function bank(fairness: FairAgentOptions = {}) {
  const running = { now: 0, most: 0 };
  const hung: (() => void)[] = [];
  const exports = new EventEmitter();
  const api = fastify({ forceCloseConnections: true });
  api.get('/api/v1/auth/me', async () => ({ firstName: 'Amelia' }));
  api.get('/api/v1/large', async () => 'x'.repeat(900_000));
  api.get('/api/v1/hung', async () => {
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    await new Promise<void>((resolve) => hung.push(resolve));
    running.now -= 1;
    return {};
  });
  api.get('/api/v1/transactions.csv', async (_, reply) => {
    const rows = Readable.from(Array<Buffer>(EXPORT_BYTES / 65_536).fill(Buffer.alloc(65_536, 'x')));
    rows.once('close', () => exports.emit('end', rows.readableEnded ? 'whole' : 'cut off'));
    return reply.type('text/csv').send(rows);
  });
  stops.push(() => api.close());
  const address = await api.listen({ host: '127.0.0.1', port: 0 });
  const gateway = await createGateway({
    config: { ...config, dataMode: 'live' },
    deployment: await emptyDeployment(),
    api: () => [address],
    fairness,
  });
  gateway.log.level = 'silent';
  const logged = jest.fn();
  gateway.addHook('onRequest', async ({ log }) => {
    log.error = logged;
    if (log.level !== 'error') log.warn = logged;
  });
  stops.push(() => gateway.close());
  await gateway.listen({ host: '127.0.0.1', port: 0 });
  const { port } = gateway.server.address() as AddressInfo;
  return { port, hung, running, exports, logged };
}

const headersOf = (session: string, network = '198.51.100.7') => ({
  cookie: `__Host-bank_access=${session}`,
  'x-forwarded-for': network,
});

/** Asks, and reads nothing. */
async function stall(port: number, path: string, session: string, network?: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  stops.push(() => socket.destroy());
  await once(socket, 'connect');
  const headers = Object.entries(headersOf(session, network)).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.pause().write(`GET ${path} HTTP/1.1\r\nhost: bank.example\r\n${headers.join('')}\r\n`);
  return socket;
}

const me = (port: number, session: string, network?: string) =>
  fetch(`http://127.0.0.1:${port}/api/v1/auth/me`, { headers: headersOf(session, network) });

test.each([
  ['exports', '/api/v1/transactions.csv'],
  ['large answers', '/api/v1/large'],
])('answers everybody else while one customer reads none of 70 %s', async (_, path) => {
  const { port } = await bank();
  await Promise.all(Array.from({ length: STALLED }, () => stall(port, path, 'attacker')));

  const answers = await Promise.all([me(port, 'other'), me(port, 'attacker'), me(port, 'third', '203.0.113.5')]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('gives other customers their export while somebody with many sessions reads none of theirs', async () => {
  const { port } = await bank();
  await Promise.all(Array.from({ length: STALLED }, (_, at) => stall(port, '/api/v1/transactions.csv', `a${at}`)));

  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/transactions.csv`, {
    headers: headersOf('other', '203.0.113.5'),
  });

  expect((await answer.arrayBuffer()).byteLength).toBe(EXPORT_BYTES);
});

test('cuts off an export that is not read, and leaves one that is', async () => {
  const { port, exports } = await bank({ slowest: { bytes: 32 * 1024, perMs: 300 } });
  const ended = once(exports, 'end');
  await stall(port, '/api/v1/transactions.csv', 'attacker');

  expect(await ended).toEqual(['cut off']);
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/transactions.csv`, { headers: headersOf('reader') });
  expect((await answer.arrayBuffer()).byteLength).toBe(EXPORT_BYTES);
});

test('gives one session six answers at a time, and refuses what has waited too long with 503 and Retry-After', async () => {
  const { port, hung, running, logged } = await bank({ maxWaitMs: 200 });
  const statuses: number[] = [];
  const ask = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/hung`, { headers: headersOf('attacker') });
    if (statuses.push(answer.status) === 94) for (const end of hung) end();
    return answer;
  };

  const answers = await Promise.all(Array.from({ length: 100 }, ask));

  expect(statuses).toEqual([...Array(94).fill(503), ...Array(6).fill(200)]);
  expect(running.most).toBe(6);
  expect(logged.mock.calls.length).toBeLessThanOrEqual(60);
  const refused = answers.find(({ status }) => status === 503);
  expect(refused?.headers.get('retry-after')).toBe('5');
  expect(await refused?.json()).toMatchObject({ type: '/problems/unavailable' });
});
