import { cardsRegistry, cardsRelease } from '@bank/registry/testing/cardsRegistry.ts';
import rateLimit from '@fastify/rate-limit';
import fastify from 'fastify';
import { eventRoute } from './eventRoute.ts';
import { resolve } from './resolve.ts';

const event = { name: 'ok', remote: 'mfe-cards', version: 'a', owner: 'cards squad', phase: 'page', ms: 10 };
const MAX_BODY_BYTES = 64 * 1024;

async function bank() {
  const registry = cardsRegistry({ active: 'a', previous: [] }, cardsRelease('a'));
  const served = { registry, key: 'test', ...resolve(registry, '/'), template: '' };
  const record = jest.fn();
  const app = fastify();
  await app.register(rateLimit, { global: false });
  await app.register(eventRoute, {
    ...{ prefix: '/', telemetry: { record } as never },
    source: { get: async () => served, problems: [] },
  });
  const send = async (body: unknown, type = 'application/json') => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    return (await app.inject({ method: 'POST', url: '/events', headers: { 'content-type': type }, payload }))
      .statusCode;
  };
  return { send, record };
}

test.each(['application/json', 'text/plain'])('records the events of a beacon of type %s', async (type) => {
  const { send, record } = await bank();

  expect(await send([event, { ...event, ms: 20 }], type)).toBe(204);

  expect(record.mock.calls).toEqual([[event], [{ ...event, ms: 20 }]]);
});

test.each([
  ['that is no JSON', '{', 400],
  ['that is no list of events', { event }, 400],
  ['of which one is no event', [event, { ...event, ms: -1 }], 400],
  ['of remotes that the registry does not have', [{ ...event, remote: 'mfe-other' }], 204],
])('records nothing of a beacon %s', async (_, body, status) => {
  const { send, record } = await bank();

  expect(await send(body)).toBe(status);
  expect(record).not.toHaveBeenCalled();
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
