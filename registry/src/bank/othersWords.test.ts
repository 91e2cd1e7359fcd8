import { activate } from '../edits/activate.ts';
import { promote, setCanary } from '../edits/canary.ts';
import { collectGarbage } from '../edits/collectGarbage.ts';
import { disable, enable } from '../edits/disable.ts';
import { hold } from '../edits/hold.ts';
import { pin, unpin } from '../edits/pin.ts';
import { restore } from '../edits/restore.ts';
import { retire } from '../edits/retire.ts';
import { rollback } from '../edits/rollback.ts';
import { eachTogether, heldTogether } from '../edits/together.ts';
import { previewedTogether } from '../preview/previewedTogether.ts';
import { revise } from '../revisions/revise.ts';
import { outcomeOf } from '../testing/Honest.ts';
import { putEmpty } from '../testing/putEmpty.ts';
import { fingerprint, remoteOf, shellOf, World } from '../testing/World.ts';
import { fingerprintHere, writeRaw } from '../testing/writeRaw.ts';
import { BankReader } from './BankReader.ts';
import type { PackageContent } from './drafts.ts';
import { history, registryAt } from './history.ts';
import { releaseStatement } from './releaseStatement.ts';

const accounts = 'mfe-accounts';
const reasonFor = (app: string) => ({ by: 'test', action: 'test', app, why: 'test' });
const [first, second] = [1, 2].map((number) => remoteOf('cards', number).version);

let world: World;
const read = () => new BankReader(world.as('operator')).read();

beforeEach(async () => {
  world = await World.begin();
  await revise(world.as('platform'), reasonFor('shell'), activate(shellOf(1)));
  for (const number of [1, 2])
    await revise(world.as('cards'), reasonFor('mfe-cards'), activate(remoteOf('cards', number)));
  await revise(world.as('accounts'), reasonFor(accounts), activate(remoteOf('accounts', 1)));
});

/** Writes as the holder of the accounts squad's key, who does not use the commands. */
function writeAccounts(channel: object, facts: object = {}) {
  return writeRaw<PackageContent>(world.as('accounts'), `packages/${accounts}`, (content) => ({
    ...content,
    ...facts,
    channel: { ...content.channel, ...channel },
  }));
}

test('words that no schema has checked are not read, and stay in the document', async () => {
  const { version } = remoteOf('accounts', 1);
  const written = {
    canary: { version, percent: 0, groups: 5, languages: ['staff'] },
    flags: { a: { percent: 1, b: 2 } },
    c: 3,
  };
  await writeAccounts(written);

  const { state, packages } = await read();

  expect(state.remotes[accounts]).toMatchObject({ canary: { version, percent: 0 }, flags: { a: { percent: 1 } } });
  expect(JSON.stringify(state.remotes[accounts])).not.toMatch(/groups|languages|"b"|"c"/);
  expect(packages.get(accounts)?.document.channel).toMatchObject(written);
});

test('words that no schema has checked keep no operator from disabling the package', async () => {
  const { version } = remoteOf('accounts', 1);
  const flags = { a: { percent: 1, b: 2 } };
  const channel = { active: version, previous: [], flags, c: 3 };
  await writeRaw(world.as('accounts'), `packages/${accounts}`, (content) => ({ ...content, channel }), {
    number: 999_999_999,
  });

  expect(await outcomeOf(world, 'operator', disable(accounts, 'Soon'))).toBe('done');

  const { state, packages } = await read();
  expect(state.remotes[accounts]?.disabled).toEqual({ message: 'Soon' });
  expect(packages.get(accounts)?.document).toMatchObject({ number: 999_999_999, channel });
});

test.each([
  ['disables', { disabled: { message: 'Soon' } }, disable(accounts, 'Soon')],
  ['pins', { pinned: true }, pin(accounts)],
])('what an operator %s stays so when the squad has said it first, and takes it back', async (_, said, edit) => {
  await writeAccounts(said);
  await revise(world.as('operator'), reasonFor(accounts), edit);
  await writeAccounts({ disabled: undefined, pinned: undefined });

  const { state } = await read();

  expect(state.remotes[accounts]).toMatchObject(said);
});

test('an operator who disables what its squad has disabled and pinned itself says nothing of its version', async () => {
  await writeAccounts({ disabled: { message: 'Soon' }, pinned: true });

  await revise(world.as('operator'), reasonFor(accounts), disable(accounts, 'Soon'));

  const { disabled, pinned } = (await read()).operators?.document ?? {};
  expect([disabled, pinned]).toEqual([{ [accounts]: { message: 'Soon' } }, {}]);
});

/** Has the commands see nothing of the accounts squad's package, which gateways have served. */
const hiding: [string, () => Promise<void>][] = [
  [
    'many bad documents',
    async () => {
      for (let at = 2; at < 70; at += 1) await putEmpty(world, `packages/${accounts}`, at, String(at), 'accounts');
    },
  ],
  [
    'an older one of the same number',
    async () => {
      const change = { ...reasonFor(accounts), at: '2000-01-01T00:00:00.000Z' };
      const hidden = (content: object) => ({ ...content, channel: null, releases: {}, change });
      await writeRaw(world.as('accounts'), `packages/${accounts}`, hidden, { number: 1 });
    },
  ],
];

test.each(hiding)('operators disable what a squad hides from commands with %s', async (_, hide) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const gateway = new BankReader(world.as('operator'));
  const served = async () => (await gateway.read()).registry?.remotes[accounts];
  await gateway.read();
  await hide();
  expect((await read()).registry?.remotes[accounts]).toBeUndefined();
  expect(await outcomeOf(world, 'cards', disable(accounts, 'Soon'))).toMatch(/^mfe-accounts has no active version/);

  expect(await outcomeOf(world, 'operator', disable(accounts, 'Soon'))).toBe('done');

  expect(await served()).toMatchObject({ disabled: { message: 'Soon' } });
  expect(await outcomeOf(world, 'operator', enable(accounts))).toBe('done');
  expect((await served())?.disabled).toBeUndefined();
});

/** The versions that are live have gone live together. */
async function writeSet(previous: string[] = []) {
  const { version } = remoteOf('accounts', 1);
  const active = (await read()).state.remotes['mfe-cards']?.active ?? '';
  const set = `${accounts}@${version},mfe-cards@${active}`;
  await writeRaw<PackageContent>(world.as('cards'), 'packages/mfe-cards', ({ channel, ...content }) => ({
    ...content,
    channel: { ...channel, sets: { [active]: set } },
  }));
  await writeAccounts({ previous, sets: { [version]: set } });
}

/** Operators take the accounts squad's package out with others: the squad says whether it was there before. */
const takingOut: [string, () => Promise<string>][] = [
  ['restore', async () => outcomeOf(world, 'operator', restore(await registryAt(world.as('operator'), 3)))],
  [
    'take back a set',
    async () => {
      await writeSet();
      return outcomeOf(world, 'operator', rollback('mfe-cards'));
    },
  ],
  ['retire', () => outcomeOf(world, 'operator', retire(accounts))],
];

test('no squad keeps operators from disabling its package by what it says of held versions', async () => {
  const held = { held: ['1.0.0-00000000ff'], heldTogether: [[{ app: accounts, version: '1.0.0-00000000ff' }]] };
  const last = (content: object) => ({ ...content, ...held });
  await writeRaw(world.as('accounts'), `packages/${accounts}`, last, { number: 999_999_999 });

  expect(await outcomeOf(world, 'operator', disable(accounts, 'Soon'))).toBe('done');
});

test.each(takingOut)('what an operator has disabled stays so when operators %s', async (_, takeOut) => {
  await revise(world.as('operator'), reasonFor(accounts), disable(accounts, 'Soon'));
  expect(await takeOut()).toBe('done');
  expect((await read()).state.remotes[accounts]).toBeUndefined();

  expect(await outcomeOf(world, 'accounts', activate(remoteOf('accounts', 2)))).toBe('done');

  expect((await read()).state.remotes[accounts]).toMatchObject({ disabled: { message: 'Soon' } });
});

test('a pin holds against a canary that the squad writes after it', async () => {
  const [pinned, other] = [1, 2].map((number) => remoteOf('accounts', number).version);
  await revise(world.as('accounts'), reasonFor(accounts), hold(remoteOf('accounts', 2)));
  await revise(world.as('operator'), reasonFor(accounts), pin(accounts));

  await writeAccounts({ canary: { version: other, percent: 100 } });

  expect((await read()).state.remotes[accounts]).toEqual({ active: pinned, previous: [], pinned: true });
});

test('what an operator pins stays so when the squad has pinned it, with a canary, and takes that back', async () => {
  const [pinned, other] = [1, 2].map((number) => remoteOf('accounts', number).version);
  await revise(world.as('accounts'), reasonFor(accounts), hold(remoteOf('accounts', 2)));
  await writeAccounts({ pinned: true, canary: { version: other, percent: 100 } });
  await revise(world.as('operator'), reasonFor(accounts), pin(accounts));

  await writeAccounts({ active: other, pinned: undefined });

  expect((await read()).state.remotes[accounts]).toMatchObject({ active: pinned, pinned: true });
});

test('no squad says to which version a pin goes when operators take a set back', async () => {
  const [pinned, other] = [1, 2].map((number) => remoteOf('accounts', number));
  await revise(world.as('operator'), reasonFor(accounts), pin(accounts));
  await revise(world.as('accounts'), reasonFor(accounts), hold(remoteOf('accounts', 2)));
  await writeSet([`${other?.version}`]);

  expect(await outcomeOf(world, 'operator', rollback('mfe-cards'))).toContain(`${accounts} is pinned to`);

  expect((await read()).state.remotes[accounts]).toMatchObject({ active: pinned?.version, pinned: true });
});

test('a set goes back once, also where a squad writes beside the operator', async () => {
  await revise(world.as('cards'), reasonFor('mfe-cards'), activate(remoteOf('cards', 3)));
  await writeSet();
  const { file, document } = (await read()).packages.get(accounts) ?? {};
  const before = (content: PackageContent) => ({ ...content, channel: document?.channel, change: document?.change });
  const writeBeside = () =>
    writeRaw(world.as('accounts'), `packages/${accounts}`, before, { number: (file?.number ?? 0) + 1 });
  const { store } = world;
  const put = store.put.bind(store);
  const puts = jest.spyOn(store, 'put').mockImplementation(async (key, bytes) => {
    await put(key, bytes);
    if (!key.startsWith(`registry/packages/${accounts}/`)) return;
    puts.mockRestore();
    await writeBeside();
  });

  const outcome = await outcomeOf(world, 'operator', rollback('mfe-cards'));

  expect((await read()).state.remotes['mfe-cards']?.active).toBe(second);
  expect(outcome).toMatch(/^Others changed registry\/packages\/mfe-accounts at the same moment/);
});

test('a package that is pinned and not live any more is unpinned, and released again', async () => {
  await revise(world.as('operator'), reasonFor('mfe-cards'), pin('mfe-cards'));
  await revise(world.as('operator'), reasonFor('mfe-cards'), disable('mfe-cards', 'Soon'));
  for (const key of await world.store.list('registry/packages/mfe-cards'))
    await world.store.remove(`registry/packages/mfe-cards/${key}`);
  const released = activate(remoteOf('cards', 3));
  expect(await outcomeOf(world, 'cards', released)).toContain('mfe-cards is pinned to');
  expect(await outcomeOf(world, 'cards', unpin('mfe-cards'))).toContain('no active version');

  expect(await outcomeOf(world, 'operator', unpin('mfe-cards'))).toBe('done');

  expect(await outcomeOf(world, 'cards', released)).toBe('done');
  const { active, pinned, disabled } = (await read()).state.remotes['mfe-cards'] ?? {};
  expect([active, pinned, disabled]).toEqual([remoteOf('cards', 3).version, undefined, { message: 'Soon' }]);
});

test('no earlier revision takes a pin from a package that was not there then', async () => {
  await revise(world.as('operator'), reasonFor(accounts), pin(accounts));
  const past = await registryAt(world.as('operator'), 3);

  expect(await outcomeOf(world, 'operator', restore(past))).toContain(`${accounts} is pinned to`);
});

test('a pin holds what the version was, also where the squad signs something else under its name', async () => {
  const { version } = remoteOf('accounts', 1);
  await revise(world.as('operator'), reasonFor(accounts), pin(accounts));
  const squad = world.as('accounts');
  const changed = { ...remoteOf('accounts', 1), shared: { 'other-library': '1.0.0' } };
  const signature = await squad.keys.sign(releaseStatement(squad.name, changed), () => true);
  const signatures = { [version]: { [await fingerprintHere(squad)]: signature } };
  await writeAccounts({}, { releases: { [version]: changed }, signatures });

  const { state, problems } = await read();

  expect(state.releases[accounts]?.[version]).toEqual(remoteOf('accounts', 1));
  expect(state.remotes[accounts]).toMatchObject({ active: version, pinned: true });
  expect(problems).toEqual([expect.stringContaining(`is pinned to ${version}, which it no longer has.`)]);
});

test('no squad keeps operators from collecting garbage by what it has live beside a pin', async () => {
  for (const number of [2, 3, 4, 5])
    await revise(world.as('accounts'), reasonFor(accounts), hold(remoteOf('accounts', number)));
  await writeAccounts({ pinned: true, canary: { version: remoteOf('accounts', 2).version, percent: 10 } });

  expect(
    await outcomeOf(
      world,
      'operator',
      collectGarbage(() => false, false),
    ),
  ).toBe('done');

  const left = [1, 2].map((number) => remoteOf('accounts', number).version);
  expect(Object.keys((await read()).state.releases[accounts] ?? {}).sort()).toEqual(left);
});

test('a version that is pinned has no canary, whatever its squad says beside it', async () => {
  const squad = world.as('accounts');
  const other = remoteOf('accounts', 2);
  await revise(world.as('operator'), reasonFor(accounts), pin(accounts));
  const signature = await squad.keys.sign(releaseStatement(squad.name, other), () => true);
  await writeRaw<PackageContent>(squad, `packages/${accounts}`, ({ channel, releases, signatures, ...content }) => ({
    ...content,
    channel: { ...channel, canary: { version: other.version, percent: 100 } },
    releases: { ...releases, [other.version]: other },
    signatures: { ...signatures, [other.version]: { [fingerprint('accounts')]: signature } },
  }));

  const { state } = await read();

  expect(Object.keys(state.releases[accounts] ?? {})).toContain(other.version);
  expect(state.remotes[accounts]).toEqual({ active: remoteOf('accounts', 1).version, previous: [], pinned: true });
});

test('a package that is pinned stays, whatever its squad says of it', async () => {
  const { version } = remoteOf('accounts', 1);
  await revise(world.as('operator'), reasonFor(accounts), pin(accounts));
  const retired = (content: PackageContent) => ({ ...content, channel: null });
  await writeRaw<PackageContent>(world.as('accounts'), `packages/${accounts}`, retired);

  const { state, problems } = await read();

  expect(state.remotes[accounts]).toMatchObject({ active: version, pinned: true });
  expect(problems).toEqual([expect.stringContaining(`is pinned to ${version}`)]);
  expect(await outcomeOf(world, 'operator', unpin(accounts))).toBe('done');
  expect((await read()).state.remotes[accounts]).toBeUndefined();
});

test.each([
  ['that lies ahead', '9999'],
  ['that sorts after all others as text', 'Wed Jan 1 2020'],
])('a date %s makes no change the newest one', async (_, at) => {
  await writeAccounts({}, { change: { ...reasonFor('mfe-cards'), at, by: 'operator' } });

  const { registry } = await revise(world.as('operator'), reasonFor('mfe-cards'), disable('mfe-cards', 'Soon'));

  expect(registry?.change.by).toBe('test');
  const bank = await read();
  expect(bank.heads[0]?.file.stream).toBe('operators');
  expect((await history(world.as('operator'), bank, 1))[0]?.change.by).toBe('test');
});

test('the log keeps a change of several packages whose id somebody else has taken', async () => {
  await revise(world.as('operator'), reasonFor('mfe-cards'), (state) =>
    disable(accounts, 'Soon')(pin('mfe-cards', first)(state)),
  );
  const { operators } = await read();
  await writeAccounts({}, { together: { id: operators?.document.together?.id, streams: {} } });

  const bank = await read();
  const entries = await history(world.as('operator'), bank, 20);

  expect(entries.map(({ signer }) => bank.authority?.nameOf(signer))).toContain('operator');
});

test('what is put beside a document that was served does not take its place', async () => {
  const operator = world.as('operator');
  await revise(operator, reasonFor(accounts), disable(accounts, 'Soon'));
  const [earlier = ''] = await world.store.list('registry/operators');
  const bytes = await world.store.get(`registry/operators/${earlier}`);
  await world.store.remove(`registry/operators/${earlier}`);
  const gateway = new BankReader(operator);
  await gateway.read();
  await revise(operator, reasonFor('mfe-cards'), disable('mfe-cards', 'Soon'));
  await gateway.read();

  await world.store.put(`registry/operators/${earlier}`, bytes ?? new Uint8Array());

  expect((await gateway.read()).state.remotes['mfe-cards']?.disabled).toEqual({ message: 'Soon' });
});

test('no squad says when an operator last signed, also where none ever has', async () => {
  const { registry } = await read();
  for (const at of ['never', '2000-01-01T00:00:00.000Z', '9999-01-01T00:00:00.000Z'])
    await writeAccounts({}, { change: { ...reasonFor(accounts), at } });

  expect((await read()).registry?.signedAt).toBe(registry?.signedAt);
});

test('a preview shows no version of a package that does not name the set itself', async () => {
  const { version } = remoteOf('accounts', 1);
  await writeAccounts({ sets: { [version]: `${accounts}@${version},mfe-cards@${first}` } });

  const { registry } = await read();

  expect(registry?.remotes['mfe-cards']?.active).toBe(second);
  expect(registry && previewedTogether(registry, { app: accounts, version })).toEqual([{ app: accounts, version }]);
});

test('a preview shows no earlier version of another package, but the set of a canary', async () => {
  const [own, ofCards] = [remoteOf('accounts', 2), remoteOf('cards', 3)];
  const set = [own, ofCards].map(({ name, version }) => ({ app: name, version }));
  await revise(world.as('accounts'), reasonFor(accounts), hold(own));
  await revise(world.as('cards'), reasonFor('mfe-cards'), hold(ofCards));
  const shown = async () => {
    const { registry } = await read();
    return registry && previewedTogether(registry, { app: accounts, version: own.version });
  };

  const canaries = eachTogether(set, ({ app, version }) => setCanary(app, version, 1));
  await revise(world.as('operator'), reasonFor(accounts), canaries);
  expect(await shown()).toEqual(set);

  await revise(world.as('operator'), reasonFor(accounts), promote(accounts));
  await revise(world.as('cards'), reasonFor('mfe-cards'), activate(remoteOf('cards', 4)));
  expect(await shown()).toEqual([{ app: accounts, version: own.version }]);
});

test('a package that names the set of others stays where it is when an operator takes that set back', async () => {
  const { version } = remoteOf('accounts', 1);
  const set = `mfe-cards@${second},shell@${shellOf(1).version}`;
  await writeRaw<PackageContent>(world.as('cards'), 'packages/mfe-cards', ({ channel, ...content }) => ({
    ...content,
    channel: { ...channel, sets: { [`${second}`]: set } },
  }));
  await writeAccounts({ pinned: true, sets: { [version]: set } });

  await revise(world.as('operator'), reasonFor('mfe-cards'), rollback('mfe-cards'));

  const { remotes } = (await read()).state;
  expect([remotes['mfe-cards']?.active, remotes[accounts]?.active]).toEqual([first, version]);
});

test('versions that are no longer held are no set', async () => {
  await writeAccounts({}, { heldTogether: [[{ app: accounts, version: remoteOf('accounts', 1).version }]] });

  expect((await read()).state.heldTogether).toBeUndefined();
});

test('a set of held versions that one of its squads does not name is none', async () => {
  for (const squad of ['cards', 'accounts'] as const)
    await revise(world.as(squad), reasonFor(`mfe-${squad}`), hold(remoteOf(squad, 3)));
  const set = ['accounts', 'cards'].map((squad) => ({ app: `mfe-${squad}`, version: remoteOf(squad, 3).version }));
  await writeAccounts({}, { heldTogether: [set] });

  const { state } = await read();

  expect(Object.keys(state.held ?? {})).toEqual([accounts, 'mfe-cards']);
  expect(state.heldTogether).toBeUndefined();
});

test('a package leaves those that it is held with by its own document, whatever the others say', async () => {
  for (const squad of ['accounts', 'cards'] as const)
    await revise(world.as(squad), reasonFor(`mfe-${squad}`), hold(remoteOf(squad, 3)));
  const set = [accounts, 'mfe-cards'].map((app) => ({ app, version: remoteOf('cards', 3).version }));
  await revise(
    world.as('operator'),
    reasonFor(accounts),
    heldTogether(set, (state) => state),
  );
  expect((await read()).state.heldTogether).toEqual([set]);
  await writeRaw(world.as('accounts'), `packages/${accounts}`, undefined, { number: 999_999_999 });

  expect(await outcomeOf(world, 'cards', promote('mfe-cards', remoteOf('cards', 3).version))).toBe('done');

  const { state } = await read();
  expect(state.heldTogether).toBeUndefined();
  expect(state.held).toEqual({ [accounts]: [remoteOf('accounts', 3).version] });
});

test('a pin holds what the version was, also where operators speak while its package is missing', async () => {
  await revise(world.as('operator'), reasonFor(accounts), pin(accounts));
  const { pinnedContents } = (await read()).operators?.document ?? {};
  const folder = `registry/packages/${accounts}`;
  for (const name of await world.store.list(folder)) await world.store.remove(`${folder}/${name}`);

  await revise(world.as('operator'), reasonFor('mfe-cards'), disable('mfe-cards', 'Soon'));

  expect(Object.keys(pinnedContents ?? {})).toEqual([accounts]);
  expect((await read()).operators?.document).toMatchObject({ number: 2, pinnedContents });
});

test.each([
  ['disabled', disable(accounts, 'Soon'), enable(accounts)],
  ['pinned', pin(accounts), unpin(accounts)],
])('a squad’s command that would take back what an operator has %s is refused', async (word, edit, back) => {
  await revise(world.as('operator'), reasonFor(accounts), edit);

  expect(await outcomeOf(world, 'accounts', back)).toContain(`is ${word} by an operator`);
});

test('a document that changes together with what has no number is not read, and keeps nobody from the bank', async () => {
  const together = { id: 'x', streams: { 'a\nb': { toString: 5 } } };
  const { stream } = await writeRaw(world.as('accounts'), `packages/${accounts}`, undefined, { together });

  const { state, problems } = await read();

  expect(state.remotes[accounts]?.active).toBe(remoteOf('accounts', 1).version);
  expect(problems).toEqual([expect.stringContaining(`registry/${stream} number 2`)]);
});
