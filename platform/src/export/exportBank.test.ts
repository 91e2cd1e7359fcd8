import { readdir } from 'node:fs/promises';
import { releaseAll, remoteBuild, shellBuild } from '../testing/builds.ts';
import { config } from '../testing/config.ts';
import { emptyDeployment, emptyFolder } from '../testing/deployment.ts';
import { exportBank } from './exportBank.ts';

async function bank() {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards', { services: [{ name: 'cards' }] }));
  return deployment;
}

test('refuses a remote whose service only a gateway can reach, and writes nothing', async () => {
  const folder = await emptyFolder();

  await expect(exportBank(await bank(), { ...config, dataMode: 'live' }, folder)).rejects.toThrow(
    /^mfe-cards 1\.0\.0-\w+ needs the service cards, which an export cannot reach\. Serve the bank with a gateway \(npm run bank -- serve\), or disable mfe-cards first\.$/,
  );

  expect(await readdir(folder)).toEqual([]);
});

test('in sample mode, where it has a mock, the remote is exported', async () => {
  const folder = await emptyFolder();

  await exportBank(await bank(), config, folder);

  expect(await readdir(folder)).toContain('nginx.conf');
});
