import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment, emptyFolder } from '@bank/registry/testing/deployment.ts';
import { runBankWith } from '../testing/runBank.ts';

const cards = remoteBuild('cards', { services: [{ name: 'cards' }] });

async function bank(settings: object) {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());
  const file = path.join(await emptyFolder(), 'bank.json');
  await writeFile(file, JSON.stringify({ ...config, ...settings }));
  const folder = await folderWith(cards);
  return {
    run: (...args: string[]) => runBankWith(deployment, { BANK_CONFIG: file }, ...args),
    folder,
  };
}

test('check and release refuse a remote whose service the deployment does not reach', async () => {
  const { run, folder } = await bank({ dataMode: 'live' });

  const checked = await run('check', folder, '--json');
  expect(checked.code).toBe(1);
  expect(JSON.parse(checked.stdout).refusals).toMatchObject([{ rule: 'services', where: 'cards' }]);
  const released = await run('release', folder);
  expect(released).toMatchObject({ code: 1, stderr: expect.stringContaining('services: cards: is a service that') });
});

test('status and inventory name the services of a remote, and where the gateway finds them', async () => {
  const services = { cards: { upstream: 'http://10.0.0.7:4100' }, loans: { upstream: 'http://10.0.0.8:4100' } };
  const { run, folder } = await bank({ dataMode: 'live', services });
  expect(await run('release', folder)).toMatchObject({ code: 0 });

  expect((await run('status')).stdout).toMatch(/Services +Age\n[\s\S]*\nmfe-cards .* cards +\d/);
  expect(JSON.parse((await run('status', '--json')).stdout).packages[1].services).toEqual(['cards']);
  const { stdout } = await run('inventory');
  expect(stdout).toMatch(/\| cards \| http:\/\/10\.0\.0\.7:4100 \| mfe-cards 1\.0\.0-\w+ \(cards squad\) \|/);
  expect(stdout).toContain('| loans | http://10.0.0.8:4100 | nobody |');
  expect((await run('export', await emptyFolder())).stdout).toMatch(
    /\nOnly a gateway \(.*serve\) reaches the service cards: what mfe-cards asks it shows an error\.$/m,
  );
});

test('in sample mode a remote brings a mock of its service, so any deployment takes it', async () => {
  const { run, folder } = await bank({ dataMode: 'sample' });

  expect(await run('release', folder)).toMatchObject({ code: 0 });
  expect(JSON.parse((await run('inventory', '--json')).stdout).services).toEqual([
    { service: 'cards', remotes: [expect.stringMatching(/^mfe-cards /)] },
  ]);
});
