import type { OperatorsContent, PackageContent } from '@bank/registry/bank/drafts.ts';
import { latestBank } from '@bank/registry/bank/latest.ts';
import { releaseStatement } from '@bank/registry/bank/releaseStatement.ts';
import { disable } from '@bank/registry/edits/disable.ts';
import { readCandidate, upload } from '@bank/registry/release/release.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import type { Release } from '@bank/registry/schema.ts';
import { packageStream } from '@bank/registry/streams/StreamFile.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment, type TestDeployment } from '@bank/registry/testing/deployment.ts';
import { fingerprintHere, writeRaw } from '@bank/registry/testing/writeRaw.ts';
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

/** Releases as a newer platform would: the page has a layout that is not known here. @returns its version */
async function releaseNewer(deployment: TestDeployment, name: string): Promise<string> {
  const candidate = await readCandidate(await folderWith(remoteBuild(name, {}, { 'page.js': 'newer' })));
  await upload(deployment.store, candidate);
  const { release } = candidate;
  if (release.kind !== 'remote') throw new Error('Not a remote.');
  const { version } = release;
  const odd = { ...release, mounts: release.mounts.map((mount) => ({ ...mount, layout: 'split' })) };
  const signatures = await signaturesOf(deployment, odd);
  await writeRaw<PackageContent>(deployment, `packages/mfe-${name}`, (content) => ({
    ...content,
    channel: { active: version, previous: content.channel ? [content.channel.active] : [] },
    releases: { ...content.releases, [version]: odd },
    signatures: { ...content.signatures, [version]: signatures },
  }));
  return version;
}

async function signaturesOf(deployment: TestDeployment, release: object): Promise<Record<string, string>> {
  const signature = await deployment.keys.sign(releaseStatement(deployment.name, release));
  return { [await fingerprintHere(deployment)]: signature };
}

test('serves the rest of the bank without a new remote that it does not understand, and says so', async () => {
  const deployment = await bank();
  const version = await releaseNewer(deployment, 'loans');

  const { revision, versions, status, problems } = await served(deployment);

  expect(revision).toBe(3);
  expect(Object.keys(versions)).toEqual(['mfe-bills', 'mfe-cards']);
  expect(status).toBe('degraded');
  expect(problems).toEqual([expect.stringMatching(/^registry\/packages\/mfe-loans number 1 \(\w{8}\): /)]);
  expect(problems[0]).toContain(
    `: mfe-loans ${version}: "mounts.0.layout" is "split". Expected "public" or "main". Update the platform here if a newer one wrote that.`,
  );
});

test('goes on with the version of a remote that it understands, and takes over what else is new', async () => {
  const deployment = await bank();
  const { versions: before } = await served(deployment);
  await releaseNewer(deployment, 'cards');
  await revise(deployment, reason, disable('mfe-bills', 'Back soon'));

  const { revision, versions, remotes, problems } = await served(deployment);

  expect(revision).toBe(4);
  expect(versions).toEqual(before);
  expect(remotes[0]).toMatchObject({ name: 'mfe-bills', disabled: { message: 'Back soon' } });
  expect(problems).toHaveLength(1);
});

test.each([
  ['a channel', { active: 7, previous: [] }],
  ['no object', 'loans'],
])('leaves out %s that it cannot read', async (_, channel) => {
  const deployment = await bank();
  await writeRaw(deployment, 'packages/mfe-loans', (content) => ({ ...content, channel }));

  const { revision, versions, problems } = await served(deployment);

  expect(revision).toBe(3);
  expect(Object.keys(versions)).toEqual(['mfe-bills', 'mfe-cards']);
  expect(problems).toEqual([expect.stringMatching(/^registry\/packages\/mfe-loans number 1 \(\w{8}\): "channel/)]);
});

test('goes on with what operators have said before, where it does not understand the newest', async () => {
  const deployment = await bank();
  await revise(deployment, reason, disable('mfe-bills', 'Back soon'));
  await writeRaw<OperatorsContent>(deployment, 'operators', (content) => ({
    ...content,
    disabled: { 'mfe-cards': 'x' },
  }));

  const { revision, remotes, status, problems } = await served(deployment);

  expect([revision, status]).toEqual([4, 'degraded']);
  expect(remotes.map(({ name, disabled }) => [name, disabled?.message])).toEqual([
    ['mfe-bills', 'Back soon'],
    ['mfe-cards', undefined],
  ]);
  expect(problems).toEqual([expect.stringMatching(/^registry\/operators number 2 \(\w{8}\): "disabled/)]);
});

test('has no problem with fields that it does not know, wherever they are', async () => {
  const deployment = await bank();
  for (const [app, { document }] of (await latestBank(deployment)).packages) {
    const { active = '' } = document.channel ?? {};
    const release = moreOf(document.releases[active]);
    const signatures = { [active]: await signaturesOf(deployment, release) };
    await writeRaw<PackageContent>(deployment, packageStream(app), ({ channel, ...content }) => ({
      ...content,
      channel: { ...channel, more: 1 },
      releases: { [active]: release },
      signatures,
      more: 1,
    }));
  }
  await writeRaw(deployment, 'operators', (content) => ({ ...content, more: 1 }));

  const { revision, versions, status } = await served(deployment);

  expect({ revision, status }).toEqual({ revision: 7, status: 'ok' });
  expect(Object.keys(versions)).toEqual(['mfe-bills', 'mfe-cards']);
});

test('disables a remote of which it does not understand the newest, and one that it never understood', async () => {
  const deployment = await bank();
  await releaseNewer(deployment, 'cards');
  await releaseNewer(deployment, 'loans');
  await revise(deployment, reason, disable('mfe-cards', 'Back soon'));
  const { registry } = await revise(deployment, reason, disable('mfe-loans', 'Back soon'));
  expect(registry).toMatchObject({ absent: { 'mfe-loans': { disabled: { message: 'Back soon' } } } });

  const { revision, remotes, problems } = await served(deployment);

  expect(revision).toBe(5);
  expect(remotes.map(({ name, disabled }) => [name, disabled?.message])).toEqual([
    ['mfe-bills', undefined],
    ['mfe-cards', 'Back soon'],
  ]);
  expect(problems).toHaveLength(2);
});

/** Adds a field to every object that describes something; records are keyed by package, version or file. */
function moreOf(release: Release | undefined): object {
  if (release?.kind !== 'remote') return { ...release, more: 1 };
  return { ...release, more: 1, mounts: release.mounts.map((mount) => ({ ...mount, more: 1 })) };
}
