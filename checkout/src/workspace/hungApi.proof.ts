import { setTimeout } from 'node:timers/promises';
import { startApi, startGateway } from '../testing/observedBank.ts';

jest.setTimeout(120_000);

const CUSTOMERS = 12;
const FROZEN_MS = 6000;
const LOOK_MS = 50;
/** The API’s answer to whoever is not signed in. */
const NOBODY = 401;
/** No customer waits longer because one API hangs. */
const MAX_MS = 2000;

interface Read {
  at: number;
  ms: number;
  status: number;
}

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function bank() {
  const apis = await Promise.all([startApi({ BANK_LOG_REQUESTS: 'yes' }), startApi({ BANK_LOG_REQUESTS: 'yes' })]);
  for (const api of apis) stops.push(api.stop, () => api.signal('SIGCONT'));
  const gateway = await startGateway(apis.map(({ address }) => address).join(), {});
  stops.push(gateway.stop);
  const health = async () => (await fetch(`${gateway.address}health`)).json();
  const reachesAll = async () => (await health()).apis.every(({ state }: { state: string }) => state === 'ready');
  return { apis, gateway, health, reachesAll };
}

/** Customers of networks of their own, each with one request after the other. @returns ends them */
function read(address: string) {
  const reads: Read[] = [];
  let isOver = false;
  const customer = async (_: unknown, number: number) => {
    while (!isOver) {
      const at = performance.now();
      const headers = { 'x-forwarded-for': `203.0.113.${number}` };
      const { status } = await fetch(new URL('/api/v1/auth/me', address), { headers });
      reads.push({ at, ms: performance.now() - at, status });
    }
  };
  const customers = Promise.all(Array.from({ length: CUSTOMERS }, customer));
  return async () => {
    isOver = true;
    await customers;
    return reads;
  };
}

test('an API that hangs fails no read, holds none up for two seconds, is named, and comes back', async () => {
  const { apis, gateway, health, reachesAll } = await bank();
  const [hanging] = apis;
  const end = read(gateway.address);
  await setTimeout(1000);

  hanging.signal('SIGSTOP');
  const stoppedAt = performance.now();
  await setTimeout(FROZEN_MS);
  const named = await health();
  hanging.signal('SIGCONT');
  const before = hanging.lines().length;
  while (!(await reachesAll())) await setTimeout(LOOK_MS);
  while (hanging.lines().length < before + CUSTOMERS) await setTimeout(LOOK_MS);
  const reads = await end();

  expect(named.status).toBe('degraded');
  expect(named.problems).toEqual([expect.stringContaining(`The API ${hanging.address} has not been ready since`)]);
  expect(reads.filter(({ status }) => status !== NOBODY)).toEqual([]);
  const during = reads.filter(({ at, ms }) => at + ms > stoppedAt);
  expect(during.length).toBeGreaterThan(CUSTOMERS);
  expect(Math.max(...during.map(({ ms }) => ms))).toBeLessThan(MAX_MS);
});
