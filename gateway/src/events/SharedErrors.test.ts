import type { CountedError, TelemetryFacts } from '@bank/registry/telemetry/facts.ts';
import { readTelemetry } from '@bank/registry/telemetry/readTelemetry.ts';
import { MemoryStore } from '@bank/registry/testing/MemoryStore.ts';
import { RETRY_AFTER_MS, SHARE_EVERY_MS, SharedErrors } from './SharedErrors.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOON = Date.parse('2026-11-24T12:00:00Z');
const AT = new Date(NOON).toISOString();

beforeEach(() => jest.useFakeTimers({ now: NOON }));
afterEach(() => jest.useRealTimers());

const failure = (change: Partial<CountedError> = {}): CountedError => ({
  id: '0123456789',
  remote: 'mfe-cards',
  version: '1.0.0-4f1c000000',
  kind: 'render',
  name: 'TypeError',
  message: 'x is undefined',
  stack: ['page.js:1:2'],
  page: '/cards',
  count: 1,
  pages: 1,
  firstAt: AT,
  lastAt: AT,
  ...change,
});

/** A gateway that counts in `facts`. */
function gateway(store = new MemoryStore()) {
  const facts: TelemetryFacts = { visits: [], errors: [] };
  const warnings: string[] = [];
  const shared = new SharedErrors(store, { facts: () => facts }, (message) => warnings.push(message));
  const visit = (count: number) => {
    facts.visits = [{ remote: 'mfe-cards', version: '1.0.0-4f1c000000', outcome: 'ok', count }];
  };
  return { facts, shared, store, visit, warnings };
}

const later = (ms: number) => jest.setSystemTime(Date.now() + ms);
const known = async (store: MemoryStore) => (await readTelemetry(store)).facts;

test('what is new is in the store ten seconds later, and nothing is written without news', async () => {
  const { facts, shared, store, visit } = gateway();
  const put = jest.spyOn(store, 'put');
  shared.start();
  visit(3);
  facts.errors = [failure()];

  await jest.advanceTimersByTimeAsync(SHARE_EVERY_MS);
  await jest.advanceTimersByTimeAsync(3 * SHARE_EVERY_MS);

  expect(put).toHaveBeenCalledTimes(1);
  expect([...store.files.keys()]).toEqual([expect.stringMatching(/^telemetry\/2026-11-24\/[0-9a-f]{16}\.json$/)]);
  expect(await known(store)).toEqual({ visits: facts.visits, errors: facts.errors, flags: [] });
  await shared.close();
});

test('it writes what came last as the gateway ends, also behind a write that is under way', async () => {
  const { shared, store, visit } = gateway();
  visit(1);
  const first = shared.share();
  visit(2);

  await shared.close();
  await first;

  expect((await known(store)).visits).toMatchObject([{ count: 2 }]);
});

test('gateways are read together: counts are sums, and times the first and the last', async () => {
  const store = new MemoryStore();
  const [one, other] = [gateway(store), gateway(store)];
  one.visit(3);
  other.visit(4);
  one.facts.errors = [failure({ count: 2, firstAt: '2026-11-24T08:00:00Z', lastAt: '2026-11-24T09:00:00Z' })];
  other.facts.errors = [failure({ count: 5, firstAt: '2026-11-24T08:30:00Z', lastAt: '2026-11-24T08:40:00Z' })];

  await one.shared.share();
  await other.shared.share();

  const { facts, gateways } = await readTelemetry(store);
  expect(gateways).toBe(2);
  expect(facts.visits).toMatchObject([{ count: 7 }]);
  expect(facts.errors).toEqual([
    failure({ count: 7, pages: 2, firstAt: '2026-11-24T08:00:00Z', lastAt: '2026-11-24T09:00:00Z' }),
  ]);
});

test('each day has what was counted on it, and days older than a week are removed', async () => {
  const { shared, store, visit } = gateway();
  for (let day = 1; day <= 9; day++) {
    visit(10 * day);
    await shared.share();
    later(DAY_MS);
  }

  const days = [...store.files.keys()].map((key) => key.split('/')[1]);
  expect(days).toEqual(['11-26', '11-27', '11-28', '11-29', '11-30', '12-01', '12-02'].map((day) => `2026-${day}`));
  later(-DAY_MS);
  expect((await known(store)).visits).toMatchObject([{ count: 70 }]);
});

test('an error that the gateway dropped and saw again is counted on', async () => {
  const { facts, shared, store } = gateway();
  for (const errors of [[failure({ count: 5, pages: 3 })], [], [failure({ count: 2 })]]) {
    facts.errors = errors;
    await shared.share();
  }

  expect((await known(store)).errors).toMatchObject([{ count: 7, pages: 4 }]);
});

test('at most 200 errors are kept of a day, those that came last', async () => {
  const { facts, shared, store } = gateway();
  const idOf = (number: number) => String(number).padStart(10, '0');
  for (let number = 0; number < 250; number++) {
    facts.errors = [failure({ id: idOf(number) })];
    await shared.share();
  }

  const ids = (await known(store)).errors.map(({ id }) => id);
  expect(ids).toHaveLength(200);
  expect(ids.at(0)).toBe(idOf(50));
});

test('a store that cannot be written is told once and tried again later, and loses nothing', async () => {
  const { shared, store, visit, warnings } = gateway();
  const put = jest.spyOn(store, 'put').mockRejectedValue(new Error('Access denied.'));
  for (const count of [1, 2, 3]) {
    visit(count);
    await shared.share();
  }
  expect(put).toHaveBeenCalledTimes(1);
  later(RETRY_AFTER_MS);
  await shared.share();
  put.mockRestore();
  later(RETRY_AFTER_MS);
  await shared.share();

  expect(warnings).toEqual([
    '"bank errors" does not see what this gateway is told: memory cannot be written. Access denied.',
  ]);
  expect((await known(store)).visits).toMatchObject([{ count: 3 }]);
});

test('the gateway ends although the store does not answer', async () => {
  const { shared, store, visit } = gateway();
  jest.spyOn(store, 'put').mockReturnValue(new Promise(() => {}));
  visit(1);

  const closed = shared.close();
  await jest.advanceTimersByTimeAsync(SHARE_EVERY_MS);

  await expect(closed).resolves.toBeUndefined();
});

test('a file that is none of a gateway’s is passed over, and named', async () => {
  const { shared, store, visit } = gateway();
  visit(1);
  await shared.share();
  const bad = { visits: [], errors: [{ ...failure(), id: '../../etc' }] };
  for (const text of ['{', JSON.stringify(bad)])
    await store.put(`telemetry/2026-11-24/bad${text.length}.json`, new TextEncoder().encode(text));

  const { facts, unreadable } = await readTelemetry(store);

  expect(facts.visits).toMatchObject([{ count: 1 }]);
  expect(unreadable).toHaveLength(2);
});

test('reads few large files, however many somebody has put there', async () => {
  const store = new MemoryStore();
  const day = new Date().toISOString().slice(0, 10);
  for (let at = 0; at < 100; at += 1) await store.put(`telemetry/${day}/${at}.json`, new Uint8Array(2_000_000));
  const gets = jest.spyOn(store, 'get');

  const { unread } = await readTelemetry(store);

  expect([gets.mock.calls.length, unread]).toEqual([32, 68]);
});
