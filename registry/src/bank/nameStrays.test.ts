import { activate } from '../edits/activate.ts';
import { revise } from '../revisions/revise.ts';
import { signRoles } from '../revisions/signRoles.ts';
import { nextOf } from '../roles/firstRoles.ts';
import { putEmpty } from '../testing/putEmpty.ts';
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

test('files that are named like the signatures of a roles document are named, and forgotten once they are gone', async () => {
  const world = await bank();
  const { authority } = await read(world);
  const [file] = (await world.store.list('registry/roots')).sort();
  const like = (at: number) => `registry/roots/${file?.slice(0, -91)}${String(at).padStart(85, '0')}A.json`;
  for (let at = 0; at < 10; at += 1) await world.store.put(like(at), new Uint8Array());
  const reader = new BankReader(world.as('operator'));

  expect((await reader.read()).problems).toEqual([
    expect.stringContaining('registry/roots has 10 files that do not count: number 1'),
  ]);
  for (let at = 0; at < 10; at += 1) await world.store.remove(like(at));
  const { authority: now, problems } = await reader.read();
  expect([now?.hash, problems]).toEqual([authority?.hash, []]);
});

test('what a key signed that never had a role there is named, whatever its number', async () => {
  const world = await bank();

  await writeRaw(world.as('accounts'), 'packages/mfe-cards', undefined, { number: 1 });

  expect((await read(world)).problems).toEqual([
    expect.stringContaining('mfe-cards has a file that does not count: number 1, by the name signed by accounts (Acc'),
  ]);
});

test('any number of made-up streams and roles documents is told in few lines, and hides nothing in a stream of the bank', async () => {
  const world = await bank();
  for (let at = 0; at < 100; at += 1) {
    await putEmpty(world, `packages/made-up-${at}`, 1, String(at), 'accounts');
    await putEmpty(world, 'roots', 2, String(at), 'rootA');
  }
  await putEmpty(world, 'packages/mfe-cards', 7, 'last', 'accounts');

  const { problems } = await read(world);

  expect(problems).toHaveLength(42);
  expect(problems).toContainEqual(
    expect.stringMatching(/^registry\/packages\/mfe-cards has a file that does not count/),
  );
  expect(problems).toContainEqual(expect.stringMatching(/^80 more drafts of the roles document wait/));
  expect(problems.at(-1)).toMatch(/^registry has more streams .*made-up-19, packages\/made-up-20, .* 78 more\.$/);
});

test('any number of bad documents of a stream is told in few lines', async () => {
  const world = await bank();
  for (let at = 2; at < 32; at += 1) await putEmpty(world, 'packages/mfe-cards', at, String(at), 'cards');

  const { problems } = await read(world);

  expect(problems).toHaveLength(21);
  expect(problems[0]).toMatch(/^registry\/packages\/mfe-cards number 31 .* is missing or was altered/);
  expect(problems.at(-1)).toBe('registry/packages/mfe-cards has 10 more problems, in earlier documents.');
});

test('the name of a file is told in one line, and cut where it is long', async () => {
  const world = await bank();
  await world.store.put(`registry/${'x\n'.repeat(1000)}`, new Uint8Array());

  const [problem = ''] = (await read(world)).problems;

  expect(problem).toMatch(/^registry has a file without a document’s name: (x )+x? …$/);
  expect(problem.length).toBeLessThan(1010);
});
