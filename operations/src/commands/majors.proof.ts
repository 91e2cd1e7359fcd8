import { canariesOf } from '@bank/gateway/choice.ts';
import { newCohort } from '@bank/gateway/cohort.ts';
import { latestRegistry } from '@bank/registry/bank/latest.ts';
import type { Registry } from '@bank/registry/schema.ts';
import { channelsOf } from '@bank/registry/state.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment, type TestDeployment } from '@bank/registry/testing/deployment.ts';
import { runBank } from '../testing/runBank.ts';

jest.setTimeout(60_000);

async function current(deployment: TestDeployment): Promise<Registry> {
  const registry = await latestRegistry(deployment);
  if (!registry) throw new Error('Nothing was released.');
  return registry;
}

/** Name and version of everything that everybody gets. */
async function active(deployment: TestDeployment): Promise<Record<string, string>> {
  const channels = channelsOf(await current(deployment));
  return Object.fromEntries(channels.map(([app, channel]) => [app, channel.active]));
}

/** Counts the changes in the log. */
async function changes(deployment: TestDeployment): Promise<number> {
  return JSON.parse(await run(deployment, 'log', '--json')).length;
}

async function run(deployment: TestDeployment, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runBank(deployment, ...args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}

async function refused(deployment: TestDeployment, ...args: string[]): Promise<string> {
  const before = (await current(deployment)).revision;
  const { code, stderr } = await runBank(deployment, ...args);
  expect(code).toBe(1);
  expect((await current(deployment)).revision).toBe(before);
  return stderr;
}

describe.each([
  ['react', '19.3.1', '20.0.0'],
  ['@bank/shared/ui', '2.1.0', '3.0.0'],
])('a major of %s', (module, old, next) => {
  const both = `^${old} || ^${next}`;
  const shell = (version: string) => shellBuild({ provides: { [module]: version } });
  const remote = (name: string, range: string, content = range) =>
    remoteBuild(name, { requires: { [module]: range } }, { 'page.js': content });

  /** Deploys the old shell, cards and bills. */
  async function bank(): Promise<TestDeployment> {
    const deployment = await emptyDeployment();
    await releaseAll(deployment, shell(old), remote('cards', `^${old}`), remote('bills', `^${old}`));
    return deployment;
  }

  /** The set of the next major, by name. */
  async function folders() {
    const builds = [shell(next), remote('cards', `^${next}`), remote('bills', both)];
    return Promise.all(builds.map(folderWith));
  }

  const shellOnly = () => folderWith(shell(next));

  test('goes through staggered: the remotes first, for both versions, then the shell; and back', async () => {
    const deployment = await bank();
    const folder = await shellOnly();
    const stderr = await refused(deployment, 'release', folder);
    expect(stderr).toMatch(
      /shared: mfe-bills \S+ \(bills squad\), mfe-cards \S+ \(cards squad\): needs \S+ \^\S+; shell \S+ provides \d/,
    );
    expect(stderr).toContain(`release them for both versions, with "${both}" under "peerDependencies"`);

    for (const name of ['cards', 'bills']) await run(deployment, 'release', await folderWith(remote(name, both)));
    const before = await active(deployment);
    await run(deployment, 'release', folder);
    const after = await active(deployment);
    expect({ ...after, shell: '' }).toEqual({ ...before, shell: '' });

    await run(deployment, 'rollback', 'shell');
    expect(await active(deployment)).toEqual(before);
    await run(deployment, 'promote', 'shell', after.shell ?? '');
    expect(await active(deployment)).toEqual(after);
  });

  test('goes through together as one change, and any of its packages takes all of them back', async () => {
    const deployment = await bank();
    const { revision } = await current(deployment);
    const logged = await changes(deployment);
    const before = await active(deployment);
    const stdout = await run(deployment, 'release', '--together', ...(await folders()), '--why', 'The next major');

    const registry = await current(deployment);
    const after = await active(deployment);
    expect(registry.revision).toBe(revision + 3);
    expect(await changes(deployment)).toBe(logged + 1);
    for (const [app, version] of Object.entries(after)) {
      expect(version).not.toBe(before[app]);
      expect(stdout).toContain(`${app} ${version}`);
    }
    expect(registry.change).toMatchObject({
      app: 'shell',
      together: [`mfe-bills to ${after['mfe-bills']}`, `mfe-cards to ${after['mfe-cards']}`],
    });

    const back = await run(deployment, 'rollback', 'bills');
    expect(back).toContain(`Together with it: shell to ${before.shell}, mfe-cards to ${before['mfe-cards']}`);
    expect(await active(deployment)).toEqual(before);
    expect((await current(deployment)).revision).toBe(revision + 6);
    expect(await changes(deployment)).toBe(logged + 2);

    const others = ['cards', 'bills'].map((name) => `${name}@${after[`mfe-${name}`]}`);
    await run(deployment, 'promote', 'shell', after.shell ?? '', '--together', ...others);
    await run(deployment, 'rollback', 'shell');
    expect(await active(deployment)).toEqual(before);
  });

  test('is a canary together: its customers get all of it, and the others nothing', async () => {
    const deployment = await bank();
    const before = await active(deployment);
    await run(deployment, 'release', '--together', ...(await folders()), '--canary', '30');

    const registry = await current(deployment);
    const found = new Set(Array.from({ length: 500 }, () => canariesOf(registry, newCohort()).join()));
    expect([...found].sort()).toEqual(['', 'shell,mfe-bills,mfe-cards']);

    await run(deployment, 'canary', 'cards', registry.remotes['mfe-cards']?.canary?.version ?? '', '60');
    const percents = channelsOf(await current(deployment)).map(([, { canary }]) => canary?.percent);
    expect(percents).toEqual([60, 60, 60]);
    await run(deployment, 'rollback', 'bills');
    expect(channelsOf(await current(deployment)).map(([, { canary }]) => canary)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await active(deployment)).toEqual(before);
  });

  test('is promoted together, whichever of its packages is named', async () => {
    const deployment = await bank();
    await run(deployment, 'release', '--together', ...(await folders()), '--canary', '30');
    const canaries = channelsOf(await current(deployment)).map(([app, { canary }]) => [app, canary?.version]);

    await run(deployment, 'promote', 'cards');

    expect(await active(deployment)).toEqual(Object.fromEntries(canaries));
    await run(deployment, 'rollback', 'cards');
    expect(Object.values(await active(deployment))).not.toContain(canaries[0]?.[1]);
  });

  test('is held up by no remote that is disabled, which is enabled once it fits', async () => {
    const deployment = await bank();
    await run(deployment, 'release', await folderWith(remote('cards', both)));
    await run(deployment, 'disable', 'bills', '--message', 'Back soon');
    await run(deployment, 'release', await shellOnly());

    expect(await refused(deployment, 'enable', 'bills')).toContain('shared: mfe-bills');
    await run(deployment, 'release', await folderWith(remote('bills', `^${next}`)));
    await run(deployment, 'enable', 'bills');
  });

  test('is held as it is, and refused as a canary that meets what does not fit', async () => {
    const deployment = await bank();
    const folder = await shellOnly();

    expect(await refused(deployment, 'release', folder, '--canary', '10')).toContain('shared: mfe-bills');
    await run(deployment, 'release', folder, '--hold');
    const [held = ''] = (await current(deployment)).held?.shell ?? [];
    expect(await refused(deployment, 'promote', 'shell', held)).toContain('shared: mfe-bills');
  });

  test('is taken back with what was released against it since, as one change', async () => {
    const deployment = await bank();
    for (const name of ['cards', 'bills']) await run(deployment, 'release', await folderWith(remote(name, both)));
    const before = await active(deployment);
    await run(deployment, 'release', await shellOnly());
    await run(deployment, 'release', await folderWith(remote('cards', `^${next}`)));
    await run(deployment, 'release', await folderWith(remote('cards', `^${next}`, 'again')));

    const stderr = await refused(deployment, 'rollback', 'shell');
    const line = `rollback shell ${before.shell} --together mfe-cards`;
    expect(stderr).toContain(`Take back with it what needs the later version: npm run bank -- ${line}\n`);

    const { revision } = await current(deployment);
    const logged = await changes(deployment);
    await run(deployment, ...line.split(' '));
    expect(await active(deployment)).toEqual(before);
    expect((await current(deployment)).revision).toBe(revision + 2);
    expect(await changes(deployment)).toBe(logged + 1);
  });
});

test('a version of the contract is raised by a shell for both, then every remote, then a shell for the new one; and back', async () => {
  const shell = (...contract: number[]) => folderWith(shellBuild({ contract }));
  const remote = (name: string, contract: number) => remoteBuild(name, { contract }, { 'page.js': `for ${contract}` });
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild({ contract: [1] }), remote('cards', 1), remote('bills', 1));
  const raised = await Promise.all(['cards', 'bills'].map((name) => folderWith(remote(name, 2))));
  expect(await refused(deployment, 'release', raised[0] ?? '')).toContain('contract: mfe-cards');
  await run(deployment, 'release', await shell(1, 2));

  expect(await refused(deployment, 'release', await shell(2))).toMatch(
    /contract: mfe-bills .*mfe-cards .*uses contract 1/,
  );
  for (const folder of raised) await run(deployment, 'release', folder);
  const before = await active(deployment);
  await run(deployment, 'release', await shell(2));
  expect(await refused(deployment, 'rollback', 'cards')).toContain('contract: mfe-cards');

  await run(deployment, 'rollback', 'shell');
  expect(await active(deployment)).toEqual(before);
  await run(deployment, 'rollback', 'cards');
});

const react = (version: string) => shellBuild({ provides: { react: version } });
const needing = (name: string, range: string) =>
  remoteBuild(name, { requires: { react: range } }, { 'page.js': range });

async function bankWith(...builds: Record<string, string>[]): Promise<TestDeployment> {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, react('19.3.1'), ...builds);
  return deployment;
}

test('check and release judge a set as one, and name what does not fit in it', async () => {
  const deployment = await bankWith(needing('cards', '^19.0.0'), needing('bills', '^19.0.0'));
  const set = await Promise.all([react('20.0.0'), needing('cards', '^20.0.0')].map(folderWith));

  const stdout = (await runBank(deployment, 'check', '--together', ...set)).stdout;
  expect(stdout).toMatch(/^shell \S+, mfe-cards \S+ cannot be deployed\.\n {2}shared: mfe-bills/);
  expect(stdout).not.toContain('shared: mfe-cards');
  expect(await refused(deployment, 'release', '--together', ...set)).toContain('shared: mfe-bills');

  set.push(await folderWith(needing('bills', '^20.0.0')));
  expect(await run(deployment, 'check', '--together', ...set)).toContain('can be deployed.');
});

test('what is released beside a canary set has to fit both its customers and the others', async () => {
  const deployment = await bankWith(needing('cards', '^19.0.0'));
  const set = await Promise.all([react('20.0.0'), needing('cards', '^20.0.0')].map(folderWith));
  await run(deployment, 'release', '--together', ...set, '--canary', '10');

  for (const range of ['^19.0.0', '^20.0.0'])
    expect(await refused(deployment, 'release', await folderWith(needing('bills', range)))).toContain(
      'shared: mfe-bills',
    );
  await run(deployment, 'release', await folderWith(needing('bills', '^19.0.0 || ^20.0.0')));
});

test('nothing ends the canary of one package alone while that leaves the others with what does not fit', async () => {
  const deployment = await bankWith(needing('cards', '^19.0.0'));
  const set = await Promise.all([react('20.0.0'), needing('cards', '^20.0.0')].map(folderWith));
  await run(deployment, 'release', '--together', ...set, '--canary', '10');

  expect(await refused(deployment, 'pin', 'cards')).toContain('shared: mfe-cards');
  expect(await refused(deployment, 'promote', 'cards', (await active(deployment))['mfe-cards'] ?? '')).toContain(
    'shared',
  );
  await run(deployment, 'canary', 'shell', (await active(deployment)).shell ?? '', '0');
  await run(deployment, 'pin', 'cards');
});

test('a remote that came with a set leaves with it, and a later release of a member goes back with it', async () => {
  const deployment = await bankWith(needing('cards', '^19.0.0'));
  const before = await active(deployment);
  const set = [react('20.0.0'), needing('cards', '^20.0.0'), needing('loans', '^20.0.0')];
  await run(deployment, 'release', '--together', ...(await Promise.all(set.map(folderWith))));
  await run(deployment, 'release', await folderWith(needing('cards', '^20.0.0 ')));

  const stdout = await run(deployment, 'rollback', 'shell');

  expect(stdout).toContain(`Together with it: mfe-cards to ${before['mfe-cards']}, mfe-loans out of the registry`);
  expect(await active(deployment)).toEqual(before);
});

test('a member that is as it was is no part of the set', async () => {
  const cards = needing('cards', '^19.0.0 || ^20.0.0');
  const deployment = await bankWith(cards);
  const { 'mfe-cards': version } = await active(deployment);
  await run(deployment, 'release', '--together', ...(await Promise.all([react('20.0.0'), cards].map(folderWith))));

  await run(deployment, 'rollback', 'shell');

  expect((await active(deployment))['mfe-cards']).toBe(version);
});

test('held versions of several packages go live together', async () => {
  const deployment = await bankWith(needing('cards', '^19.0.0'));
  const set = await Promise.all([react('20.0.0'), needing('cards', '^20.0.0')].map(folderWith));
  await run(deployment, 'release', '--together', ...set, '--hold');
  const { held = {} } = await current(deployment);
  expect(Object.keys(held).sort()).toEqual(['mfe-cards', 'shell']);
  const members = [
    { app: 'mfe-cards', version: held['mfe-cards']?.[0] },
    { app: 'shell', version: held.shell?.[0] },
  ];
  expect(JSON.parse(await run(deployment, 'status', '--json')).sets).toEqual([{ state: 'held', versions: members }]);

  await run(deployment, 'canary', 'shell', held.shell?.[0] ?? '', '5', '--together', 'cards');
  expect(await run(deployment, 'status')).toMatch(
    /\nTogether, canary \(5 %\): shell 1\.0\.0-\w+, mfe-cards 1\.0\.0-\w+\n$/,
  );
  await run(deployment, 'promote', 'shell');
  expect(await active(deployment)).toEqual({ shell: held.shell?.[0], 'mfe-cards': held['mfe-cards']?.[0] });
});

test('a package without an earlier version does not go back, and the message says what helps', async () => {
  const deployment = await bankWith();
  await run(deployment, 'release', await folderWith(react('20.0.0')));
  await run(deployment, 'release', await folderWith(needing('loans', '^20.0.0')));

  expect(await refused(deployment, 'rollback', 'shell')).not.toContain('Take back with it');
  expect(await refused(deployment, 'rollback', 'shell', '--together', 'loans')).toContain(
    'mfe-loans has no previous version to roll back to. Disable it first: npm run bank -- disable mfe-loans',
  );
  await run(deployment, 'disable', 'loans', '--message', 'Back soon.');
  await run(deployment, 'rollback', 'shell');
});

test('a canary that was released against a later shell ends with it, and everybody else keeps what they have', async () => {
  const deployment = await bankWith(needing('cards', '^19.0.0'));
  await run(deployment, 'release', await folderWith(needing('cards', '^19.0.0 || ^20.0.0')));
  const before = await active(deployment);
  await run(deployment, 'release', await folderWith(react('20.0.0')));
  await run(deployment, 'release', await folderWith(needing('cards', '^20.0.0')), '--canary', '10');
  expect(await refused(deployment, 'rollback', 'shell')).toContain(
    `rollback shell ${before.shell} --together mfe-cards`,
  );

  await run(deployment, 'rollback', 'shell', '--together', 'cards');

  expect(await active(deployment)).toEqual(before);
  expect((await current(deployment)).remotes['mfe-cards']?.canary).toBeUndefined();
});

test('a canary ends with the shell that it needs, although its package has no earlier version', async () => {
  const deployment = await bankWith(needing('cards', '^19.0.0 || ^20.0.0'));
  const before = await active(deployment);
  await run(deployment, 'release', await folderWith(react('20.0.0')));
  await run(deployment, 'release', await folderWith(needing('cards', '^20.0.0')), '--canary', '10');

  const line = `rollback shell ${before.shell} --together mfe-cards`;
  expect(await refused(deployment, 'rollback', 'shell')).toContain(line);
  await run(deployment, ...line.split(' '));

  expect(await active(deployment)).toEqual(before);
});

test('one version of several has to be named', async () => {
  const deployment = await bankWith(needing('cards', '^19.0.0'));

  expect(await refused(deployment, 'promote', 'shell', '--together', 'cards')).toContain('Name the version of shell');
  expect(await runBank(deployment, 'release')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('name what to deploy'),
  });
});
