import { activate } from '../edits/activate.ts';
import { revise } from '../revisions/revise.ts';
import { signRoles } from '../revisions/signRoles.ts';
import { nextOf } from '../roles/firstRoles.ts';
import { type Person, remoteOf, shellOf, World } from '../testing/World.ts';
import { writeRaw } from '../testing/writeRaw.ts';
import { BankReader } from './BankReader.ts';
import { history } from './history.ts';

const read = (world: World) => new BankReader(world.as('operator')).read();

async function nextRoles(world: World) {
  const { authority } = await read(world);
  if (!authority) throw new Error('There are no roles.');
  return nextOf(authority);
}

/** The next roles, in which these keys release cards. */
async function giveCardsTo(world: World, ...keys: Person[]): Promise<void> {
  const next = await nextRoles(world);
  const squad = { keys, packages: ['mfe-cards'], mounts: ['/cards/*'], origins: [] };
  const roles = { ...next, roles: { ...next.roles, 'Cards squad': squad } };
  for (const root of ['rootA', 'rootB'] as const) await signRoles(world.as(root), roles);
}

async function releaseCards(world: World, person: Person, number: number): Promise<void> {
  const reason = { by: person, action: 'release', app: 'mfe-cards', why: 'test' };
  await revise(world.as(person), reason, activate(remoteOf('cards', number)));
}

/** Begins with the shell and cards. */
async function bank(): Promise<World> {
  const world = await World.begin();
  const reason = { by: 'platform', action: 'release', app: 'shell', why: 'test' };
  await revise(world.as('platform'), reason, activate(shellOf(1)));
  await releaseCards(world, 'cards', 1);
  return world;
}

test('a roles document that waits for another root key is named as what it is, until it is in force', async () => {
  const world = await bank();
  const next = await nextRoles(world);

  await signRoles(world.as('rootA'), next);

  expect((await read(world)).problems).toEqual([
    expect.stringMatching(
      /^Version 2 of the roles document \(\w{8}\) has 1 of 2 signatures: rootA\. The next holder of a root key runs the same command\. If none of them wants it, find out who signed it\.$/,
    ),
  ]);
  await signRoles(world.as('rootC'), next);
  expect((await read(world)).problems).toEqual([]);
});

test('a roles document that waits for a root key of its own is no stray either', async () => {
  const world = await bank();
  const next = await nextRoles(world);
  const roles = { ...next, roots: { ...next.roots, threshold: 3 } };

  for (const root of ['rootA', 'rootB'] as const) await signRoles(world.as(root), roles);

  expect((await read(world)).problems).toEqual([expect.stringContaining('has 2 of 3 signatures: rootA, rootB.')]);
});

test('what a key signed before it lost its role is history once somebody has written above it, and in the log', async () => {
  const world = await bank();
  await giveCardsTo(world, 'cards', 'accounts');
  await releaseCards(world, 'accounts', 2);

  await giveCardsTo(world, 'accounts');

  const now = await read(world);
  expect(now.problems).toEqual([]);
  const entries = await history(world.as('operator'), now, 10);
  expect(entries.map(({ signer }) => now.authority?.describeSigner(signer))).toEqual([
    'accounts (Cards squad, Accounts squad)',
    'cards (no role)',
    'platform (Platform team)',
  ]);
  await writeRaw(world.as('cards'), 'packages/mfe-cards', undefined, { number: 3 });
  expect((await read(world)).problems).toEqual([
    expect.stringContaining(
      'mfe-cards has a file that does not count: number 3, by the name signed by cards (no role)',
    ),
  ]);
});

test('what a key signed that never had a role there is named, whatever its number', async () => {
  const world = await bank();

  await writeRaw(world.as('accounts'), 'packages/mfe-cards', undefined, { number: 1 });

  expect((await read(world)).problems).toEqual([
    expect.stringContaining('mfe-cards has a file that does not count: number 1, by the name signed by accounts (Acc'),
  ]);
});
