import { latestRegistry } from '@bank/registry/bank/latest.ts';
import { disable } from '@bank/registry/edits/disable.ts';
import { readCandidate, release } from '@bank/registry/release/release.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import type { Registry } from '@bank/registry/schema.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { cardsRegistry, cardsRelease } from '@bank/registry/testing/cardsRegistry.ts';
import { emptyDeployment, type TestDeployment } from '@bank/registry/testing/deployment.ts';
import { runnableReleases } from './runnableReleases.ts';

const cards = (content: string, manifest: object = {}) => remoteBuild('cards', manifest, { 'page.js': content });

async function runnable(deployment: TestDeployment) {
  const registry = await latestRegistry(deployment);
  if (!registry) throw new Error('Nothing was released.');
  return runnableReleases(registry).map(({ release, ...rest }) => ({ version: release.version, ...rest }));
}

/** @returns its version */
async function releaseTo(deployment: TestDeployment, percent: number, build: Record<string, string>) {
  const candidate = await readCandidate(await folderWith(build));
  await release(deployment, candidate, { by: 'test', why: 'test', to: percent });
  return candidate.release.version;
}

test('are the active versions, and the one before that stands in', async () => {
  const deployment = await emptyDeployment();
  const [shell, , before, now] = await releaseAll(deployment, shellBuild(), cards('a'), cards('b'), cards('c'));

  expect(await runnable(deployment)).toEqual([
    { version: shell, percent: 100, fallbackFor: [] },
    { version: now, percent: 100, fallbackFor: [] },
    { version: before, percent: 100, fallbackFor: [now] },
  ]);
});

test('are the canary too, for which the active version stands in', async () => {
  const deployment = await emptyDeployment();
  const [shell, before, now] = await releaseAll(deployment, shellBuild(), cards('a'), cards('b'));
  const next = await releaseTo(deployment, 20, cards('c'));

  expect(await runnable(deployment)).toEqual([
    { version: shell, percent: 100, fallbackFor: [] },
    { version: now, percent: 80, fallbackFor: [] },
    { version: next, percent: 20, fallbackFor: [] },
    { version: before, percent: 80, fallbackFor: [now] },
  ]);
});

test('are what stands in beside the shell’s canary too, which takes other contracts', async () => {
  const deployment = await emptyDeployment();
  const builds = [shellBuild(), cards('a'), cards('b', { contract: 2 }), cards('c')];
  const [shell, old, other, now] = await releaseAll(deployment, ...builds);
  const next = await releaseTo(deployment, 10, shellBuild({ contract: [1, 2] }));

  expect(await runnable(deployment)).toEqual([
    { version: shell, percent: 90, fallbackFor: [] },
    { version: next, percent: 10, fallbackFor: [] },
    { version: now, percent: 100, fallbackFor: [] },
    { version: old, percent: 100, fallbackFor: [now] },
    { version: other, percent: 100, fallbackFor: [now] },
  ]);
});

test('are none of a remote that is out of service', async () => {
  const deployment = await emptyDeployment();
  const [shell] = await releaseAll(deployment, shellBuild(), cards('a'), cards('b'));
  const reason = { by: 'test', action: 'disable', app: 'mfe-cards', why: 'test' };
  await revise(deployment, reason, disable('mfe-cards', 'Out of service'));

  expect(await runnable(deployment)).toEqual([{ version: shell, percent: 100, fallbackFor: [] }]);
});

describe('of a registry whose shell 1 has a canary for 5 %', () => {
  const named = (registry: Registry) =>
    runnableReleases(registry).map(({ release: { name, version }, percent, fallbackFor }) => [
      `${name} ${version}`,
      percent,
      fallbackFor,
    ]);
  const shells = [
    ['shell 1', 95, []],
    ['shell 2', 5, []],
  ];

  test('a release that stands in for two others serves the customers of both', () => {
    const channel = { active: 'c', previous: ['b'], canary: { version: 'd', percent: 20 } };
    const releases = [cardsRelease('b'), cardsRelease('c', { contract: 2 }), cardsRelease('d')];

    expect(named(cardsRegistry(channel, ...releases))).toEqual([
      ...shells,
      ['mfe-cards c', 80, []],
      ['mfe-cards d', 20, []],
      ['mfe-cards b', 100, ['c', 'd']],
    ]);
  });

  test('a canary of named customers alone is run by some', () => {
    const channel = { active: 'c', previous: [], canary: { version: 'd', percent: 0, for: ['0123456789abcdef'] } };

    expect(named(cardsRegistry(channel, cardsRelease('c'), cardsRelease('d')))).toEqual([
      ...shells,
      ['mfe-cards c', 100, []],
      ['mfe-cards d', 0.01, []],
    ]);
  });

  test('remotes come by name, and nothing of what the registry does not hold', () => {
    const registry = cardsRegistry({ active: 'a', previous: ['gone'] }, cardsRelease('a'));
    const more = {
      ...registry,
      remotes: {
        ...registry.remotes,
        'mfe-bills': { active: 'a', previous: [] },
        'mfe-loans': { active: 'a', previous: [] },
      },
      releases: { ...registry.releases, 'mfe-bills': { a: cardsRelease('a', { name: 'mfe-bills' }) }, 'mfe-loans': {} },
    };

    expect(named(more)).toEqual([...shells, ['mfe-bills a', 100, []], ['mfe-cards a', 100, []]]);
    const { 'mfe-loans': _, ...releases } = more.releases;
    expect(named({ ...more, releases })).toEqual([...shells, ['mfe-bills a', 100, []], ['mfe-cards a', 100, []]]);
  });
});
