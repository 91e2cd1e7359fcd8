import { folderWith, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { staffedBank } from '@bank/registry/testing/people.ts';
import { data } from '../testing/commandBank.ts';
import { runBank } from '../testing/runBank.ts';

/** Builds name "cards squad" and so on, and the roles document "Cards squad": the shell and cards are live, bills held. */
async function bank() {
  const { as } = await staffedBank();
  await runBank(as.platform, 'release', await folderWith(shellBuild({ owner: 'Web team' })));
  await runBank(as.cards, 'release', await folderWith(remoteBuild('cards')));
  await runBank(as.bills, 'release', await folderWith(remoteBuild('bills')), '--hold');
  return as;
}

const ownersIn = (entries: { owner: string }[]) => [...new Set(entries.map(({ owner }) => owner))].sort();

test('the owner is whom the roles document names: in the status of what is live and held', async () => {
  const as = await bank();

  const { packages } = await data(as.operator, 'status');

  expect(ownersIn(packages)).toEqual(['Bills squad', 'Cards squad', 'Platform team']);
  expect((await runBank(as.operator, 'status')).stdout).toMatch(/\nmfe-bills +Bills squad +held /);
});

test('the owner is whom the roles document names: in the inventory', async () => {
  const as = await bank();

  const { scripts, releases } = await data(as.operator, 'inventory');

  expect(ownersIn(scripts)).toEqual(['Cards squad', 'Platform team']);
  expect(ownersIn(releases)).toEqual(['Bills squad', 'Cards squad', 'Platform team']);
});

test('the owner is whom the roles document names: of what a build does not fit beside', async () => {
  const as = await bank();
  const mounts = [{ path: '/cards', title: 'Bills', layout: 'main', expose: 'Page', files: ['page.js'] }];

  const { stdout } = await runBank(as.bills, 'check', await folderWith(remoteBuild('bills', { mounts })));

  expect(stdout).toMatch(/is taken by mfe-cards 1\.0\.0-\w{10} \(Cards squad\)\./);
});

test('an operator disables, and enables, what only the roles document names, and nobody else does', async () => {
  const as = await bank();

  const disabled = await runBank(as.operator, 'disable', 'auth', '--message', 'Back soon');

  expect(disabled.stdout).toMatch(/^Disabled mfe-auth, which is not live as the store is now: .* \(revision 4\)\n$/);
  expect(await runBank(as.cards, 'disable', 'bills', '--message', 'Back soon')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^mfe-bills has no active version/),
  });
  await runBank(as.ada, 'release', await folderWith(remoteBuild('auth')), '--hold');
  expect(await runBank(as.operator, 'enable', 'auth')).toMatchObject({ code: 0, stderr: '' });
});
