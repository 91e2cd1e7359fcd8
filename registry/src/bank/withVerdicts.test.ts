import { promote, setCanary } from '../edits/canary.ts';
import { disable } from '../edits/disable.ts';
import { hold } from '../edits/hold.ts';
import { pin, unpin } from '../edits/pin.ts';
import { together } from '../edits/together.ts';
import { readCandidate } from '../release/release.ts';
import { revise } from '../revisions/revise.ts';
import { requireChannel, type State, withChannel } from '../state.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '../testing/builds.ts';
import { type Staffed, staffedBank } from '../testing/people.ts';
import { writeRaw } from '../testing/writeRaw.ts';
import { latestBank, latestRegistry } from './latest.ts';
import type { Verdict } from './schemas.ts';

const reason = { by: 'judge', action: 'withdraw', app: 'mfe-cards', why: 'test' };
const cards = (content: string) => remoteBuild('cards', {}, { 'page.js': content });
const bills = (content: string) => remoteBuild('bills', {}, { 'page.js': content });
const since = '2026-11-24T10:00:00.000Z';

let bank: Staffed;
let active: string;
let canary: string;

beforeEach(async () => {
  bank = await staffedBank({ judges: ['bills'] });
  await releaseAll(bank.as.platform, shellBuild());
  [active = '', canary = ''] = await releaseAll(bank.as.cards, cards('one'), cards('two'));
  await revise(bank.as.cards, reason, (state) => ({
    ...state,
    remotes: { 'mfe-cards': { active, previous: [], canary: { version: canary, percent: 10, guard: true } } },
  }));
});

async function say(verdict: Partial<Verdict>, who = bank.as.bills): Promise<void> {
  const current = await latestBank(bank.gateway);
  const number = current.packages.get('mfe-cards')?.file.number ?? 0;
  const verdicts = { 'mfe-cards': { number, version: canary, since, ...verdict } };
  await revise(who, reason, (state) => state, { verdicts: () => verdicts });
}

const channel = async () => (await latestRegistry(bank.gateway))?.remotes['mfe-cards'];

test('takes a guarded canary away, and gives it to more customers, to the last', async () => {
  await say({ percent: 50 });
  expect((await channel())?.canary).toEqual({ version: canary, percent: 50, guard: true });

  await say({ percent: 100 });
  expect(await channel()).toEqual({ active: canary, previous: [active] });

  await say({});
  expect(await channel()).toEqual({ active, previous: [], left: [canary] });
});

test('operators disable a judged package in their own stream, also when it has no further number', async () => {
  await say({ percent: 50 });
  const before = (await latestBank(bank.gateway)).packages.get('mfe-cards')?.file.number;
  await revise(bank.as.operator, reason, disable('mfe-cards', 'Soon'));
  expect((await latestBank(bank.gateway)).packages.get('mfe-cards')?.file.number).toBe(before);
  expect((await channel())?.canary?.percent).toBe(50);

  await writeRaw(bank.as.cards, 'packages/mfe-cards', undefined, { number: 999_999_999 });
  await revise(bank.as.operator, reason, disable('mfe-cards', 'Later'));

  expect((await channel())?.disabled).toEqual({ message: 'Later' });
});

test.each([
  ['withdrawn', undefined, () => ({ active, previous: [], left: [canary] })],
  ['promoted', 100, () => ({ active: canary, previous: [active] })],
])(
  'a canary that was %s stays so when its squad holds another version, or its key signs anew',
  async (_, percent, left) => {
    await say(percent === undefined ? {} : { percent });

    const candidate = await readCandidate(await folderWith(cards('three')));
    await revise(bank.as.cards, reason, hold(candidate.release));
    expect(await channel()).toEqual(left());

    await revise(bank.as.cards, reason, (state) => state, { renews: true });
    expect(await channel()).toEqual(left());
  },
);

test('says nothing of a canary that does not ask for it, nor of an active version', async () => {
  await revise(bank.as.cards, reason, setCanary('mfe-cards', canary, 0));
  await revise(bank.as.cards, reason, setCanary('mfe-cards', canary, 10));
  await say({});
  expect((await channel())?.canary).toEqual({ version: canary, percent: 10 });

  await say({ version: active });
  expect((await channel())?.active).toBe(active);
});

test('goes back to the version before where that is asked for, once, until somebody else writes', async () => {
  const live = (version: string, previous: string[]) =>
    revise(bank.as.cards, reason, (state) => ({
      ...state,
      remotes: { 'mfe-cards': { active: version, previous, autoRollback: true } },
    }));
  await live(canary, [active]);
  await say({});
  expect(await channel()).toMatchObject({ active, left: [canary] });

  await live(canary, [active]);
  expect((await channel())?.active).toBe(canary);
});

test('leaves what an operator has pinned', async () => {
  await revise(bank.as.operator, reason, pin('mfe-cards', active));
  await say({ percent: 100 });

  expect((await channel())?.active).toBe(active);
});

test('what was promoted keeps the version before it, whatever its squad does beside a pin', async () => {
  await say({ percent: 100 });
  await revise(bank.as.operator, reason, pin('mfe-cards'));

  const candidate = await readCandidate(await folderWith(cards('three')));
  await revise(bank.as.cards, reason, hold(candidate.release));
  await revise(bank.as.operator, reason, unpin('mfe-cards'));

  expect(await channel()).toEqual({ active: canary, previous: [active] });
});

describe('of a set', () => {
  let live: string;
  let ofBills: string;

  beforeEach(async () => {
    [live = ''] = await releaseAll(bank.as.cards, cards('three'));
    const [one = '', two = ''] = await releaseAll(bank.as.bills, bills('one'), bills('two'));
    ofBills = two;
    await revise(bank.as.bills, reason, promote('mfe-bills', one));
    const set = [
      { app: 'mfe-bills', version: two },
      { app: 'mfe-cards', version: canary },
    ];
    const begun = (state: State) =>
      set.reduce((current, { app, version }) => setCanary(app, version, 10, true)(current), state);
    await revise(bank.as.operator, reason, together(set, begun));
  });

  test('it moves no package', async () => {
    await say({ percent: 100 });

    expect((await channel())?.canary).toEqual({ version: canary, percent: 10, guard: true });
  });

  test('it moves no package that the others have left, so that none of them has a part in it', async () => {
    await revise(bank.as.bills, reason, (state) => withChannel(state, 'mfe-bills', { active: ofBills, previous: [] }));

    await say({ percent: 100 });

    expect((await channel())?.canary).toEqual({ version: canary, percent: 10, guard: true });
  });

  test('it takes back no package whose canary others would lose with it, nor where they have left', async () => {
    const goesBack = (state: State) =>
      withChannel(state, 'mfe-cards', { ...requireChannel(state, 'mfe-cards'), autoRollback: true });
    await revise(bank.as.cards, reason, goesBack);

    await say({ version: live });

    expect(await channel()).toMatchObject({ active: live, canary: { version: canary } });
    expect((await latestRegistry(bank.gateway))?.remotes['mfe-bills']?.canary?.version).toBe(ofBills);

    await revise(bank.as.bills, reason, (state) => withChannel(state, 'mfe-bills', { active: ofBills, previous: [] }));

    expect(await channel()).toMatchObject({ active: live, canary: { version: canary } });
  });
});

test('is refused to every other key', async () => {
  await expect(say({}, bank.as.cards)).rejects.toThrow('The key that signs here is no judge.');
});
