import type { PackageContent } from '@bank/registry/bank/drafts.ts';
import { latestBank, latestRegistry } from '@bank/registry/bank/latest.ts';
import { disable } from '@bank/registry/edits/disable.ts';
import { revoked } from '@bank/registry/grants/revoke.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import { signRoles } from '@bank/registry/revisions/signRoles.ts';
import type { State } from '@bank/registry/state.ts';
import { withCache } from '@bank/registry/store/withCache.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment, emptyFolder } from '@bank/registry/testing/deployment.ts';
import { staffedBank } from '@bank/registry/testing/people.ts';
import { writeRaw } from '@bank/registry/testing/writeRaw.ts';
import { servedRevisions } from './testing/servedRevisions.ts';

let warn: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'setTimeout'] });
  warn = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  warn.mockRestore();
});

const reason = { by: 'test', action: 'test', app: 'mfe-cards', why: 'test' };

/** The shell and cards are signed by their squads; what is said above them, by an operator whose key is stolen. */
async function bank() {
  const { as, root, gateway } = await staffedBank({ operators: ['operator', 'ada'] });
  await releaseAll(as.platform, shellBuild());
  await releaseAll(as.cards, remoteBuild('cards'));
  await revise(as.operator, reason, disable('mfe-cards', 'Pay to the account …'));
  const takeKeyAway = async () => {
    const { authority } = await latestBank(root);
    if (!authority) throw new Error('There are no roles.');
    await signRoles(root, revoked(authority, 'operator'));
  };
  return { gateway, operator: as.ada, takeKeyAway };
}

test('what a key has signed is no longer served once the key is taken away', async () => {
  const { gateway, takeKeyAway } = await bank();
  const { source, revision } = servedRevisions(gateway);
  expect(await revision()).toBe(3);

  await takeKeyAway();

  expect(await revision()).toBe(2);
  expect((await source.get()).registry.remotes['mfe-cards']?.disabled).toBeUndefined();
  expect(source.problems).toEqual([
    expect.stringContaining(
      'registry/operators has a file that does not count: number 1, by the name signed by operator (revoked).',
    ),
  ]);
});

test('a document of the same number takes its place once that key is taken away', async () => {
  const { gateway, operator, takeKeyAway } = await bank();
  const { source, revision } = servedRevisions(gateway);
  await revision();
  await takeKeyAway();

  await revise(operator, reason, disable('mfe-cards', 'Back soon'));

  expect(await revision()).toBe(3);
  expect((await source.get()).registry.remotes['mfe-cards']?.disabled).toEqual({ message: 'Back soon' });
  expect(source.problems).toEqual([]);
});

test('what was served here before, signed by a key since taken away, does not count at the next start', async () => {
  const { gateway, takeKeyAway } = await bank();
  const folder = await emptyFolder();
  expect(await servedRevisions(withCache(gateway, folder)).revision()).toBe(3);
  await takeKeyAway();

  expect(await servedRevisions(withCache(gateway, folder)).revision()).toBe(2);
});

test('commands build upon what is trusted', async () => {
  const { gateway, operator, takeKeyAway } = await bank();
  await takeKeyAway();

  const { before, registry } = await revise(operator, reason, disable('mfe-cards', 'Back soon'));

  expect(before.remotes['mfe-cards']?.disabled).toBeUndefined();
  expect(registry?.remotes['mfe-cards']?.disabled).toEqual({ message: 'Back soon' });
  expect(warn.mock.calls.flat()).toContainEqual(
    expect.stringContaining('passed over. registry/operators has a file that does not count: number 1'),
  );
  expect(await servedRevisions(gateway).revision()).toBe(3);
});

describe('a signed document that does not fit together', () => {
  const missing = '1.0.0-0123456789';

  test.each([
    ['an active version', { active: missing }],
    ['a canary', { canary: { version: missing, percent: 50 } }],
  ])('costs its package one step alone: %s without a release', async (_, channel) => {
    const deployment = await emptyDeployment();
    const [, cards = ''] = await releaseAll(deployment, shellBuild(), remoteBuild('cards'), remoteBuild('bills'));
    for (const stream of ['packages/mfe-new', 'packages/mfe-cards'] as const)
      await writeRaw<PackageContent>(deployment, stream, (content) => ({
        ...content,
        channel: { active: cards, previous: [], ...channel },
      }));

    const cold = servedRevisions(deployment);
    expect(await cold.revision()).toBe(3);
    const versions = async (cohort?: string) =>
      (await cold.source.get({ cohort })).page.remotes.map(({ name, version }) => [name, version]);
    const before = await versions();
    expect(before).toEqual([
      ['mfe-bills', expect.any(String)],
      ['mfe-cards', cards],
    ]);
    for (const cohort of Array.from({ length: 20 }, (_, index) => index.toString(16).padStart(16, '0')))
      expect(await versions(cohort)).toEqual(before);
    expect(cold.source.problems).toHaveLength(2);
  });

  test('leaves a remote as it was served before', async () => {
    const deployment = await emptyDeployment();
    await releaseAll(deployment, shellBuild(), remoteBuild('cards'), remoteBuild('bills'));
    const { source, revision } = servedRevisions(deployment);
    await revision();
    const before = (await source.get()).page.remotes;

    await writeRaw<PackageContent>(deployment, 'packages/mfe-cards', (content) => ({
      ...content,
      channel: { active: missing, previous: [] },
    }));

    expect(await revision()).toBe(3);
    expect((await source.get()).page.remotes).toEqual(before);
    expect(source.problems).toEqual([expect.stringContaining(`mfe-cards ${missing} has no release in the registry.`)]);
  });

  test('is refused before it is signed, and the next command leaves it out', async () => {
    const deployment = await emptyDeployment();
    await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
    const channel = { active: missing, previous: [] };
    const faulty = (state: State) => ({ ...state, remotes: { ...state.remotes, 'mfe-new': channel } });
    await expect(revise(deployment, reason, faulty)).rejects.toThrow(
      `The new revision: mfe-new ${missing} has no release in the registry.`,
    );
    await writeRaw<PackageContent>(deployment, 'packages/mfe-new', (content) => ({ ...content, channel }));

    const { registry } = await revise(deployment, reason, disable('mfe-cards', 'Back soon'));

    expect(Object.keys(registry?.remotes ?? {})).toEqual(['mfe-cards']);
  });
});

test('a stray file stops no command, wherever its number is', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
  const stranger = { ...deployment, keys: (await emptyDeployment()).keys };
  for (const number of [1, 2, 99_999_999]) await writeRaw(stranger, 'operators', undefined, { number });

  await revise(deployment, reason, disable('mfe-cards', 'Back soon'));

  expect(await latestRegistry(deployment)).toMatchObject({
    revision: 3,
    remotes: { 'mfe-cards': { disabled: { message: 'Back soon' } } },
  });
  expect(await servedRevisions(deployment).revision()).toBe(3);
  expect(warn.mock.calls.flat().join('\n')).toContain(
    'registry/operators has 3 files that do not count: number 1, number 2, number 99999999, by the name signed by a key without a role.',
  );
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

describe('a document of another deployment is not taken, though the key is the same', () => {
  test('where its signature is for that one', async () => {
    const deployment = await emptyDeployment();
    const another = { ...deployment, name: 'another-bank' };
    const [shell = ''] = await releaseAll(deployment, shellBuild());
    await expect(releaseAll(another, remoteBuild('cards'))).rejects.toThrow('holds a bank whose root keys are none of');
    await writeRaw<PackageContent>(another, 'packages/shell', (content) => content, { number: 2 });

    const { source, revision } = servedRevisions(deployment);

    expect(await revision()).toBe(1);
    expect((await source.get()).registry.shell.active).toBe(shell);
    expect(source.problems).toEqual([
      expect.stringContaining(
        'registry/packages/shell has a file that does not count: number 2, by the name signed by test',
      ),
    ]);
  });

  test('where its content is for that one', async () => {
    const deployment = await emptyDeployment();
    await releaseAll(deployment, shellBuild());
    await writeRaw(deployment, 'packages/shell', (content) => ({ ...content, deployment: 'another-bank' }));

    const { source, revision } = servedRevisions(deployment);

    expect(await revision()).toBe(1);
    expect(source.problems).toEqual([
      expect.stringMatching(
        /^registry\/packages\/shell number 2 \(\w{8}\) says that it is number 2 of "another-bank"\./,
      ),
    ]);
  });
});
