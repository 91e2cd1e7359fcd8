import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { servedRevisions } from '@bank/gateway/testing/servedRevisions.ts';
import { signRoles } from '@bank/registry/revisions/signRoles.ts';
import type { Roles } from '@bank/registry/roles/schema.ts';
import { KeyFolder } from '@bank/registry/signing/KeyFolder.ts';
import { folderWith, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment, emptyFolder, type TestDeployment } from '@bank/registry/testing/deployment.ts';
import { publicPem, staffedBank } from '@bank/registry/testing/people.ts';
import { type DrillStep, drillSteps } from '../testing/drillSteps.ts';
import { type Outcome, runBank, runBankWith } from '../testing/runBank.ts';

jest.setTimeout(60_000);

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'setTimeout'] }));
afterEach(() => jest.useRealTimers());

const cards = (content: string) => folderWith(remoteBuild('cards', {}, { 'page.js': content }));

const KEYS = ['autumn-2026', 'vault-a', 'vault-b', 'winter-2026', 'cards-2026', 'duty-2026', 'night-2026'] as const;
type Key = (typeof KEYS)[number];
const ROOTS: Key[] = ['autumn-2026', 'vault-a', 'vault-b'];

const HOLDERS: Record<string, Key[]> = {
  'the platform team': ['autumn-2026'],
  'the squad': ['cards-2026'],
  'another operator': ['night-2026'],
  'two holders of root keys': ['vault-a', 'vault-b'],
  'the two other holders of root keys': ['vault-a', 'vault-b'],
};

/** Makes a bank whose roles two of three root keys sign; each key is in a folder of its own, beside the public root keys. */
async function drilledBank({ isOneTeam = false } = {}) {
  const { name, store } = await emptyDeployment();
  const file = path.join(await emptyFolder(), 'bank.config.json');
  await writeFile(file, JSON.stringify({ ...config, rootThreshold: 2 }));
  const machines = {} as Record<Key, TestDeployment>;
  for (const key of KEYS) {
    const keys = new KeyFolder(await emptyFolder());
    await keys.create(key);
    machines[key] = { name, store, keys };
  }
  const gateway = new KeyFolder(await emptyFolder());
  for (const root of ROOTS) {
    const file = `${root}.pub.pem`;
    const pem = await publicPem(machines[root].keys);
    const folders = [gateway, ...Object.values(machines).map((machine) => machine.keys)];
    await Promise.all(folders.map(({ folder }) => writeFile(path.join(folder, file), pem)));
  }
  const roles = await rolesOf(name, machines, isOneTeam);
  for (const root of ROOTS.slice(0, 2)) await signRoles({ ...machines[root], rootThreshold: 2 }, roles);

  const attempt = (machine: TestDeployment, ...args: string[]) => runBankWith(machine, { BANK_CONFIG: file }, ...args);
  const run = async (machine: TestDeployment, ...args: string[]) => {
    const { code, stdout, stderr } = await attempt(machine, ...args);
    expect({ code, stderr }).toMatchObject({ code: 0 });
    return stdout;
  };
  await run(machines['winter-2026'], 'release', await folderWith(shellBuild()));
  await run(machines[isOneTeam ? 'autumn-2026' : 'cards-2026'], 'release', await cards('good'));

  const { source, revision } = servedRevisions({ name, store, keys: gateway, rootThreshold: 2 });
  /** Returns what customers get at the next look, and what the gateway finds wrong. */
  const served = async () => {
    await revision();
    const { registry } = await source.get();
    return { cards: registry.remotes['mfe-cards'], registry, problems: source.problems };
  };

  /** Holds what was printed when a key was made, by the key's name. */
  const made = new Map<string, string>();
  const filled = async (arg: string) => {
    if (/^<.*>$/.test(arg)) return cards('good, and signed anew');
    return arg.endsWith('=MCow…') ? (made.get(arg.slice(0, -'=MCow…'.length)) ?? arg) : arg;
  };

  /** Has each holder whom a step names run its command, which takes effect with the last. @returns what the last one is told */
  async function play(step: DrillStep | undefined): Promise<Outcome> {
    const holders = HOLDERS[step?.who ?? ''];
    if (!step || !holders) throw new Error(`Nobody is "${step?.who}".`);
    const args = await Promise.all(step.args.map(filled));
    const outcomes: Outcome[] = [];
    for (const holder of holders) outcomes.push(await attempt(machines[holder], ...args));
    const last = outcomes.at(-1);
    expect(last).toMatchObject({ code: 0 });
    if (holders.length > 1)
      expect(`${outcomes[0]?.stdout}${outcomes[0]?.stderr}`).toContain(
        'It needs 1 more: the next holder of a root key runs the same command.',
      );
    const [, printed = ''] = /^ {2}(\S+=\S+)$/m.exec(last?.stdout ?? '') ?? [];
    if (printed) made.set(printed.slice(0, printed.indexOf('=')), printed);
    return last as Outcome;
  }

  /** Copies a key as it is now: a thief keeps it, whatever becomes of the original. */
  const thief = async (key: Key): Promise<TestDeployment> => {
    const folder = await emptyFolder();
    await cp(machines[key].keys.folder, folder, { recursive: true });
    return { name, store, keys: new KeyFolder(folder) };
  };

  return { machines, attempt, run, served, play, thief };
}

async function rolesOf(deployment: string, machines: Record<Key, TestDeployment>, isOneTeam: boolean): Promise<Roles> {
  const keys: Record<string, string> = {};
  for (const key of KEYS) keys[key] = await publicPem(machines[key].keys);
  const team = { keys: ['autumn-2026', 'winter-2026'], packages: ['shell'], mounts: [], origins: [] };
  const squad = { keys: ['cards-2026'], packages: ['mfe-cards'], mounts: ['/cards/*'], origins: [] };
  return {
    schema: 1,
    deployment,
    version: 1,
    keys,
    roots: { keys: ROOTS, threshold: 2 },
    roles: isOneTeam
      ? { 'Platform team': { ...team, packages: ['*'], mounts: ['/*'] } }
      : { 'Platform team': team, 'Cards squad': squad },
    operators: ['autumn-2026', 'duty-2026', 'night-2026'],
    signatures: {},
    revoked: {},
  };
}

/** Reads the steps of one drill in docs/operations/keys.md. */
async function drill(at: number): Promise<DrillStep[]> {
  const drills = await drillSteps();
  expect(drills).toHaveLength(6);
  return drills[at] ?? [];
}

test('rotation: the new key signs again what the old one has signed, which then goes, and nobody notices', async () => {
  const { machines, attempt, run, served, play, thief } = await drilledBank();
  const old = await thief('autumn-2026');
  await run(old, 'disable', 'cards', '--message', 'Back soon');
  const steps = await drill(0);

  await play(steps[0]);
  await run(machines['autumn-2026'], 'pin', 'shell');
  const before = await served();
  for (const step of steps.slice(1)) await play(step);

  const after = await served();
  expect(after.registry.shell).toEqual(before.registry.shell);
  expect(after.cards).toMatchObject({ disabled: { message: 'Back soon' } });
  expect(after.problems).toEqual([]);
  const said = await run(machines['vault-a'], 'roles');
  expect(said).toContain('Operators: duty-2026, night-2026, spring-2027\n');
  expect(said).toContain('Roots: vault-a, vault-b, spring-2027; 2 of them sign\nRevoked: autumn-2026\n');
  const lines = (await run(machines['vault-a'], 'log')).split('\n');
  expect(lines[0]).toMatch(/renew.* spring-2027 \(Platform team, operator, root\)/);
  expect(lines[1]).toMatch(/pin.* autumn-2026 \(revoked\)/);
  expect(lines[2]).toMatch(/disable.* autumn-2026 \(revoked\)/);
  expect(await attempt(old, 'enable', 'cards')).toMatchObject({ code: 1 });
});

test('a squad has lost its key: it signs what is live with a new one before the old one goes', async () => {
  const { served, play } = await drilledBank();
  const { cards } = await served();

  for (const step of await drill(1)) {
    await play(step);
    expect(await served()).toMatchObject({ cards, problems: [] });
  }
});

test('a squad’s key was stolen: it stops counting at once, never counts again, and the squad releases with another', async () => {
  const { machines, attempt, run, served, play, thief } = await drilledBank();
  const stolen = await thief('cards-2026');
  const before = await served();
  await run(stolen, 'release', await cards('evil'));
  expect((await served()).cards?.active).not.toBe(before.cards?.active);
  const steps = await drill(2);

  await play(steps[0]);

  expect((await served()).cards).toBeUndefined();
  const refused = await attempt(stolen, 'release', await cards('evil again'));
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('was revoked as "cards-2026"') });
  expect(refused.stderr).not.toContain('bank -- grant');
  const renamed = (await stolen.keys.publicKey()).replace('cards-2026=', 'honest=');
  expect(await attempt(machines['vault-a'], 'grant', 'Cards squad', '--key', renamed)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('"honest" is the key that was revoked as "cards-2026"'),
  });

  for (const step of steps.slice(1)) await play(step);
  const after = await served();
  expect(after.cards?.active).toMatch(/^1\.0\.0-/);
  expect(after.problems).toEqual([
    expect.stringMatching(
      /^registry\/packages\/mfe-cards has a file that does not count: number 2,.* cards-2026 \(revoked\)/,
    ),
  ]);
  await run(machines['cards-2026'], 'renew');
  expect((await served()).problems).toEqual([]);
  const [, ...lines] = (await run(machines['vault-a'], 'log')).split('\n');
  expect(lines[0]).toMatch(/release.* cards-2027 \(Cards squad\)/);
  expect(lines[1]).toMatch(/release.* cards-2026 \(revoked\)/);
});

test('an operator’s key was stolen: what it disabled no longer is, and what another said before counts again', async () => {
  const { machines, attempt, run, served, play, thief } = await drilledBank();
  const stolen = await thief('duty-2026');
  await run(machines['night-2026'], 'pin', 'cards');
  await run(stolen, 'disable', 'cards', '--message', 'Pay to the account …');
  expect((await served()).cards).toMatchObject({ pinned: true, disabled: { message: 'Pay to the account …' } });

  for (const step of await drill(3)) await play(step);

  const { cards, problems } = await served();
  expect(cards).toMatchObject({ pinned: true });
  expect(problems).toEqual([]);
  expect(cards?.disabled).toBeUndefined();
  expect(await attempt(stolen, 'disable', 'cards', '--message', 'Pay!')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('was revoked as "duty-2026"'),
  });
});

test('a root’s key was stolen: the two others revoke it, with its role and its rights as an operator', async () => {
  const { machines, attempt, run, served, play, thief } = await drilledBank();
  const stolen = await thief('autumn-2026');
  // One root key alone signs no roles document.
  expect(await attempt(stolen, 'revoke', 'vault-a')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('vault-a still counts'),
  });
  await run(machines['night-2026'], 'renew');
  await run(stolen, 'disable', 'cards', '--message', 'Pay to the account …');

  for (const step of await drill(4)) await play(step);

  expect(await run(machines['vault-a'], 'roles')).toMatch(
    /Platform team +winter-2026 +shell.*\n(.*\n)*Operators: duty-2026, night-2026\nRoots: vault-a, vault-b; 2 of them sign\nRevoked: autumn-2026\n$/,
  );
  const { cards, problems } = await served();
  expect(cards?.disabled).toBeUndefined();
  // That file has the roles that the thief wanted.
  expect(problems).toEqual([
    expect.stringMatching(/^registry\/roots has a file that does not count: number 2,.* autumn-2026 \(revoked\)/),
  ]);
  expect(await attempt(stolen, 'disable', 'cards', '--message', 'Pay!')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('was revoked as "autumn-2026"'),
  });
});

test('a squad takes over what the platform team has released, and customers notice nothing', async () => {
  const { machines, attempt, run, served, play } = await drilledBank({ isOneTeam: true });
  const { cards: live } = await served();
  const [makeKey, grant, renew, leave] = await drill(5);

  await play(makeKey);
  expect((await play(grant)).stdout).toContain(
    'autumn-2026 stays in the role "Cards squad", because it signed what is',
  );
  expect(await served()).toMatchObject({ cards: live, problems: [] });
  await play(renew);
  await play(leave);

  expect(await served()).toMatchObject({ cards: live, problems: [] });
  expect(await run(machines['vault-a'], 'roles')).toMatch(/\nCards squad +cards-2027 +mfe-cards +\/cards\/\* /);
  expect(await attempt(machines['autumn-2026'], 'release', await cards('ours again'))).toMatchObject({ code: 1 });
});

test('a bank whose shell nobody’s key signs any more gets another key for it', async () => {
  const { machines, attempt, run, served } = await drilledBank();
  const both = async (...args: string[]) => {
    await attempt(machines['vault-a'], ...args);
    await run(machines['vault-b'], ...args);
  };
  await both('revoke', 'winter-2026');
  await expect(served()).rejects.toThrow('The store holds no registry that can be served.');

  await both('grant', 'Platform team', '--key', await machines['night-2026'].keys.publicKey());
  await run(machines['night-2026'], 'release', await folderWith(shellBuild()));

  expect((await served()).registry.shell).toBeDefined();
});

test('a shell that only a revoked key has signed takes the bank with it, until another key of its role releases it', async () => {
  const { machines, attempt, run, served } = await drilledBank();
  const before = await served();
  await attempt(machines['vault-a'], 'revoke', 'winter-2026');
  await run(machines['vault-b'], 'revoke', 'winter-2026');
  await expect(served()).rejects.toThrow('The store holds no registry that can be served.');

  await run(machines['autumn-2026'], 'release', await folderWith(shellBuild()));

  const { registry } = await served();
  expect(registry).toMatchObject({ shell: before.registry.shell, remotes: before.registry.remotes });
});

async function run(deployment: TestDeployment, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runBank(deployment, ...args);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  return stdout;
}

async function bankWithRoles() {
  const staffed = await staffedBank();
  const { as } = staffed;
  await run(as.platform, 'release', await folderWith(shellBuild()));
  await run(as.cards, 'release', await cards('good'));
  return { ...staffed, served: servedRevisions(staffed.gateway) };
}

test('the last root key is not taken away', async () => {
  const deployment = await emptyDeployment();
  await run(deployment, 'release', await folderWith(shellBuild()));

  expect(await runBank(deployment, 'revoke', 'test')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Without test there are 0 root keys, and 1 sign the roles document.'),
  });
  expect((await runBank(deployment, 'status')).code).toBe(0);
});

test('roles: who may do what is shown, and the log names key and role', async () => {
  const { as, root } = await bankWithRoles();

  expect(await run(root, 'roles')).toMatch(/Cards squad +cards +mfe-cards +\/cards\/\* .*\n(.*\n)*Operators: operator/);
  await run(as.operator, 'disable', 'cards', '--message', 'Back soon');
  expect(await run(root, 'log')).toMatch(/^3 .*disable.*operator \(operator\).*\n2 .*cards \(Cards squad\)/);
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

  const released = await runBankWith(as.bills, { BANK_SIGNING_KEY: pem }, 'release', await cards('from a pipeline'));

  expect(released).toMatchObject({ code: 0, stdout: expect.stringContaining('Released mfe-cards') });
});
