import { disable } from '@bank/registry/edits/disable.ts';
import { rollback } from '@bank/registry/edits/rollback.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import type { Registry } from '@bank/registry/schema.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment, type TestDeployment } from '@bank/registry/testing/deployment.ts';
import { releaseNewer, writeNewer } from '@bank/registry/testing/newerPlatform.ts';
import type { PageRegistry } from '@bank/shared/contract';
import { createGateway } from './createGateway.ts';

const reason = { by: 'test', action: 'test', app: 'mfe-cards', why: 'test' };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

async function bank() {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'), remoteBuild('bills'));
  return deployment;
}

async function served(deployment: TestDeployment) {
  const gateway = await createGateway({ config, deployment });
  gateway.log.level = 'silent';
  const { revision, remotes } = (await gateway.inject('/banking/registry.json')).json<PageRegistry>();
  const { status, problems } = (await gateway.inject('/banking/health')).json();
  const versions = Object.fromEntries(remotes.map(({ name, version }) => [name, version]));
  return { revision, remotes, versions, status, problems };
}

test('serves the rest of a revision without a new remote that it does not understand, and says so', async () => {
  const deployment = await bank();
  const version = await releaseNewer(deployment, 'loans');

  const { revision, versions, status, problems } = await served(deployment);

  expect(revision).toBe(4);
  expect(Object.keys(versions)).toEqual(['mfe-cards', 'mfe-bills']);
  expect(status).toBe('degraded');
  expect(problems).toEqual([
    `Registry revision 4: mfe-loans ${version}: "mounts.0.layout" is "split". Expected "public" or "main". Update the platform that reads it here.`,
  ]);
});

test('goes on with the version of a remote that it understands, and takes over what else is new', async () => {
  const deployment = await bank();
  const { versions: before } = await served(deployment);
  await releaseNewer(deployment, 'cards');
  await revise(deployment, reason, disable('mfe-bills', 'Back soon'));

  const { revision, versions, problems } = await served(deployment);

  expect(revision).toBe(5);
  expect(versions).toEqual(before);
  expect(problems).toHaveLength(1);
});

test.each([
  ['a channel', { active: 7, previous: [] }, '"active" is 7. Expected'],
  ['no object', 'loans', 'is "loans". Expected an object.'],
])('leaves out %s that it cannot read', async (_, channel, problem) => {
  const deployment = await bank();
  await writeNewer(deployment, ({ remotes }) => ({ remotes: { ...remotes, 'mfe-loans': channel } }));

  const { revision, versions, problems } = await served(deployment);

  expect(revision).toBe(4);
  expect(Object.keys(versions)).toEqual(['mfe-cards', 'mfe-bills']);
  expect(problems[0]).toContain(`mfe-loans${problem.startsWith('is') ? ' ' : ': '}${problem}`);
});

test('has no problem with a release that nobody gets and it does not understand', async () => {
  const deployment = await bank();
  await releaseNewer(deployment, 'cards');
  await revise(deployment, reason, rollback('mfe-cards'));

  expect(await served(deployment)).toMatchObject({ revision: 5, status: 'ok', problems: [] });
});

test('has no problem with fields that it does not know, wherever they are', async () => {
  const deployment = await bank();
  await writeNewer(deployment, (registry) => withMore(registry) as object);

  const { revision, versions, status } = await served(deployment);

  expect({ revision, status }).toEqual({ revision: 4, status: 'ok' });
  expect(Object.keys(versions)).toEqual(['mfe-cards', 'mfe-bills']);
});

test('disables a remote of which it does not understand the live version, or what came before', async () => {
  const deployment = await bank();
  await releaseNewer(deployment, 'cards');
  await releaseNewer(deployment, 'loans');
  for (const app of ['mfe-cards', 'mfe-loans']) await revise(deployment, reason, disable(app, 'Back soon'));

  const { revision, remotes, problems } = await served(deployment);

  expect(revision).toBe(7);
  expect(remotes.map(({ name, disabled }) => [name, disabled?.message])).toEqual([
    ['mfe-cards', 'Back soon'],
    ['mfe-bills', undefined],
  ]);
  expect(problems).toHaveLength(2);
});

/** Adds a field to every object that describes something; records are keyed by package, version or file. */
function withMore(registry: Registry): unknown {
  const releases = Object.entries(registry.releases).map(([app, versions]) => [
    app,
    Object.fromEntries(Object.entries(versions).map(([version, release]) => [version, moreOf(release)])),
  ]);
  const remotes = Object.entries(registry.remotes).map(([app, channel]) => [app, { ...channel, more: 1 }]);
  return {
    ...registry,
    more: 1,
    shell: { ...registry.shell, more: 1 },
    change: { ...registry.change, more: 1 },
    remotes: Object.fromEntries(remotes),
    releases: Object.fromEntries(releases),
  };
}

function moreOf(release: Registry['releases'][string][string]): object {
  if (release.kind === 'shell') return { ...release, more: 1 };
  return { ...release, more: 1, mounts: release.mounts.map((mount) => ({ ...mount, more: 1 })) };
}
