import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { disable } from '@bank/registry/edits/disable.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment, emptyFolder } from '@bank/registry/testing/deployment.ts';
import { staffedBank } from '@bank/registry/testing/people.ts';
import { writeRaw } from '@bank/registry/testing/writeRaw.ts';
import { exportBank } from './exportBank.ts';

async function bank() {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards', { services: [{ name: 'cards' }] }));
  return deployment;
}

const mountOf = (at: string) => ({ path: at, title: 'Cards', layout: 'main', expose: 'Page', files: ['page.js'] });

test('names the services that only a gateway reaches, with the remotes that ask them', async () => {
  const folder = await emptyFolder();

  const { unreachable } = await exportBank(await bank(), { ...config, dataMode: 'live' }, folder);

  expect(unreachable).toEqual([{ service: 'cards', remotes: ['mfe-cards'] }]);
  expect(await readFile(path.join(folder, 'nginx.conf'), 'utf8')).toContain('location ^~ /api/cards/ {');
});

test('has what operators have disabled, whatever its squad writes that does not count', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { as } = await staffedBank();
  await releaseAll(as.platform, shellBuild());
  await releaseAll(as.cards, remoteBuild('cards'));
  await writeRaw(as.cards, 'packages/mfe-cards', (content) => ({ ...content, held: 5 }));
  const reason = { by: 'test', action: 'disable', app: 'mfe-cards', why: 'test' };
  await revise(as.operator, reason, disable('mfe-cards', 'Back soon.'));
  const folder = await emptyFolder();

  await exportBank(as.operator, config, folder);

  const { remotes } = JSON.parse(await readFile(path.join(folder, 'banking/registry.json'), 'utf8'));
  expect(remotes).toMatchObject([{ name: 'mfe-cards', disabled: { message: 'Back soon.' } }]);
});

test('leaves the API its address, whatever a squad calls a service', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards', { services: [{ name: 'v1' }] }));
  const folder = await emptyFolder();

  const { unreachable } = await exportBank(deployment, { ...config, dataMode: 'live' }, folder);

  expect(unreachable).toEqual([]);
  expect(await readFile(path.join(folder, 'nginx.conf'), 'utf8')).not.toContain(config.apiBase);
});

test('in sample mode, where a remote brings a mock, none is missing', async () => {
  const folder = await emptyFolder();

  const { unreachable } = await exportBank(await bank(), config, folder);

  expect(unreachable).toEqual([]);
  expect(await readFile(path.join(folder, 'nginx.conf'), 'utf8')).not.toContain('/api/cards');
});

test('writes one page for each mount that anything opens, and rules in the order of the router', async () => {
  const deployment = await emptyDeployment();
  const mounts = ['/cards/*', '/cards/:card-id', '/cards', '/cards/new', '/loans/:id/*', '/loans/*', '/loans'];
  await releaseAll(deployment, shellBuild(), remoteBuild('cards', { mounts: mounts.map(mountOf) }));
  const folder = await emptyFolder();

  await exportBank(deployment, config, folder);

  const pages = ['cards.new', 'cards', 'cards.~card-id', 'cards.~', 'loans', 'loans.~id.~', 'auth.reset-password'];
  const files = await readdir(path.join(folder, 'banking/pages'));
  expect(files.filter((file) => file.endsWith('.html')).sort()).toEqual(pages.map((page) => `${page}.html`).sort());
  const redirects = (await readFile(path.join(folder, '_redirects'), 'utf8')).trim().split('\n');
  expect(redirects.filter((line) => line.includes('/cards'))).toEqual([
    '/banking/cards/new /banking/pages/cards.new.html 200',
    '/banking/cards/:p_cardid /banking/pages/cards.~card-id.html 200',
    '/banking/cards /banking/pages/cards.html 200',
    '/banking/cards /banking/pages/cards.~.html 200',
    '/banking/cards/* /banking/pages/cards.~.html 200',
  ]);
});

test('a hundred paths of a squad of which one opens hold up no export', async () => {
  const deployment = await emptyDeployment();
  const same = Array.from({ length: 100 }, (_, at) => `/cards/:a${at}${'/:b'.repeat(20)}/*`);
  const mounts = [...same, `/cards${'/c'.repeat(90)}`];
  await releaseAll(deployment, shellBuild(), remoteBuild('cards', { mounts: mounts.map(mountOf) }));
  const folder = await emptyFolder();
  const { user } = process.cpuUsage();

  await exportBank(deployment, config, folder);

  expect(process.cpuUsage().user - user).toBeLessThan(5_000_000);
  expect((await readdir(path.join(folder, 'banking/pages'))).filter((file) => file.endsWith('.html'))).toHaveLength(3);
});

test('writes what devices install, of a type that the server names', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild({}, { 'icon-192.png': 'png' }));
  const folder = await emptyFolder();

  await exportBank(deployment, config, folder);

  const manifest = JSON.parse(await readFile(path.join(folder, 'banking/manifest.webmanifest'), 'utf8'));
  expect(manifest).toMatchObject({ name: config.bankName, icons: [{ sizes: '192x192' }] });
  await expect(readFile(path.join(folder, manifest.icons[0].src), 'utf8')).resolves.toBe('png');
  const rules = await readFile(path.join(folder, 'nginx.conf'), 'utf8');
  expect(rules).toContain('application/manifest+json webmanifest;');
  expect(rules).toContain('location ^~ /banking/manifest.webmanifest {');
});
