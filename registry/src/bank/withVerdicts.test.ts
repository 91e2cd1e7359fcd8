import { setCanary } from '../edits/canary.ts';
import { disable } from '../edits/disable.ts';
import { hold } from '../edits/hold.ts';
import { pin } from '../edits/pin.ts';
import { together } from '../edits/together.ts';
import { readCandidate, release } from '../release/release.ts';
import { revise } from '../revisions/revise.ts';
import { requireChannel, type State, withChannel } from '../state.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '../testing/builds.ts';
import { type Staffed, staffedBank } from '../testing/people.ts';
import { writeRaw } from '../testing/writeRaw.ts';
import type { PackageContent } from './drafts.ts';
import { latestBank, latestRegistry } from './latest.ts';
import type { Verdict } from './schemas.ts';

const reason = { by: 'judge', action: 'withdraw', app: 'mfe-cards', why: 'test' };
const cards = (content: string) => remoteBuild('cards', {}, { 'page.js': content });
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

describe('a set', () => {
  const bills = (content: string) => remoteBuild('bills', {}, { 'page.js': content });
  const apps = ['mfe-bills', 'mfe-cards'] as const;
  let before: Record<string, string>;
  let next: Record<string, string>;

  const channels = async () => (await latestRegistry(bank.gateway))?.remotes ?? {};

  async function sayOfSet(verdict: Partial<Verdict> = {}, ofBills: Partial<Verdict> = {}): Promise<void> {
    const { packages } = await latestBank(bank.gateway);
    const verdicts = apps.map((app) => {
      const number = packages.get(app)?.file.number ?? 0;
      const own = app === 'mfe-bills' ? ofBills : {};
      return [app, { number, version: next[app] ?? '', since, ...verdict, ...own }] as const;
    });
    await revise(bank.as.bills, reason, (state) => state, { verdicts: () => Object.fromEntries(verdicts) });
  }

  const candidateOf = async (build: Record<string, string>) => readCandidate(await folderWith(build));

  /** Changes one package alone, as its squad. */
  async function holdAnother(app: (typeof apps)[number]): Promise<void> {
    const build = app === 'mfe-bills' ? bills('four') : cards('four');
    const candidate = await candidateOf(build);
    await revise(app === 'mfe-bills' ? bank.as.bills : bank.as.cards, reason, hold(candidate.release));
  }

  beforeEach(async () => {
    await revise(bank.as.cards, reason, setCanary('mfe-cards', canary, 0));
    const [one = ''] = await releaseAll(bank.as.bills, bills('one'));
    before = { 'mfe-bills': one, 'mfe-cards': active };
    const held = { by: 'test', why: 'test', to: 'nobody' } as const;
    const [ofBills, ofCards] = await Promise.all([bills('two'), cards('three')].map(candidateOf));
    next = { 'mfe-bills': ofBills?.release.version ?? '', 'mfe-cards': ofCards?.release.version ?? '' };
    if (ofBills) await release(bank.as.bills, ofBills, held);
    if (ofCards) await release(bank.as.cards, ofCards, held);
    const versions = apps.map((app) => ({ app, version: next[app] ?? '' }));
    const canaries = (state: State) =>
      versions.reduce((current, { app, version }) => setCanary(app, version, 10, true)(current), state);
    await revise(bank.as.operator, reason, together(versions, canaries));
  });

  test.each(apps)('stays withdrawn when the squad of %s writes its next document', async (app) => {
    await sayOfSet();
    await holdAnother(app);

    for (const one of apps) {
      expect((await channels())[one]).toMatchObject({ active: before[one], left: expect.arrayContaining([next[one]]) });
      expect((await channels())[one]).not.toHaveProperty('canary');
    }
  });

  test.each(apps)('keeps its share, and stays promoted, when the squad of %s writes its next document', async (app) => {
    await sayOfSet({ percent: 25 });
    await holdAnother(app);
    for (const one of apps) expect((await channels())[one]?.canary?.percent).toBe(25);

    await sayOfSet({ percent: 100 });
    await holdAnother(app);
    for (const one of apps) expect((await channels())[one]?.active).toBe(next[one]);
  });

  test('moves as a whole or not at all, when a member has a document that the verdict does not name', async () => {
    const { packages } = await latestBank(bank.gateway);
    const number = packages.get('mfe-cards')?.file.number ?? 0;
    const verdict = { number, version: next['mfe-cards'] ?? '', since };

    await revise(bank.as.bills, reason, (state) => state, { verdicts: () => ({ 'mfe-cards': verdict }) });

    for (const one of apps) expect((await channels())[one]?.canary).toMatchObject({ version: next[one], percent: 10 });
  });

  test.each([
    ['other shares', { percent: 100 }],
    ['other times', { since: '2026-11-24T11:00:00.000Z' }],
  ])(
    'says nothing of others where its members were judged alone, with %s, before one squad writes the mark',
    async (_, ofBills) => {
      await sayOfSet({ percent: 25 }, ofBills);

      for (const one of apps) expect((await channels())[one]?.canary?.percent).toBe(10);
    },
  );

  test('stays where a member has not asked for that, but for something else', async () => {
    const canary = { version: next['mfe-cards'] ?? '', percent: 10 };
    const unguarded = (state: State) =>
      withChannel(state, 'mfe-cards', { ...requireChannel(state, 'mfe-cards'), canary, autoRollback: true });
    await revise(bank.as.cards, reason, unguarded);

    await sayOfSet({ percent: 100 });

    for (const one of apps) expect((await channels())[one]?.active).toBe(before[one]);
  });

  const goBackAlone = (state: State) =>
    apps.reduce((current, app) => {
      const channel = current.remotes[app];
      return channel ? withChannel(current, app, { ...channel, autoRollback: true }) : current;
    }, state);

  test('takes no member back past what it has released since', async () => {
    await sayOfSet({ percent: 100 });
    const ofSet = { ...next };
    next = { ...next, 'mfe-cards': (await releaseAll(bank.as.cards, cards('five')))[0] ?? '' };
    await revise(bank.as.operator, reason, goBackAlone);

    await sayOfSet();

    for (const one of apps) expect((await channels())[one]?.active).toBe(ofSet[one]);
  });

  test('stays whole where an operator has pinned a member', async () => {
    await sayOfSet({ percent: 100 });
    await revise(bank.as.operator, reason, goBackAlone);
    await revise(bank.as.operator, reason, pin('mfe-cards'));

    await sayOfSet();

    for (const one of apps) expect((await channels())[one]?.active).toBe(next[one]);
  });

  test('stays withdrawn when a member says that it was live with the set, and is before itself', async () => {
    const [one, two] = [before['mfe-bills'] ?? '', next['mfe-bills'] ?? ''];
    const sets = (await channels())['mfe-bills']?.sets ?? {};
    await sayOfSet();

    const channel = { active: one, previous: [two, one], sets };
    await writeRaw<PackageContent>(bank.as.bills, 'packages/mfe-bills', (content) => ({ ...content, channel }));

    expect((await channels())['mfe-cards']).toMatchObject({
      active: before['mfe-cards'],
      left: [next['mfe-cards'], canary],
    });
    expect((await channels())['mfe-cards']).not.toHaveProperty('canary');
    await revise(bank.as.operator, reason, disable('mfe-cards', 'Soon'));
    expect((await channels())['mfe-cards']?.disabled).toEqual({ message: 'Soon' });
  });
});

test('is refused to every other key', async () => {
  await expect(say({}, bank.as.cards)).rejects.toThrow('The key that signs here is no judge.');
});
