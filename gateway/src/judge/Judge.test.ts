import { history } from '@bank/registry/bank/history.ts';
import { latestBank, latestRegistry } from '@bank/registry/bank/latest.ts';
import { defaultReleaseRules } from '@bank/registry/config/releaseRules.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { promote, setCanary } from '@bank/registry/edits/canary.ts';
import { disable } from '@bank/registry/edits/disable.ts';
import { together } from '@bank/registry/edits/together.ts';
import { readCandidate, release } from '@bank/registry/release/release.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import { requireChannel, type State, type Version, withChannel } from '@bank/registry/state.ts';
import { withCache } from '@bank/registry/store/withCache.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyFolder } from '@bank/registry/testing/deployment.ts';
import { type Staffed, staffedBank } from '@bank/registry/testing/people.ts';
import type { VisitEvent } from '../events/event.ts';
import { Telemetry } from '../events/Telemetry.ts';
import { TrustedBank } from '../TrustedBank.ts';
import { Judge } from './Judge.ts';
import { SharedCounts } from './SharedCounts.ts';

const MINUTE_MS = 60_000;
const rules = { ...defaultReleaseRules, visits: 40, minutes: 2 };
const cards = (content: string) => remoteBuild('cards', {}, { 'page.js': content });
const bills = (content: string) => remoteBuild('bills', {}, { 'page.js': content });
const withAutoRollback = (state: State) =>
  withChannel(state, 'mfe-cards', { ...requireChannel(state, 'mfe-cards'), autoRollback: true });

let bank: Staffed;
let start: number;
let active: string;
let canary: string;
let telemetry: Telemetry;
let judge: Judge;

beforeEach(async () => {
  bank = await staffedBank({ judges: ['bills'] });
  await releaseAll(bank.as.platform, shellBuild());
  [active = ''] = await releaseAll(bank.as.cards, cards('one'));
  canary = await releaseAs({ to: 10, isJudged: true }, 'two');
  start = Date.now();
  telemetry = new Telemetry();
  judge = judgeOf(bank.as.bills);
});

function judgeOf(deployment: Deployment, counted = telemetry): Judge {
  return new Judge(deployment, new SharedCounts(deployment.store, counted), rules, fail);
}

async function releaseAs(options: object, content: string): Promise<string> {
  const candidate = await readCandidate(await folderWith(cards(content)));
  await release(bank.as.cards, candidate, { by: 'cards', why: 'test', ...options });
  return candidate.release.version;
}

function fail(message: string): never {
  throw new Error(message);
}

/** @param failed of as many visits, in that minute */
async function visits(
  minute: number,
  version: string,
  count: number,
  failed = 0,
  { into = telemetry, network, remote = 'mfe-cards' }: { into?: Telemetry; network?: string; remote?: string } = {},
): Promise<void> {
  const registry = await latestRegistry(bank.gateway);
  const visit = { type: 'visit', remote, part: '/cards', phase: 'render', ms: 5, retries: 0 } as const;
  const events = Array.from(
    { length: count },
    (_, at): VisitEvent => ({ ...visit, version, outcome: at < failed ? 'failed' : 'ok' }),
  );
  if (registry) into.record(events, registry, start + minute * MINUTE_MS, network);
}

const look = (minute: number) => judge.look(start + minute * MINUTE_MS);
const channel = async () => (await latestRegistry(bank.gateway))?.remotes['mfe-cards'];

test('withdraws a canary that fails in one visit of five, and says why in the log', async () => {
  await visits(0, active, 180);
  await visits(0, canary, 20, 4);
  const gateway = new TrustedBank(bank.gateway, '/banking/');
  await gateway.look();

  await look(0);

  await gateway.look();
  expect(gateway.current?.registry.remotes['mfe-cards']).toEqual(await channel());
  expect(await channel()).toEqual({ active, previous: [], left: [canary] });
  const [entry] = await history(bank.gateway, await latestBank(bank.gateway), 1);
  expect(entry?.change).toMatchObject({ by: 'judge', action: 'withdraw', app: 'mfe-cards', version: canary });
  expect(entry?.change.why).toMatch(/^4 of 20 visits failed \(active version: 0 of 180\).* limit 100$/);
  expect(await look(0)).toEqual([]);
});

test('withdraws it within two minutes, by the clock of a gateway that nobody asks', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'setTimeout'] });
  await visits(0, active, 540);
  await visits(0, canary, 60, 12);
  judge.start();

  // The store takes its time between two seconds of the clock.
  for (let passed = 0; passed < 2 * MINUTE_MS && (await channel())?.canary; passed += 1000)
    jest.advanceTimersByTime(1000);

  await judge.close();
  jest.useRealTimers();
  expect(await channel()).toEqual({ active, previous: [], left: [canary] });
});

test('gives a good canary to more customers step by step, each after as many visits and minutes', async () => {
  const shares: (number | undefined)[] = [];
  for (let minute = 0; minute < 12; minute += 1) {
    await visits(minute, active, 50, 1);
    await visits(minute, canary, 30);
    await look(minute);
    shares.push((await channel())?.canary?.percent);
  }

  expect([...new Set(shares)]).toEqual([10, 25, 50, undefined]);
  expect(await channel()).toEqual({ active: canary, previous: [active] });
});

test('gives a canary with few visits to all in the end, however many hours that takes', async () => {
  for (let hour = 0; hour < 12; hour += 1) {
    await visits(60 * hour, active, 50);
    await visits(60 * hour, canary, 10);
    await look(60 * hour);
  }

  expect(await channel()).toEqual({ active: canary, previous: [active] });
});

test('does not wait for a time that only the clock of an operator has reached', async () => {
  const hoursBefore = -5 * 60;
  await visits(hoursBefore, active, 180);
  await visits(hoursBefore, canary, 20, 4);

  expect(await look(hoursBefore)).toMatchObject([{ app: 'mfe-cards', action: 'withdraw' }]);
});

test('one network that makes up failures withdraws nothing, and takes no live version back', async () => {
  const network = '203.0.113.7';
  await visits(0, active, 180);
  await visits(0, canary, 20, 20, { network });
  expect(await look(0)).toEqual([]);

  const live = await releaseAs({ autoRollback: true }, 'four');
  await visits(1, live, 20, 20, { network });
  expect(await look(1)).toEqual([]);
});

test('an earlier canary of the same version says nothing', async () => {
  await visits(-90, active, 180);
  await visits(-90, canary, 20, 4);

  expect(await look(0)).toEqual([]);
});

test('counts what other gateways have seen', async () => {
  const others = new Telemetry();
  await visits(0, active, 180, 0, { into: others });
  await visits(0, canary, 20, 4, { into: others });
  const other = judgeOf(bank.gateway, others);

  expect(await other.look(start)).toEqual([]);
  expect((await channel())?.canary).toBeDefined();

  expect(await look(0)).toMatchObject([{ app: 'mfe-cards', action: 'withdraw' }]);
});

test('two judges at the same time say it once', async () => {
  await visits(0, active, 180);
  await visits(0, canary, 20, 4);
  const other = judgeOf(bank.as.bills);

  await Promise.all([look(0), other.look(start)]);

  const entries = await history(bank.gateway, await latestBank(bank.gateway), 10);
  expect(entries.filter(({ change }) => change.action === 'withdraw')).toHaveLength(1);
});

test('leaves a canary alone that nobody asked to judge', async () => {
  canary = await releaseAs({ to: 10 }, 'three');
  await visits(0, active, 180);
  await visits(0, canary, 20, 20);

  expect(await look(0)).toEqual([]);
});

test('withdraws a canary of named customers that fails, and gives a good one to nobody else', async () => {
  const forAda = setCanary('mfe-cards', canary, { percent: 0, for: ['0123456789abcdef'] });
  await revise(bank.as.cards, { by: 'cards', action: 'canary', app: 'mfe-cards', why: 'test' }, forAda);
  await visits(1, active, 180);
  await visits(1, canary, 60);

  expect(await look(5)).toEqual([]);
  expect((await channel())?.canary?.percent).toBe(0);

  await visits(5, active, 180);
  await visits(5, canary, 60, 20);
  expect(await look(5)).toMatchObject([{ app: 'mfe-cards', action: 'withdraw' }]);
});

test('withdraws a shell that fails as a whole, and gives a good one to more customers', async () => {
  const [first = ''] = [(await latestRegistry(bank.gateway))?.shell.active];
  const releaseShell = async (content: string) => {
    const candidate = await readCandidate(await folderWith(shellBuild({}, { 'main.js': content })));
    await release(bank.as.platform, candidate, { by: 'platform', why: 'test', to: 10, isJudged: true });
    return candidate.release.version;
  };
  const shell = async () => (await latestRegistry(bank.gateway))?.shell;
  const good = await releaseShell('two');
  for (const minute of [0, 3])
    for (const version of [first, good]) await visits(minute, version, 50, 0, { remote: 'shell' });
  expect(await look(3)).toMatchObject([{ app: 'shell', action: 'canary' }]);
  expect((await shell())?.canary?.percent).toBe(25);

  const bad = await releaseShell('three');
  await visits(4, first, 180, 0, { remote: 'shell' });
  await visits(4, bad, 20, 4, { remote: 'shell' });
  expect(await look(4)).toMatchObject([{ app: 'shell', action: 'withdraw' }]);
  expect((await shell())?.canary).toBeUndefined();
});

test('goes back from a live version whose visits fail, once', async () => {
  const live = await releaseAs({ autoRollback: true }, 'four');
  await visits(0, live, 20, 5);

  expect(await look(0)).toMatchObject([{ app: 'mfe-cards', action: 'rollback' }]);
  expect((await channel())?.active).toBe(active);

  await visits(1, active, 20, 20);
  expect(await look(1)).toEqual([]);
});

test('goes back from what it has promoted itself, once', async () => {
  canary = await releaseAs({ to: 50, isJudged: true, autoRollback: true }, 'five');
  await visits(0, active, 50);
  await visits(0, canary, 50);
  expect(await look(3)).toMatchObject([{ app: 'mfe-cards', action: 'promote' }]);
  expect((await channel())?.active).toBe(canary);

  await visits(4, canary, 20, 20);

  expect(await look(4)).toMatchObject([{ app: 'mfe-cards', action: 'rollback' }]);
  expect((await channel())?.active).toBe(active);
  expect(await look(4)).toEqual([]);
});

test.each([
  ['canaries', (current: State, { app, version }: Version) => setCanary(app, version, 10, true)(current)],
  ['live versions', (current: State, { app, version }: Version) => promote(app, version)(current)],
])('leaves %s that go together to people', async (_, edit) => {
  const ofCards = await releaseAs({ to: 'nobody', autoRollback: true }, 'six');
  const [ofBills = ''] = await releaseAll(bank.as.bills, bills('one'), bills('two'));
  const set = [
    { app: 'mfe-bills', version: ofBills },
    { app: 'mfe-cards', version: ofCards },
  ];
  const reason = { by: 'operator', action: 'canary', app: 'mfe-cards', why: 'test' };
  const changed = (state: State) => withAutoRollback(set.reduce(edit, state));
  await revise(bank.as.operator, reason, together(set, changed));
  await visits(0, active, 180);
  await visits(0, ofCards, 60, 40);

  expect(await look(0)).toEqual([]);
});

test('passes over what is unreadable in the store, and removes it', async () => {
  await bank.gateway.store.put('judged/zzz.json', new TextEncoder().encode('{"junk": true'));
  await visits(0, active, 180);
  await visits(0, canary, 20, 4);

  expect(await look(0)).toMatchObject([{ action: 'withdraw' }]);
  expect(await bank.gateway.store.list('judged')).toHaveLength(1);
});

test('leaves the copies of what the gateway serves alone', async () => {
  const reason = { by: 'operator', action: 'disable', app: 'mfe-cards', why: 'test' };
  const say = (message: string) => revise(bank.as.operator, reason, disable('mfe-cards', message));
  for (const message of ['One', 'Two', 'Three']) await say(message);
  const { store } = bank.gateway;
  const [third = '', second = ''] = (await store.list('registry/operators')).sort().reverse();
  const bytes = await store.get(`registry/operators/${third}`);
  for (const name of [second, third]) await store.remove(`registry/operators/${name}`);
  const copied = withCache(bank.gateway, await emptyFolder());
  const gateway = new TrustedBank(copied, '/banking/');
  const judging = judgeOf(copied);
  await gateway.look();
  await judging.look(start);
  await say('Soon');
  await gateway.look();
  if (bytes) await store.put(`registry/operators/${third}`, bytes);

  await judging.look(start);

  const again = new TrustedBank(copied, '/banking/');
  await again.look();
  expect(again.current?.registry.remotes['mfe-cards']?.disabled).toEqual({ message: 'Soon' });
});
