import { latestRegistry } from '@bank/registry/bank/latest.ts';
import { releaseAll, remoteBuild, sbomOf, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import { componentEntries } from './componentEntries.ts';

/** A release whose SBOM is as large. */
const cards = (at: number, bytes: number) =>
  remoteBuild('cards', {}, { 'page.js': `${at}`, ...sbomOf({ [`a@${'1'.repeat(bytes)}`]: 'MIT' }) });

test('of one package, the newest lists are read, up to a number of bytes', async () => {
  const deployment = await emptyDeployment();
  const builds = [1, 2, 3, 4, 5, 6, 7].map((at) => cards(at, 3500));
  const bills = remoteBuild('bills', {}, sbomOf({ 'b@1.0.0': 'MIT' }));
  const [, other, ...versions] = await releaseAll(deployment, shellBuild(), bills, ...builds);
  const registry = await latestRegistry(deployment);
  if (!registry) throw new Error('There is no registry.');

  const entries = await componentEntries(deployment, registry, 18_000);

  const known = new Map(entries.map(({ version, components }) => [version, components?.length]));
  expect(known.get(other ?? '')).toBe(1);
  expect(versions.map((version) => known.get(version))).toEqual([undefined, undefined, 1, 1, 1, 1, 1]);
});
