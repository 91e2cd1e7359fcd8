import { isValid } from '@bank/registry/parse.ts';
import { releaseSchemas } from '@bank/registry/schema.ts';
import { cardsRegistry, cardsRelease } from '@bank/registry/testing/cardsRegistry.ts';
import rateLimit from '@fastify/rate-limit';
import fastify from 'fastify';
import { eventRoute } from './eventRoute.ts';
import { sumOf } from './events/Counts.ts';
import { Telemetry } from './events/Telemetry.ts';
import { resolve } from './resolve.ts';

const event = {
  type: 'visit',
  remote: 'mfe-cards',
  version: 'a',
  part: '/cards',
  outcome: 'ok',
  phase: 'chunk',
  ms: 10,
  retries: 0,
};
const error = {
  type: 'error',
  remote: 'mfe-cards',
  version: 'a',
  kind: 'render',
  name: 'TypeError',
  message: 'x is undefined',
  stack: ['page.js:1:2'],
  page: '/cards',
  count: 1,
  isFirst: true,
};
const vital = { type: 'vital', name: 'LCP', value: 900, page: '/cards', remote: 'mfe-cards', version: 'a' };
const MAX_BODY_BYTES = 64 * 1024;

async function bank() {
  const registry = cardsRegistry({ active: 'a', previous: [] }, cardsRelease('a'));
  const served = { registry, changes: [], ...resolve(registry, '/'), template: '' };
  const telemetry = new Telemetry();
  const app = fastify();
  const logged = jest.fn();
  app.addHook('onRequest', async ({ log }) => {
    log.warn = logged;
  });
  await app.register(rateLimit, { global: false });
  await app.register(eventRoute, {
    prefix: '/',
    telemetry,
    source: { get: async () => served, found: [] },
  });
  const send = async (body: unknown, type = 'application/json', remoteAddress = '127.0.0.1') => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { 'content-type': type };
    return (await app.inject({ method: 'POST', url: '/events', headers, remoteAddress, payload })).statusCode;
  };
  const facts = () => telemetry.of('mfe-cards', 'a').facts();
  return { send, telemetry, facts, logged };
}

test.each(['application/json', 'text/plain'])('records the events of a beacon of type %s', async (type) => {
  const { send, facts, telemetry } = await bank();

  expect(await send([event, { ...event, outcome: 'failed', ms: 20 }, error, vital], type)).toBe(204);

  expect(facts()).toMatchObject({ loads: 2, failures: 1, errors: 1, p50: 10 });
  expect(
    telemetry
      .of('mfe-cards', 'a')
      .vitals()
      .find(({ vital }) => vital === 'LCP')?.histogram.sum,
  ).toBe(900);
});

test('takes the visit of a tab that slept for a month while it loaded', async () => {
  const { send, facts } = await bank();

  expect(await send([event, { ...event, ms: 30 * 24 * 60 * 60_000 }])).toBe(204);

  expect(facts()).toMatchObject({ loads: 2 });
});

test.each([
  ['that is no JSON', '{', 400],
  ['that is no list of events', { event }, 400],
  ['of which one is no event', [event, { ...event, ms: -1 }], 400],
  ['of an unknown type', [{ ...event, type: 'load' }], 400],
  ['of an unknown outcome', [{ ...event, outcome: 'stolen' }], 400],
  ['with an error of 21 frames', [{ ...error, stack: Array(21).fill('page.js:1:2') }], 400],
  ['with a message of 201 characters', [{ ...error, message: 'x'.repeat(201) }], 400],
  ['with too many events', Array(101).fill(event), 400],
  ['of remotes that the registry does not have', [{ ...event, remote: 'mfe-other' }], 204],
  ['of versions that the registry does not have', [{ ...event, version: 'b' }], 204],
])('records nothing of a beacon %s', async (_, body, status) => {
  const { send, facts } = await bank();

  expect(await send(body)).toBe(status);
  expect(facts()).toMatchObject({ loads: 0, errors: 0 });
});

test('no name that a release may have keeps other events of its pages out', async () => {
  const { send, facts } = await bank();
  const version = `${'1'.repeat(85)}.0.0-0123456789`;
  const part = `${'a'.repeat(74)}/${'a'.repeat(73)}@1 ${'a'.repeat(41)}`;
  const longest = { ...event, remote: 'm'.repeat(41), version, part };
  const slot = { slot: part.split(' ')[0] ?? '', id: 'a', title: 'A', expose: 'A', files: [] };
  const release = { ...cardsRelease(version), name: longest.remote, extensions: [slot], assets: {} };
  expect(isValid(releaseSchemas.remote, release)).toBe(true);
  const longer = { ...release, extensions: [{ ...slot, slot: `a${slot.slot}` }] };
  expect([longer, { ...release, version: `1${version}` }].map((one) => isValid(releaseSchemas.remote, one))).toEqual([
    false,
    false,
  ]);

  expect(await send([event, longest])).toBe(204);

  expect(facts()).toMatchObject({ loads: 1 });
});

test('logs an error that is new, with what it is known by', async () => {
  const { send, logged } = await bank();

  await send([error, error]);
  await send([error]);

  expect(logged.mock.calls).toEqual([
    [{ error: expect.objectContaining({ id: expect.any(String), name: 'TypeError' }) }, 'A page reported an error'],
  ]);
});

test('takes a hundred errors a minute from one address, and its visits all the same', async () => {
  const { send, facts, telemetry } = await bank();

  await send(Array.from({ length: 100 }, (_, at) => ({ ...error, message: `m${at}` })));
  await send([{ ...error, message: 'one more' }, event]);

  expect(telemetry.errors.all()).toHaveLength(100);
  expect(facts()).toMatchObject({ loads: 1, errors: 100 });
});

test('takes three hundred visits a minute from one network, and tells networks apart', async () => {
  const { send, facts, telemetry } = await bank();
  for (let beacon = 0; beacon < 4; beacon += 1) await send(Array(100).fill(event));
  expect(facts()).toMatchObject({ loads: 300 });

  for (const address of ['2001:db8::1', '2001:db8::2', '203.0.113.1']) await send([event], undefined, address);

  const counts = sumOf(telemetry.recent(Date.now()).minutes.map((minute) => minute.counts));
  expect(counts).toMatchObject({ ok: 303, networks: 3 });
});

test('reads 64 kB and no more, of the two types that browsers send', async () => {
  const { send } = await bank();

  expect(await send(`[]${' '.repeat(MAX_BODY_BYTES - 2)}`)).toBe(204);
  expect(await send(`[]${' '.repeat(MAX_BODY_BYTES - 1)}`)).toBe(413);
  expect(await send('[]', 'text/html')).toBe(415);
});

test('takes sixty beacons a minute from one address', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const { send } = await bank();
  const sendMany = async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) statuses.push(await send([]));
    return statuses;
  };

  expect(await sendMany()).toEqual([...Array(60).fill(204), 429]);
  jest.advanceTimersByTime(60_001);
  expect((await sendMany()).at(-1)).toBe(429);
  jest.useRealTimers();
});
