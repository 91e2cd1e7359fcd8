import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { disable } from '@bank/registry/edits/disable.ts';
import { hashOf } from '@bank/registry/hashOf.ts';
import { createRevision, latestRegistry, latestVerified, readRevision } from '@bank/registry/revisions/registry.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import { KeyFolder } from '@bank/registry/signing/KeyFolder.ts';
import { SeenRevision } from '@bank/registry/store/SeenRevision.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment, emptyFolder, type TestDeployment } from '@bank/registry/testing/deployment.ts';
import { revisionFile, servedRevisions } from './testing/servedRevisions.ts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'setTimeout'] }));
afterEach(() => jest.useRealTimers());

const reason = { by: 'test', action: 'test', app: 'mfe-cards', why: 'test' };
const publicKey = (keys: KeyFolder, id: string) => path.join(keys.folder, `${id}.pub.pem`);

/** Revisions 1 and 2 are signed by `test`, 3 by `stolen`, which is trusted too. */
async function bank() {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
  const thief = new KeyFolder(await emptyFolder());
  await thief.create('stolen');
  await copyFile(publicKey(thief, 'stolen'), publicKey(deployment.keys, 'stolen'));
  const stolen = { ...deployment, keys: thief };
  await copyFile(publicKey(deployment.keys, 'test'), publicKey(thief, 'test'));
  await revise(stolen, reason, disable('mfe-cards', 'Pay to the account …'));
  const takeKeyAway = () => rm(publicKey(deployment.keys, 'stolen'));
  return { deployment, takeKeyAway };
}

test('what a key has signed is no longer served once the key is taken away', async () => {
  const { deployment, takeKeyAway } = await bank();
  const { source, revision } = servedRevisions(deployment);
  expect(await revision()).toBe(3);

  await takeKeyAway();

  expect(await revision()).toBe(2);
  expect(source.problems).toEqual([expect.stringContaining('Registry revision 3 is not signed by a known key')]);
});

test('a revision of the same number takes its place once that key is taken away', async () => {
  const { deployment, takeKeyAway } = await bank();
  const { source, revision } = servedRevisions(deployment);
  await revision();
  await takeKeyAway();
  await rm(revisionFile(deployment, 3));

  await revise(deployment, reason, disable('mfe-cards', 'Back soon'));

  expect(await revision()).toBe(3);
  expect((await source.get()).registry.remotes['mfe-cards']?.disabled).toEqual({ message: 'Back soon' });
  expect(source.problems).toEqual([]);
});

test('what was served here before, signed by a key since taken away, does not count at the next start', async () => {
  const { deployment, takeKeyAway } = await bank();
  const seen = new SeenRevision(await emptyFolder(), deployment.store.address);
  await servedRevisions(deployment, seen).revision();
  await takeKeyAway();

  expect(await servedRevisions(deployment, seen).revision()).toBe(2);
});

test('commands build upon the newest trusted revision', async () => {
  const { deployment, takeKeyAway } = await bank();
  await takeKeyAway();
  const warn = jest.spyOn(console, 'error').mockImplementation(() => {});

  const { registry } = await revise(deployment, reason, disable('mfe-cards', 'Back soon'));

  expect(registry?.revision).toBe(4);
  expect(warn.mock.calls.flat()).toContainEqual(
    expect.stringContaining('passed over. Registry revision 3 is not signed'),
  );
  expect(await servedRevisions(deployment).revision()).toBe(4);
  warn.mockRestore();
});

test.each([
  ['running', true],
  ['started again', false],
])(
  'another content under a number that was served is an alarm, and is not served: a gateway %s',
  async (_, isRunning) => {
    const deployment = await emptyDeployment();
    await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
    const seen = new SeenRevision(await emptyFolder(), deployment.store.address);
    const running = servedRevisions(deployment, seen);
    await running.revision();
    const { registry } = await readRevision(deployment, 2);
    await rm(revisionFile(deployment, 2));
    await createRevision(deployment, { ...registry, change: { ...registry.change, why: 'another' } });
    const { source, revision } = isRunning ? running : servedRevisions(deployment, seen);

    await revision().catch(() => 0);

    expect(source.problems[0]).toMatch(/Registry revision 2 is no longer the one that was served here/);
    if (isRunning) expect((await source.get()).registry.change.why).toBe('test');
    else await expect(source.get()).rejects.toThrow('no registry that can be served');
  },
);

async function served({ store }: TestDeployment, source: { get(): Promise<{ registry: { revision: number } }> }) {
  const { registry } = await source.get();
  const bytes = await readFile(revisionFile({ store } as TestDeployment, registry.revision));
  return hashOf(bytes);
}

test('the hash that is remembered is that of the bytes', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());
  const seen = new SeenRevision(await emptyFolder(), deployment.store.address);
  const { source, revision } = servedRevisions(deployment, seen);
  await revision();

  expect((await seen.newest())?.hash).toBe(await served(deployment, source));
});

describe('a signed revision whose entries do not fit together', () => {
  const missing = '1.0.0-0123456789';

  async function publish(deployment: TestDeployment, change: (remotes: Record<string, unknown>) => void) {
    const registry = await latestRegistry(deployment);
    if (!registry) throw new Error('Nothing was released.');
    const remotes = structuredClone(registry.remotes);
    change(remotes);
    await createRevision(deployment, { ...registry, revision: registry.revision + 1, remotes });
  }

  test.each([
    ['an active version', { active: missing, previous: [] }],
    ['a canary', { active: '', previous: [], canary: { version: missing, percent: 50 } }],
  ])('costs the remote alone: %s without a release', async (_, channel) => {
    const deployment = await emptyDeployment();
    const [, cards = ''] = await releaseAll(deployment, shellBuild(), remoteBuild('cards'), remoteBuild('bills'));
    await publish(deployment, (remotes) => {
      remotes['mfe-new'] = { ...channel, active: channel.active || cards };
      remotes['mfe-cards'] = { ...channel, active: channel.active || cards };
    });

    const cold = servedRevisions(deployment);
    expect(await cold.revision()).toBe(4);
    const names = async (cohort?: string) => (await cold.source.get(cohort)).page.remotes.map(({ name }) => name);
    for (const cohort of [undefined, ...Array.from({ length: 20 }, (_, index) => index.toString(16).padStart(16, '0'))])
      expect(await names(cohort)).toEqual(['mfe-cards', 'mfe-bills']);
    expect(cold.source.problems).toHaveLength(2);
  });

  test('a remote stays as it was served before, with every cohort', async () => {
    const deployment = await emptyDeployment();
    await releaseAll(deployment, shellBuild(), remoteBuild('cards'), remoteBuild('bills'));
    const { source, revision } = servedRevisions(deployment);
    await revision();
    const before = (await source.get()).page.remotes;

    await publish(deployment, (remotes) => {
      remotes['mfe-cards'] = { active: missing, previous: [] };
    });

    expect(await revision()).toBe(4);
    expect((await source.get()).page.remotes).toEqual(before);
    expect(source.problems).toEqual([expect.stringContaining(`mfe-cards ${missing} has no release in the registry.`)]);
  });

  test('is refused before it is signed, and the next command leaves it out', async () => {
    const deployment = await emptyDeployment();
    await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
    const faulty =
      (active: string) => (state: Parameters<typeof revise>[2] extends (s: infer S) => unknown ? S : never) => ({
        ...state,
        remotes: { ...state.remotes, 'mfe-new': { active, previous: [] } },
      });
    await expect(revise(deployment, reason, faulty(missing))).rejects.toThrow(
      `The new revision: mfe-new ${missing} has no release in the registry.`,
    );
    await publish(deployment, (remotes) => {
      remotes['mfe-new'] = { active: missing, previous: [] };
    });

    const warn = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { registry } = await revise(deployment, reason, disable('mfe-cards', 'Back soon'));
    warn.mockRestore();

    expect(Object.keys(registry?.remotes ?? {})).toEqual(['mfe-cards']);
  });
});

test('a stray file stops no command, wherever its number is', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
  const warn = jest.spyOn(console, 'error').mockImplementation(() => {});
  for (const number of [3, 4, 99_999_999]) await writeFile(revisionFile(deployment, number), '{}');

  await revise(deployment, reason, disable('mfe-cards', 'Back soon'));

  expect((await latestVerified(deployment))?.registry).toMatchObject({
    revision: 5,
    remotes: { 'mfe-cards': { disabled: { message: 'Back soon' } } },
  });
  expect(await servedRevisions(deployment).revision()).toBe(5);
  expect(warn.mock.calls.flat().join('\n')).toContain('Registry revision 99999999');
  warn.mockRestore();
});

test('a clock that is set back delays nothing', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());
  const { revision } = servedRevisions(deployment);
  await revision();
  jest.setSystemTime(Date.now() - 2 * 60 * 60 * 1000);

  await releaseAll(deployment, remoteBuild('cards'));

  expect(await revision()).toBe(2);
});

test('a revision of another deployment is not taken, though the key is the same', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());
  await releaseAll({ ...deployment, name: 'another-bank' }, remoteBuild('cards')).catch(() => undefined);
  const { registry } = await readRevision(deployment, 1);
  await createRevision(deployment, { ...registry, deployment: 'another-bank', revision: 26 });

  const { source, revision } = servedRevisions(deployment);

  expect(await revision()).toBe(1);
  expect(source.problems[0]).toContain(
    'Registry revision 26 was signed for the deployment "another-bank", and this is "international-bank".',
  );
});
