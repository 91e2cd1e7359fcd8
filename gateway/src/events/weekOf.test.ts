import { cardsRegistry, cardsRelease } from '@bank/registry/testing/cardsRegistry.ts';
import { MemoryStore } from '@bank/registry/testing/MemoryStore.ts';
import type { PageEvent } from './event.ts';
import { SharedErrors } from './SharedErrors.ts';
import { Telemetry } from './Telemetry.ts';
import { weekOf } from './weekOf.ts';

const registry = cardsRegistry({ active: 'a', previous: [] }, cardsRelease('a'));
const of = { remote: 'mfe-cards', version: 'a' };
const visit = (outcome: 'ok' | 'failed' | 'fallback' | 'override'): PageEvent => ({
  type: 'visit',
  ...of,
  part: '/cards',
  phase: 'render',
  outcome,
  ms: 1,
  retries: 0,
});
const error = (message: string): PageEvent => ({
  type: 'error',
  ...of,
  kind: 'uncaught',
  name: 'TypeError',
  message,
  stack: [],
  page: '/cards',
  count: 2,
  isFirst: true,
});

function gateway(store: MemoryStore, ...events: PageEvent[]) {
  const telemetry = new Telemetry();
  telemetry.record(events, registry);
  return { telemetry, share: () => new SharedErrors(store, telemetry, fail).share() };
}

function fail(message: string): never {
  throw new Error(message);
}

test('adds up what pages have told all gateways, and lists errors that only this one knows yet', async () => {
  const store = new MemoryStore();
  const one = gateway(store, visit('ok'), visit('failed'), error('seen by both'));
  const other = gateway(store, visit('fallback'), visit('override'), error('seen by both'));
  await one.share();
  await other.share();
  one.telemetry.record([error('seen just now')], registry, Date.now() + 1000);

  const { visits, errors } = await weekOf(store, one.telemetry.facts());

  expect(visits).toEqual([{ name: 'mfe-cards', version: 'a', loads: 3, failures: 1, fallbacks: 1 }]);
  expect(errors).toMatchObject([
    { message: 'seen just now', count: 2 },
    { message: 'seen by both', count: 4 },
  ]);
});

test.each([
  ['fails', async () => fail('Access denied.')],
  ['hangs', () => new Promise<never>(() => {})],
])('shows what this gateway was told while the store %s', async (_, list) => {
  const store = new MemoryStore();
  const { telemetry } = gateway(store, visit('ok'), error('x'));
  jest.spyOn(store, 'list').mockImplementation(list);

  const { visits, errors } = await weekOf(store, telemetry.facts(), 1);

  expect([visits, errors]).toMatchObject([[{ loads: 1 }], [{ message: 'x' }]]);
});
