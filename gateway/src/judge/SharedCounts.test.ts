import { cardsRegistry, cardsRelease } from '@bank/registry/testing/cardsRegistry.ts';
import { MemoryStore } from '@bank/registry/testing/MemoryStore.ts';
import type { VisitEvent } from '../events/event.ts';
import { failingVersions } from '../events/failingVersions.ts';
import { Telemetry } from '../events/Telemetry.ts';
import { SharedCounts } from './SharedCounts.ts';

const MINUTE_MS = 60_000;
const TICK_MS = 10_000;
const DAYS_MS = 24 * 60 * MINUTE_MS;
const [ACTIVE, CANARY] = ['1.0.0-aaaaaaaaaa', '1.1.0-bbbbbbbbbb'] as const;
const registry = cardsRegistry(
  { active: ACTIVE, previous: [], canary: { version: CANARY, percent: 10, guard: true } },
  cardsRelease(ACTIVE),
  cardsRelease(CANARY),
);
const withoutCanary = cardsRegistry({ active: ACTIVE, previous: [] }, cardsRelease(ACTIVE));

function gateway(store: MemoryStore, served = withoutCanary) {
  const telemetry = new Telemetry();
  const shared = new SharedCounts(store, telemetry);
  const visit = (outcome: VisitEvent['outcome'], at = 0, count = 1) => {
    const one = { type: 'visit', remote: 'mfe-cards', version: ACTIVE, part: '/cards', phase: 'render' } as const;
    telemetry.record(Array(count).fill({ ...one, outcome, ms: 1, retries: 0 }), served, at);
  };
  const failing = (at: number) => failingVersions(served, shared.all(at), at);
  return { shared, telemetry, visit, failing };
}

test('names an outage at each gateway within 30 s of the fifth failed visit, wherever the visits were', async () => {
  const store = new MemoryStore();
  const [one, other] = [gateway(store), gateway(store)];
  one.visit('failed', 0, 3);
  other.visit('failed', 0, 2);
  expect([one.failing(0), other.failing(0)]).toEqual([[], []]);

  for (let at = TICK_MS; at <= 2 * TICK_MS; at += TICK_MS)
    for (const { shared } of [one, other]) await shared.exchange(at);

  const outage = [{ remote: 'mfe-cards', version: ACTIVE, failed: 5, visits: 5 }];
  expect(one.failing(2 * TICK_MS)).toMatchObject(outage);
  expect(other.failing(2 * TICK_MS)).toMatchObject(outage);
});

test('reads one file at a time, however many somebody has put there', async () => {
  const store = new MemoryStore();
  for (let at = 0; at < 100; at += 1) await store.put(`judged/${at}.json`, new Uint8Array(1));
  let [reading, most] = [0, 0];
  jest.spyOn(store, 'get').mockImplementation(async () => {
    reading += 1;
    most = Math.max(most, reading);
    await Promise.resolve();
    reading -= 1;
    return new Uint8Array(1);
  });

  await gateway(store).shared.exchange(0);

  expect(most).toBe(1);
});

test('counts the good visits of gateways where nothing fails', async () => {
  const store = new MemoryStore();
  const [one, other] = [gateway(store), gateway(store)];
  one.visit('failed', 0, 5);
  other.visit('ok', 0, 45);
  expect(one.failing(0)).toHaveLength(1);

  for (const { shared } of [one, other, one]) await shared.exchange(0);

  expect(one.failing(0)).toEqual([]);
});

test('writes nothing while nothing fails and no canary is judged, nor twice the same, and removes what is past', async () => {
  const store = new MemoryStore();
  const put = jest.spyOn(store, 'put');
  const { shared, visit } = gateway(store);
  visit('ok');
  await shared.exchange(0);
  expect(put).not.toHaveBeenCalled();

  visit('failed');
  await shared.exchange(0);
  await shared.exchange(TICK_MS);
  expect(put).toHaveBeenCalledTimes(1);
  expect(await store.list('judged')).toEqual([expect.stringMatching(/^[0-9a-f]{16}-[0-9a-f]{16}\.json$/)]);

  await shared.exchange(5 * MINUTE_MS);
  expect(await store.list('judged')).toEqual([]);
});

test('reads each content once, however many gateways have left theirs behind, for two weeks', async () => {
  const store = new MemoryStore();
  for (let start = 0; start < 5; start += 1) {
    const { shared, visit } = gateway(store, registry);
    visit('ok');
    await shared.exchange(0);
  }
  const { shared } = gateway(store, registry);
  const get = jest.spyOn(store, 'get');
  await shared.exchange(TICK_MS);
  await shared.exchange(2 * TICK_MS);
  expect(get).toHaveBeenCalledTimes(5);
  expect(shared.all(DAYS_MS).flatMap(({ hours }) => hours)).toHaveLength(5);

  await shared.exchange(14 * DAYS_MS);
  expect(await store.list('judged')).toEqual([]);
});

test('removes what claims to be counted in a time to come', async () => {
  const store = new MemoryStore();
  const { shared, visit } = gateway(store, registry);
  visit('failed', 30 * DAYS_MS);
  await shared.exchange(30 * DAYS_MS);
  expect(await store.list('judged')).toHaveLength(1);

  await gateway(store).shared.exchange(0);

  expect(await store.list('judged')).toEqual([]);
});

test('takes the later of two contents of a gateway, which has not removed the earlier one', async () => {
  const store = new MemoryStore();
  jest.spyOn(store, 'remove').mockResolvedValue();
  const { shared, visit } = gateway(store, registry);
  for (const at of [0, TICK_MS, 2 * TICK_MS]) {
    visit('ok', at);
    await shared.exchange(at);
  }
  const { shared: other } = gateway(store, registry);

  await other.exchange(2 * TICK_MS);

  expect(await store.list('judged')).toHaveLength(3);
  expect(other.all(2 * TICK_MS)[1]?.hours).toMatchObject([{ counts: { ok: 3 } }]);
});

test('goes on counting the others where it may not write itself', async () => {
  const store = new MemoryStore();
  const [one, other] = [gateway(store), gateway(store)];
  one.visit('failed', 0, 3);
  other.visit('failed', 0, 3);
  await one.shared.exchange(0);
  jest.spyOn(store, 'put').mockRejectedValue(new Error('Access denied.'));

  await expect(other.shared.exchange(0)).rejects.toThrow('Access denied.');

  expect(other.failing(0)).toHaveLength(1);
});

test('reads few large files, however many somebody has put there', async () => {
  const store = new MemoryStore();
  for (let at = 0; at < 100; at += 1) await store.put(`judged/${at}.json`, new Uint8Array(1_000_000));
  const gets = jest.spyOn(store, 'get');

  await gateway(store).shared.exchange(0);

  expect(gets).toHaveBeenCalledTimes(16);
});

test('a canary whose share changes again and again keeps no counts of others from the other gateways', async () => {
  const store = new MemoryStore();
  const [one, other] = [gateway(store, registry), gateway(store, registry)];
  const { remotes, releases } = registry;
  const paid = { type: 'visit', remote: 'mfe-bills', version: ACTIVE, part: '/bills', phase: 'render' } as const;
  one.visit('failed', 0, 5);
  for (let change = 0; change < 10_000; change += 1) {
    const canary = { version: CANARY, percent: 1 + change / 1e6, guard: true as const };
    const served = {
      ...registry,
      remotes: { ...remotes, 'mfe-bills': { active: ACTIVE, previous: [], canary } },
      releases: { ...releases, 'mfe-bills': releases['mfe-cards'] ?? {} },
    };
    one.telemetry.record([{ ...paid, outcome: 'ok', ms: 1, retries: 0 }], served, 0);
  }

  for (const { shared } of [one, other]) await shared.exchange(0);

  expect(other.failing(0)).toHaveLength(1);
});
