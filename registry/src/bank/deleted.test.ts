import type { Deployment } from '../Deployment.ts';
import { disable } from '../edits/disable.ts';
import { retire } from '../edits/retire.ts';
import { revoked } from '../grants/revoke.ts';
import { hashOf } from '../hashOf.ts';
import { revise } from '../revisions/revise.ts';
import { signRoles } from '../revisions/signRoles.ts';
import { nextOf } from '../roles/firstRoles.ts';
import type { Store } from '../store/Store.ts';
import { withCache } from '../store/withCache.ts';
import { writeDocument } from '../streams/writeDocument.ts';
import { releaseAll, remoteBuild, shellBuild } from '../testing/builds.ts';
import { emptyFolder } from '../testing/deployment.ts';
import { MemoryStore } from '../testing/MemoryStore.ts';
import { type Staffed, staffedBank } from '../testing/people.ts';
import { fingerprint, type Person, World } from '../testing/World.ts';
import { writeRaw } from '../testing/writeRaw.ts';
import { BankReader } from './BankReader.ts';
import type { OperatorsContent, PackageContent } from './drafts.ts';

const reason = { by: 'operator', action: 'disable', app: 'mfe-cards', why: 'test' };

let bank: Staffed;
/** It runs all the time. */
let gateway: BankReader;
let copies: Store;
/** Begins again with the copies of this machine. */
let restarted: () => BankReader;

beforeEach(async () => {
  bank = await staffedBank();
  await releaseAll(bank.as.platform, shellBuild());
  await releaseAll(bank.as.cards, remoteBuild('cards'));
  await releaseAll(bank.as.bills, remoteBuild('bills'));
  const copied = withCache(bank.gateway, await emptyFolder());
  copies = copied.cache ?? bank.gateway.store;
  restarted = () => new BankReader(copied);
  gateway = restarted();
});

/** @returns puts it back */
async function deleteNewest(stream: string): Promise<() => Promise<void>> {
  const { store } = bank.gateway;
  const [newest] = (await store.list(`registry/${stream}`)).sort().reverse();
  const key = `registry/${stream}/${newest}`;
  const bytes = await store.get(key);
  await store.remove(key);
  return async () => {
    if (bytes) await store.put(key, bytes);
  };
}

async function revoke(id: string): Promise<void> {
  const { authority } = await new BankReader(bank.root).read();
  if (!authority) throw new Error('There are no roles.');
  await signRoles(bank.root, revoked(authority, id));
}

async function revokedFor(reader: BankReader): Promise<string[]> {
  const { authority } = await reader.read();
  expect([authority?.fingerprintOf('bills'), authority?.fingerprintOf('cards')]).toEqual([undefined, undefined]);
  return Object.values(authority?.roles.revoked ?? {}).map(({ name }) => name);
}

test('what an operator says is in force, also where somebody deleted what was said before', async () => {
  await revise(bank.as.operator, reason, disable('mfe-bills', 'Soon'));
  await gateway.read();
  await deleteNewest('operators');

  await revise(bank.as.operator, reason, disable('mfe-cards', 'Soon'));

  const { state } = await gateway.read();
  expect(state.remotes['mfe-cards']?.disabled).toEqual({ message: 'Soon' });
});

test('what an operator says is in force, also where somebody deleted several documents before, and puts them back', async () => {
  const say = (app: string, message: string) => revise(bank.as.operator, reason, disable(app, message));
  const expectSaid = async (message: string) => {
    for (const reader of [gateway, restarted()]) {
      const { remotes } = (await reader.read()).state;
      expect(remotes['mfe-cards']?.disabled).toEqual({ message });
    }
  };
  for (const message of ['One', 'Two', 'Three']) await say('mfe-bills', message);
  await gateway.read();
  const putBack = [];
  for (let at = 0; at < 3; at += 1) putBack.push(await deleteNewest('operators'));

  await say('mfe-cards', 'Soon');
  await expectSaid('Soon');

  for (const one of putBack) {
    await one();
    await expectSaid('Soon');
  }
  await say('mfe-cards', 'Later');
  await expectSaid('Later');
});

test('what an operator says stays in force where documents are put back that a gateway has never seen', async () => {
  const say = (app: string, message: string) => revise(bank.as.operator, reason, disable(app, message));
  for (const message of ['One', 'Two', 'Three']) await say('mfe-bills', message);
  const putBack = [await deleteNewest('operators'), await deleteNewest('operators')];
  const started = restarted();
  await say('mfe-cards', 'Soon');
  await started.read();
  for (const one of putBack.slice(0, 1)) await one();

  for (const reader of [started, restarted()])
    expect((await reader.read()).state.remotes['mfe-cards']?.disabled).toEqual({ message: 'Soon' });
});

test('what an operator says below a deleted document stays in force, also where an earlier one of its number is put back instead', async () => {
  for (const message of ['One', 'Two', 'Three']) await revise(bank.as.operator, reason, disable('mfe-bills', message));
  await gateway.read();
  await deleteNewest('operators');
  const putBack = await deleteNewest('operators');
  await revise(bank.as.operator, reason, disable('mfe-cards', 'Soon'));
  await gateway.read();
  await deleteNewest('operators');
  await putBack();

  for (const reader of [gateway, restarted()])
    expect((await reader.read()).state.remotes['mfe-cards']?.disabled).toEqual({ message: 'Soon' });
});

test('what an operator says is in force, also beneath any number of documents that somebody has put back', async () => {
  for (let at = 1; at <= 70; at += 1) {
    const change = { ...reason, at: new Date(at).toISOString() };
    await writeRaw<OperatorsContent>(bank.as.operator, 'operators', (content) => ({ ...content, change }));
  }
  await gateway.read();
  const putBack = [];
  for (let at = 1; at <= 70; at += 1) putBack.push(await deleteNewest('operators'));
  await revise(bank.as.operator, reason, disable('mfe-cards', 'Soon'));
  for (const one of putBack.slice(1)) await one();

  expect((await gateway.read()).state.remotes['mfe-cards']?.disabled).toEqual({ message: 'Soon' });
});

test('what was in force before what somebody deletes does not count again', async () => {
  for (const message of ['One', 'Two', 'Three']) await revise(bank.as.operator, reason, disable('mfe-bills', message));
  await gateway.read();
  await deleteNewest('operators');

  for (const reader of [gateway, restarted(), gateway])
    expect((await reader.read()).state.remotes['mfe-bills']?.disabled).toEqual({ message: 'Three' });
});

test('nor does it after a restart, where what somebody deletes is dated ahead', async () => {
  await revise(bank.as.operator, reason, disable('mfe-bills', 'One'));
  const change = { ...reason, at: '2999-01-01T00:00:00.000Z' };
  const disabled = { 'mfe-bills': { message: 'Two' } };
  await writeRaw<OperatorsContent>(bank.as.operator, 'operators', (content) => ({ ...content, change, disabled }));
  await gateway.read();
  await deleteNewest('operators');

  expect((await restarted().read()).state.remotes['mfe-bills']?.disabled).toEqual({ message: 'Two' });
});

test('what a second document has taken the place of never comes back, whatever is deleted then, and after a restart', async () => {
  await revise(bank.as.operator, reason, disable('mfe-bills', 'Soon'));
  await gateway.read();
  const putBack = await deleteNewest('operators');
  await revise(bank.as.operator, reason, disable('mfe-cards', 'Soon'));
  const disabledFor = async (reader: BankReader) => {
    const { remotes } = (await reader.read()).state;
    return Object.keys(remotes).filter((app) => remotes[app]?.disabled);
  };
  expect(await disabledFor(gateway)).toEqual(['mfe-cards']);

  await putBack();
  for (const reader of [gateway, restarted()]) expect(await disabledFor(reader)).toEqual(['mfe-cards']);
  const { operators } = await gateway.read();
  await bank.gateway.store.remove(`registry/${operators?.file.key}`);
  for (const reader of [gateway, restarted()]) expect(await disabledFor(reader)).toEqual(['mfe-cards']);
});

test('revoked keys stop counting, also where somebody deletes roles documents and puts them back', async () => {
  await revoke('bills');
  await gateway.read();
  const putBack = await deleteNewest('roots');

  await revoke('cards');

  for (const reader of [gateway, restarted()]) expect(await revokedFor(reader)).toEqual(['bills', 'cards']);
  await deleteNewest('roots');
  await putBack();
  for (const reader of [gateway, restarted()]) expect(await revokedFor(reader)).toEqual(['bills', 'cards']);
});

test('a revocation is in force, also where somebody deleted several roles documents before, and puts them back', async () => {
  for (const id of ['bills', 'ada']) await revoke(id);
  await gateway.read();
  const putBack = [await deleteNewest('roots'), await deleteNewest('roots')];

  await revoke('cards');

  for (const reader of [gateway, restarted()]) expect(await revokedFor(reader)).toEqual(['bills', 'ada', 'cards']);
  for (const one of putBack) {
    await one();
    for (const reader of [gateway, restarted()]) expect(await revokedFor(reader)).toEqual(['bills', 'ada', 'cards']);
  }
});

test('keys stay revoked where somebody deletes a roles document from beneath the one that revoked them', async () => {
  await revoke('ada');
  const [first] = (await bank.gateway.store.list('registry/roots')).filter((name) => name.startsWith('000000002'));
  await revoke('bills');
  await gateway.read();
  await bank.gateway.store.remove(`registry/roots/${first}`);

  await revoke('cards');

  for (const reader of [gateway, restarted()]) expect(await revokedFor(reader)).toEqual(['ada', 'bills', 'cards']);
});

describe('where two roots of three sign', () => {
  let world: World;
  let machine: Deployment;

  beforeEach(async () => {
    world = await World.begin();
    const cache = new MemoryStore();
    machine = { ...world.as('operator'), cache, keep: (key, bytes) => cache.put(key, bytes) };
  });

  async function revokeByTwo(id: string): Promise<void> {
    const { authority } = await new BankReader(world.as('operator')).read();
    if (!authority) throw new Error('There are no roles.');
    for (const root of ['rootA', 'rootB'] as const) await signRoles(world.as(root), revoked(authority, id));
  }

  /** @returns names of revoked keys */
  async function seenAfterRestart(): Promise<string[]> {
    const { authority } = await new BankReader(machine).read();
    return Object.values(authority?.roles.revoked ?? {}).map(({ name }) => name);
  }

  test('a revoked key stays revoked after a restart, whatever is deleted', async () => {
    await revokeByTwo('cards');
    await new BankReader(machine).read();
    await world.store.remove('registry');

    expect(await seenAfterRestart()).toEqual(['cards']);
  });

  test('a revocation is in force, also where somebody deleted one signature of the roles document before', async () => {
    const running = new BankReader(machine);
    await revokeByTwo('accounts');
    await running.read();
    const [name] = (await world.store.list('registry/roots')).filter((one) => one.startsWith('000000002'));
    await world.store.remove(`registry/roots/${name}`);
    await revokeByTwo('cards');

    const { authority } = await running.read();

    expect(Object.values(authority?.roles.revoked ?? {}).map((one) => one.name)).toEqual(['accounts', 'cards']);
  });

  test('a revoked key stays revoked after a restart, where the first signature was overwritten before the second', async () => {
    const { authority } = await new BankReader(machine).read();
    if (!authority) throw new Error('There are no roles.');
    await signRoles(world.as('rootA'), revoked(authority, 'cards'));
    const [name] = (await world.store.list('registry/roots')).filter((one) => one.startsWith('000000002'));
    await world.store.put(`registry/roots/${name}`, new Uint8Array());
    await signRoles(world.as('rootB'), revoked(authority, 'cards'));
    await new BankReader(machine).read();
    await world.store.remove('registry');

    expect(await seenAfterRestart()).toEqual(['cards']);
  });

  test.each([
    ['cards', 'accounts'],
    ['accounts', 'cards'],
  ])('a key stays revoked after a restart, where the deletion of what revoked %s is taken back', async (lost, id) => {
    await revokeByTwo(lost);
    const files = [...world.store.files].filter(([key]) => key.startsWith('registry/roots/000000002'));
    for (const [key] of files) await world.store.remove(key);
    await revokeByTwo(id);
    const running = new BankReader(machine);
    await running.read();
    for (const [key, bytes] of files) await world.store.put(key, bytes);
    await running.read();

    expect(await seenAfterRestart()).toEqual([id]);
  });
});

test('roles that lost against a longer chain do not come back where somebody deletes that', async () => {
  const world = await World.begin();
  const observer = new BankReader(world.as('operator'));
  const { authority } = await observer.read();
  if (!authority) throw new Error('There are no roles.');
  const place = { stream: 'roots' as const, number: 2, document: nextOf(authority) };
  for (const id of ['cards', 'accounts']) {
    const { authority: current = authority } = await new BankReader(world.as('operator')).read();
    for (const root of ['rootA', 'rootB'] as const) await signRoles(world.as(root), revoked(current, id));
  }
  for (const root of ['rootA', 'rootB'] as const) await writeDocument(world.as(root), place, () => fingerprint(root));
  const { authority: longest } = await observer.read();
  const lost = hashOf(new TextEncoder().encode(`${JSON.stringify(place.document)}\n`));
  for (const name of await world.store.list('registry/roots'))
    if (!name.startsWith('000000001') && !name.includes(lost)) await world.store.remove(`registry/roots/${name}`);

  expect((await new BankReader(world.as('operator')).read()).authority?.hash).toBe(lost);
  expect((await observer.read()).authority?.hash).toBe(longest?.hash);
  expect(longest?.roles.version).toBe(3);
});

test('a root key that was revoked signs no further roles, also where somebody deleted what revoked it', async () => {
  const world = await World.begin();
  const observer = new BankReader(world.as('operator'));
  const revokeBy = async (id: string, ...signers: Person[]) => {
    const { authority } = await new BankReader(world.as('operator')).read();
    if (!authority) throw new Error('There are no roles.');
    for (const signer of signers) await signRoles(world.as(signer), revoked(authority, id));
  };
  await revokeBy('rootC', 'rootA', 'rootB');
  await observer.read();
  const named = await world.store.list('registry/roots');
  for (const name of named.filter((one) => one.startsWith('000000002')))
    await world.store.remove(`registry/roots/${name}`);
  await revokeBy('accounts', 'rootA', 'rootB');
  await observer.read();

  await revokeBy('cards', 'rootA', 'rootC');

  expect((await observer.read()).authority?.roles.version).toBe(2);
});

test('what is put back beside the document in force does not count, also after a restart', async () => {
  await revise(bank.as.operator, reason, disable('mfe-bills', 'Soon'));
  const putBack = await deleteNewest('operators');
  await revise(bank.as.operator, reason, disable('mfe-cards', 'Soon'));
  await gateway.read();
  await putBack();
  await gateway.read();

  for (const reader of [gateway, restarted(), restarted()]) {
    const { state } = await reader.read();
    expect(state.remotes['mfe-cards']?.disabled).toEqual({ message: 'Soon' });
  }
});

test('what changed together is not taken back after a restart by what somebody puts beside a part of it', async () => {
  const say = (message: string) => disable('mfe-cards', message);
  for (const message of ['One', 'Two']) await revise(bank.as.operator, reason, say(message));
  await gateway.read();
  const putBack = [await deleteNewest('operators'), await deleteNewest('operators')];
  await revise(bank.as.operator, reason, (state) => retire('mfe-bills')(say('Soon')(state)));
  for (const one of putBack.reverse()) {
    await one();
    await restarted().read();
  }

  expect((await restarted().read()).state.remotes['mfe-cards']?.disabled).toEqual({ message: 'Soon' });
});

test('what changed together stays in force where somebody deletes a part of it that has been written over', async () => {
  await revise(bank.as.operator, reason, (state) => retire('mfe-bills')(retire('mfe-cards')(state)));
  await releaseAll(bank.as.bills, remoteBuild('bills', {}, { 'page.js': 'two' }));
  await gateway.read();
  const { store } = bank.gateway;
  const [, second] = (await store.list('registry/packages/mfe-bills')).sort();
  await store.remove(`registry/packages/mfe-bills/${second}`);

  for (const reader of [gateway, restarted()])
    expect(Object.keys((await reader.read()).state.remotes)).toEqual(['mfe-bills']);
});

test('what changed together stays in force after a restart, where another document has the number of a deleted part of it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await revise(bank.as.operator, reason, (state) => retire('mfe-bills')(retire('mfe-cards')(state)));
  await gateway.read();
  await deleteNewest('packages/mfe-bills');
  await releaseAll(bank.as.bills, remoteBuild('bills', {}, { 'page.js': 'two' }));

  for (const reader of [gateway, restarted()])
    expect(Object.keys((await reader.read()).state.remotes)).toEqual(['mfe-bills']);
});

test('what changed together stays in force after restarts, where a deleted part of it had been written over before', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await revise(bank.as.operator, reason, (state) => retire('mfe-bills')(retire('mfe-cards')(state)));
  await releaseAll(bank.as.bills, remoteBuild('bills', {}, { 'page.js': 'two' }));
  await gateway.read();
  for (let at = 0; at < 2; at += 1) await deleteNewest('packages/mfe-bills');
  await releaseAll(bank.as.bills, remoteBuild('bills', {}, { 'page.js': 'three' }));

  for (const reader of [gateway, restarted(), restarted()])
    expect(Object.keys((await reader.read()).state.remotes)).toEqual(['mfe-bills']);
});

test('copies are of what is in force, whatever else a squad writes', async () => {
  const kept = async () => (await copies.list('registry')).filter((key) => key.startsWith('packages/mfe-bills/'));
  await gateway.read();
  const [first] = await kept();
  const second = await writeRaw<PackageContent>(bank.as.bills, 'packages/mfe-bills', (content) => content);
  for (let at = 0; at < 3; at += 1) await writeRaw(bank.as.bills, 'packages/mfe-bills', () => ({ text: String(at) }));
  await gateway.read();
  expect(await kept()).toEqual([second.key]);

  await restarted().read();
  expect(await kept()).toEqual([second.key]);
  expect(first).not.toBe(second.key);
});

test('copies are of what is in force, whatever else a squad writes beside its part of a change', async () => {
  await revise(bank.as.operator, reason, (state) => retire('mfe-bills')(retire('mfe-cards')(state)));
  for (const text of ['One', 'Two'])
    await writeRaw(bank.as.bills, 'packages/mfe-bills', () => ({ text }), { number: 2 });
  await gateway.read();

  expect(await copies.list('registry/packages/mfe-bills')).toHaveLength(1);
  expect(await copies.list('replaced')).toEqual([]);
});

test('what was deleted stays in force while nothing takes its place', async () => {
  await revise(bank.as.operator, reason, disable('mfe-cards', 'Soon'));
  await gateway.read();
  await deleteNewest('operators');

  const { state, problems } = await gateway.read();

  expect(state.remotes['mfe-cards']?.disabled).toEqual({ message: 'Soon' });
  expect(problems).toEqual([expect.stringContaining('has gone back: number 1 of registry/operators')]);
});
