import { latestRegistry } from './bank/latest.ts';
import { describeSets } from './describeSets.ts';
import { readCandidate, releaseTogether } from './release/release.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from './testing/builds.ts';
import { emptyDeployment, type TestDeployment } from './testing/deployment.ts';

async function bank() {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'), remoteBuild('bills'));
  return deployment;
}

const next = (name: string, content = 'next') => remoteBuild(name, {}, { 'page.js': content });

async function releaseSet(
  deployment: TestDeployment,
  to: 'everybody' | 'nobody' | number,
  ...builds: Record<string, string>[]
) {
  const candidates = await Promise.all(builds.map(async (build) => readCandidate(await folderWith(build))));
  await releaseTogether(deployment, candidates, { by: 'test', why: 'test', to });
  return candidates.map(({ release: { name: app, version } }) => ({ app, version }));
}

async function setsOf(deployment: TestDeployment) {
  const registry = await latestRegistry(deployment);
  return registry && describeSets(registry);
}

test('names the versions that went live together, and what a member has gone on to since', async () => {
  const deployment = await bank();
  expect(await setsOf(deployment)).toEqual([]);

  const [bills, cards] = await releaseSet(deployment, 'everybody', next('bills'), next('cards'));
  expect(await setsOf(deployment)).toEqual([{ state: 'live', versions: [bills, cards] }]);

  const [now] = await releaseAll(deployment, next('bills', 'later'));
  expect(await setsOf(deployment)).toEqual([{ state: 'live', versions: [{ ...bills, now }, cards] }]);
  await releaseAll(deployment, next('cards', 'later'));
  expect(await setsOf(deployment)).toEqual([]);
});

test('names the canaries that the same customers get, besides the set that is live', async () => {
  const deployment = await bank();
  const live = await releaseSet(deployment, 'everybody', next('bills'), next('cards'));

  const canaries = await releaseSet(deployment, 12.5, next('bills', 'canary'), next('cards', 'canary'));

  expect(await setsOf(deployment)).toEqual([
    { state: 'live', versions: live },
    { state: 'canary', percent: 12.5, versions: canaries },
  ]);
});

test('names what is held together, once, until a member is held no longer', async () => {
  const deployment = await bank();
  const builds = [next('loans'), next('cards')];

  const [loans, cards] = await releaseSet(deployment, 'nobody', ...builds);
  await releaseSet(deployment, 'nobody', ...builds.toReversed());
  expect(await setsOf(deployment)).toEqual([{ state: 'held', versions: [cards, loans] }]);

  await releaseAll(deployment, next('bills'));
  expect(await setsOf(deployment)).toEqual([{ state: 'held', versions: [cards, loans] }]);
  await releaseAll(deployment, next('cards'));
  expect(await setsOf(deployment)).toEqual([]);
});
