import { readFile } from 'node:fs/promises';
import { revisionFile, servedRevisions } from '@bank/gateway/testing/servedRevisions.ts';
import { disable } from '@bank/registry/edits/disable.ts';
import { listRevisions } from '@bank/registry/revisions/registry.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment, type TestDeployment } from '@bank/registry/testing/deployment.ts';
import { releaseNewer, writeNewer } from '@bank/registry/testing/newerPlatform.ts';
import { staffedBank } from '@bank/registry/testing/people.ts';
import { runBank } from '../testing/runBank.ts';

jest.setTimeout(60_000);

const reason = { by: 'test', action: 'test', app: 'mfe-cards', why: 'test' };
const cards = (content: string) => remoteBuild('cards', {}, { 'page.js': content });

/** Revision 7: cards twice, a new remote and a channel that are unread here, and bills, whose newest version is unread. */
async function bank() {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), cards('one'), cards('two'), remoteBuild('bills'));
  const loans = await releaseNewer(deployment, 'loans');
  const bills = await releaseNewer(deployment, 'bills');
  const budget = { active: 'newest', previous: [], rings: ['staff', 'everybody'] };
  await writeNewer(deployment, ({ remotes }) => ({ remotes: { 'mfe-budget': budget, ...remotes }, regions: ['EU'] }));
  return { deployment, loans, bills };
}

async function stored(deployment: TestDeployment) {
  const [newest = 0] = await listRevisions(deployment.store);
  return JSON.parse(await readFile(revisionFile(deployment, newest), 'utf8'));
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['disable', ['disable', 'cards', '--message', 'Back soon']],
  ['rollback', ['rollback', 'cards']],
  ['renew', ['renew']],
  ['restore', ['restore', '2']],
  ['a release', ['release']],
])('%s keeps what a newer platform wrote as it is, and names it', async (_, [command = '', ...rest]) => {
  const { deployment, loans, bills } = await bank();
  const before = await stored(deployment);
  const args = command === 'release' ? [await folderWith(cards('three'))] : rest;

  const { code, stderr } = await runBank(deployment, command, ...args);

  expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.stringContaining(`mfe-loans ${loans}: "mounts.0`) });
  expect(stderr).toContain(`mfe-bills ${bills}: "mounts.0`);
  expect(stderr).toContain('mfe-budget: "active" is "newest"');
  const after = await stored(deployment);
  expect(after.revision).toBe(8);
  expect(Object.keys(after.remotes)[0]).toBe('mfe-budget');
  for (const app of ['mfe-budget', 'mfe-loans', 'mfe-bills'])
    expect([
      after.remotes[app],
      after.releases[app],
      after.approvals.releases[app],
      after.approvals.channels[app],
    ]).toEqual([
      before.remotes[app],
      before.releases[app],
      before.approvals.releases[app],
      before.approvals.channels[app],
    ]);
  expect(after.regions).toEqual(['EU']);
});

test('revoke keeps it too', async () => {
  const { deployment } = await bank();
  const before = await stored(deployment);
  await deployment.keys.create('lost');
  await deployment.keys.create('kept');

  expect(await runBank(deployment, 'revoke', 'lost')).toMatchObject({ code: 0 });

  const { remotes, releases, approvals } = await stored(deployment);
  expect({ remotes, releases, approvals }).toEqual({
    remotes: before.remotes,
    releases: before.releases,
    approvals: before.approvals,
  });
});

test('gc removes nothing of it', async () => {
  const { deployment, bills, loans } = await bank();
  await runBank(deployment, 'retire', 'cards');
  const before = await stored(deployment);

  expect(await runBank(deployment, 'gc', '--now')).toMatchObject({ code: 0 });

  const after = await stored(deployment);
  expect(Object.keys(after.releases).sort()).toEqual(['mfe-bills', 'mfe-loans', 'shell']);
  expect(after.remotes).toEqual(before.remotes);
  expect(after.releases).toMatchObject({ 'mfe-bills': { [bills]: {} }, 'mfe-loans': { [loans]: {} } });
  for (const [app, version] of Object.entries({ 'mfe-bills': bills, 'mfe-loans': loans }))
    expect(await deployment.store.has(`artifacts/${app}/${version}/page.js`)).toBe(true);
});

test('a remote is disabled and rolled back also when its live version is unread', async () => {
  const { deployment, bills, loans } = await bank();

  for (const app of ['bills', 'loans'])
    expect(await runBank(deployment, 'disable', app, '--message', 'Back soon')).toMatchObject({ code: 0 });
  expect(await runBank(deployment, 'rollback', 'bills')).toMatchObject({ code: 0 });

  const { remotes, releases } = await stored(deployment);
  expect(remotes['mfe-loans']).toEqual({ active: loans, previous: [], disabled: { message: 'Back soon' } });
  expect(remotes['mfe-bills']).toMatchObject({ left: [bills], disabled: { message: 'Back soon' } });
  expect(Object.keys(releases['mfe-bills'])).toContain(bills);
});

test('a channel that is unread is not changed, but may be taken out', async () => {
  const { deployment } = await bank();
  const build = await folderWith(remoteBuild('budget'));

  const refused = await runBank(deployment, 'release', build);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(
    /mfe-budget: "active" is "newest".* Update this checkout to change it, or take the remote out/,
  );

  await runBank(deployment, 'release', await folderWith(remoteBuild('budget', {}, { 'page.js': 'held' })), '--hold');
  expect(await runBank(deployment, 'retire', 'budget')).toMatchObject({ code: 0 });
  expect((await stored(deployment)).remotes['mfe-budget']).toBeUndefined();
  expect(await runBank(deployment, 'release', build)).toMatchObject({ code: 0 });
});

test('no command goes to a version that is unread', async () => {
  const { deployment, bills } = await bank();
  await runBank(deployment, 'rollback', 'bills');

  const { code, stderr } = await runBank(deployment, 'promote', 'bills', bills);

  expect(code).toBe(1);
  expect(stderr).toContain('"mounts.0.layout" is "split"');
});

test('restore leaves alone what was unread then, and says so', async () => {
  const { deployment } = await bank();
  await runBank(deployment, 'rollback', 'bills');
  await runBank(deployment, 'disable', 'cards', '--message', 'Back soon');
  const before = await stored(deployment);

  const { code, stderr } = await runBank(deployment, 'restore', '7');

  expect(code).toBe(0);
  expect(stderr).toContain('mfe-bills stays as it is, because a newer platform wrote revision 7.');
  const { remotes } = await stored(deployment);
  expect(remotes['mfe-bills']).toEqual(before.remotes['mfe-bills']);
  expect(remotes['mfe-cards'].disabled).toBeUndefined();
});

describe('where every squad has its own key', () => {
  async function staffed() {
    const { as, gateway } = await staffedBank();
    await releaseAll(as.platform, shellBuild());
    await releaseAll(as.bills, remoteBuild('bills'));
    await releaseAll(as.cards, cards('one'));
    return { as, gateway };
  }

  test('what a squad’s newer platform signed stays signed through what others do', async () => {
    const { as } = await staffed();
    const version = await releaseNewer(as.cards, 'cards');
    const before = await stored(as.cards);

    await releaseAll(as.bills, remoteBuild('bills', {}, { 'page.js': 'two' }));
    await revise(as.operator, reason, disable('mfe-bills', 'Back soon'));

    const after = await stored(as.cards);
    expect(after.remotes['mfe-cards']).toEqual(before.remotes['mfe-cards']);
    expect(after.releases['mfe-cards'][version]).toEqual(before.releases['mfe-cards'][version]);
    expect(after.approvals.releases['mfe-cards']).toEqual(before.approvals.releases['mfe-cards']);
    expect(after.approvals.channels['mfe-cards']).toEqual(before.approvals.channels['mfe-cards']);
  });

  test.each([
    ['a channel', { active: 7 }, {}],
    ['a release', undefined, { mounts: 'none' }],
  ])('%s that nobody of its role has signed is not kept', async (_, channel, release) => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'setTimeout'] });
    const { as, gateway } = await staffed();
    const before = await stored(as.cards);
    const running = servedRevisions(gateway);
    await running.revision();
    await writeNewer(as.bills, ({ remotes, releases }) => {
      const active = remotes['mfe-cards']?.active ?? '';
      return {
        remotes: { ...remotes, ...(channel && { 'mfe-cards': channel }) },
        releases: { ...releases, 'mfe-cards': { [active]: { ...releases['mfe-cards']?.[active], ...release } } },
      };
    });

    for (const { source, revision } of [running, servedRevisions(gateway)]) {
      expect(await revision()).toBe(4);
      expect((await source.get()).registry.remotes['mfe-cards']).toEqual(before.remotes['mfe-cards']);
      expect(source.problems.join()).toContain('mfe-cards');
    }
    await revise(as.operator, reason, disable('mfe-bills', 'Back soon'));

    const after = await stored(as.cards);
    expect(after.remotes['mfe-cards']).toEqual(before.remotes['mfe-cards']);
    expect(after.releases['mfe-cards']).toEqual(before.releases['mfe-cards']);
    jest.useRealTimers();
  });
});
