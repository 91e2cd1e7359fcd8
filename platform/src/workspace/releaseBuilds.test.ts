import { latestRegistry } from '@bank/registry/bank/latest.ts';
import { folderWith, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import { releaseBuilds } from './releaseWorkspace.ts';

test('what check refuses is not released at the start either, and the rest is', async () => {
  const deployment = await emptyDeployment();
  const mounts = [{ path: '/invest', title: 'Invest', layout: 'main', expose: 'Page', files: ['page.js'] }];
  const builds = [shellBuild(), remoteBuild('invest-plans', { mounts }), remoteBuild('thief', { mounts })];
  const said: string[] = [];

  await releaseBuilds(deployment, await Promise.all(builds.map(folderWith)), (line) => said.push(line));

  expect(said.join('\n')).toMatch(
    /mounts: \/invest: is taken by mfe-invest-plans[\s\S]*Mount mfe-thief at another path/,
  );
  const registry = await latestRegistry(deployment);
  expect(Object.keys(registry?.remotes ?? {})).toEqual(['mfe-invest-plans']);
});
