import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { servedRevisions } from '@bank/gateway/testing/servedRevisions.ts';
import { KeyFolder } from '@bank/registry/signing/KeyFolder.ts';
import { folderWith, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment, emptyFolder, type TestDeployment } from '@bank/registry/testing/deployment.ts';
import { staffedBank } from '@bank/registry/testing/people.ts';
import { runBank, runBankWith } from '../testing/runBank.ts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'setTimeout'] }));
afterEach(() => jest.useRealTimers());

const cards = (content: string) => folderWith(remoteBuild('cards', {}, { 'page.js': content }));

async function run(deployment: TestDeployment, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runBank(deployment, ...args);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  return stdout;
}

/** Gateways have folders of their own, with public keys alone. */
async function gatewayOf({ keys, ...deployment }: TestDeployment) {
  const folder = await emptyFolder();
  for (const id of await keys.verifyingIds())
    await copyFile(path.join(keys.folder, `${id}.pub.pem`), path.join(folder, `${id}.pub.pem`));
  const served = servedRevisions({ ...deployment, keys: new KeyFolder(folder) });
  return { ...served, remove: (id: string) => rm(path.join(folder, `${id}.pub.pem`)) };
}

test('theft of the only kind of key: what it signed is undone in one step, and gateways follow', async () => {
  const deployment = await emptyDeployment();
  await run(deployment, 'release', await folderWith(shellBuild()));
  await run(deployment, 'release', await cards('good'));
  await run(deployment, 'keys', 'spring-2027');
  await run(deployment, 'disable', 'cards', '--message', 'Pay to the account …');
  const gateway = await gatewayOf(deployment);
  expect(await gateway.revision()).toBe(3);

  const said = await run(deployment, 'revoke', 'spring-2027', '--why', 'Laptop stolen');
  await gateway.remove('spring-2027');

  expect(said).toMatch(/Revoked spring-2027 \(revision 4\)\.\nRemove spring-2027\.pub\.pem from BANK_KEYS/);
  expect(await gateway.revision()).toBe(4);
  expect((await gateway.source.get()).registry.remotes['mfe-cards']?.disabled).toBeUndefined();
  expect(gateway.source.problems).toEqual([]);
  expect(await run(deployment, 'log')).toMatch(/^4 .*revoke.*test \(all roles\).*\n3 .*not signed by a known key/);
});

test('the last key is not taken away', async () => {
  const deployment = await emptyDeployment();
  await run(deployment, 'release', await folderWith(shellBuild()));

  const refused = await runBank(deployment, 'revoke', 'test', '--why', 'Drill');

  expect(refused).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('has no private key to sign with. Create another'),
  });
  expect((await runBank(deployment, 'status')).code).toBe(0);
});

/** As the root's holders keep it. */
async function rolesFile(roles: object): Promise<string> {
  const file = path.join(await emptyFolder(), 'roles.json');
  await writeFile(file, JSON.stringify(roles));
  return file;
}

async function bankWithRoles() {
  const staffed = await staffedBank();
  const { as } = staffed;
  await run(as.platform, 'release', await folderWith(shellBuild()));
  await run(as.cards, 'release', await cards('good'));
  return { ...staffed, served: await gatewayOf(staffed.gateway) };
}

test('roles: who may do what is shown, and the log names key and role', async () => {
  const { as, root } = await bankWithRoles();

  expect(await run(root, 'roles')).toMatch(/Cards squad +cards +mfe-cards +\/cards\/\* .*\n(.*\n)*Operators: operator/);
  await run(as.operator, 'disable', 'cards', '--message', 'Back soon');
  expect(await run(root, 'log')).toMatch(/^3 .*disable.*operator \(operator\).*\n2 .*cards \(Cards squad\)/);
});

test('loss: the squad gets a new key, and signs what is live with it before the old one goes', async () => {
  const { as, root, roles, served } = await bankWithRoles();
  const fresh = new KeyFolder(await emptyFolder());
  await fresh.create('cards-2027');
  await copyFile(path.join(root.keys.folder, 'test.pub.pem'), path.join(fresh.folder, 'root.pub.pem'));
  const squad = { ...as.cards, keys: fresh };
  const pem = await readFile(path.join(fresh.folder, 'cards-2027.pub.pem'), 'utf8');
  const both = { ...roles.roles, 'Cards squad': { ...roles.roles['Cards squad'], keys: ['cards', 'cards-2027'] } };
  const wider = { ...roles, version: 2, keys: { ...roles.keys, 'cards-2027': pem }, roles: both };

  expect(await run(root, 'roles', await rolesFile(wider))).toContain('It is in force.');
  await run(squad, 'release', await cards('good'), '--why', 'Signed with the new key');
  await run(root, 'revoke', 'cards', '--why', 'Laptop lost');

  const { stdout } = await runBank(as.operator, 'status');
  expect(stdout).toContain('mfe-cards');
  await served.revision();
  expect((await served.source.get()).registry.remotes['mfe-cards']).toBeDefined();
});

test('theft of a squad’s key: it stops counting at once, and the squad releases again with another', async () => {
  const { as, root, served } = await bankWithRoles();
  await served.revision();

  await run(root, 'revoke', 'cards', '--why', 'Laptop stolen');

  await served.revision();
  expect((await served.source.get()).registry.remotes['mfe-cards']).toBeUndefined();
  expect(await runBank(as.cards, 'release', await cards('evil'))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The key that signs here has no role.'),
  });
  await run(as.operator, 'renew');
  await served.revision();
  expect(served.source.problems).toEqual([]);
});

test('two signatures: a colleague approves, then it is promoted', async () => {
  const { as, served } = await bankWithRoles();
  const build = await folderWith(remoteBuild('auth'));
  await run(as.ada, 'release', build, '--hold');
  const version = /mfe-auth +.*(1\.0\.0-\w+)/.exec(await run(as.ada, 'status'))?.[1] ?? '';

  expect(await runBank(as.ada, 'promote', 'auth', version)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('has 1 of 2 signatures'),
  });
  expect(await run(as.grace, 'approve', 'auth', version)).toContain('which now has 2 signatures');
  await run(as.grace, 'promote', 'auth', version);

  await served.revision();
  expect((await served.source.get()).registry.remotes['mfe-auth']?.active).toBe(version);
});

test('a pipeline signs with a key from its environment', async () => {
  const { as } = await bankWithRoles();
  const pem = await readFile(path.join(as.cards.keys.folder, 'cards.key.pem'), 'utf8');
  await rm(path.join(as.bills.keys.folder, 'bills.key.pem'));
  await rm(path.join(as.bills.keys.folder, 'bills.pub.pem'));

  const released = await runBankWith(as.bills, { BANK_SIGNING_KEY: pem }, 'release', await cards('from a pipeline'));

  expect(released).toMatchObject({ code: 0, stdout: expect.stringContaining('Released mfe-cards') });
});
