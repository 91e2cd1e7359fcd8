import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createGateway } from '@bank/gateway/createGateway.ts';
import { latestRegistry } from '@bank/registry/bank/latest.ts';
import { readCandidate, release } from '@bank/registry/release/release.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment, emptyFolder } from '@bank/registry/testing/deployment.ts';
import { freePort } from '@bank/registry/testing/freePort.ts';
import { exportBank } from '../export/exportBank.ts';
import { inventory } from '../inventory/inventory.ts';
import { startNginx } from '../testing/startNginx.ts';
import { startTamperingProxy } from '../testing/startTamperingProxy.ts';
import { verifyBank } from './verifyBank.ts';

/** Ends what a test has started, also when it fails. */
const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const cards = (content: string) => remoteBuild('cards', {}, { 'page.js': content.repeat(2000) });

/** A bank in which the first version of cards stands in for the second. */
async function bank() {
  const deployment = await emptyDeployment();
  const [, before = '', now = ''] = await releaseAll(deployment, shellBuild(), cards('a'), cards('b'));
  const gateway = await createGateway({ config, deployment });
  stops.push(() => gateway.close());
  return { deployment, gateway, before, now };
}

test('the inventory lists what stands in, and for what', async () => {
  const { deployment, before, now } = await bank();
  const registry = await latestRegistry(deployment);
  if (!registry) throw new Error('Nothing was released.');

  const entries = inventory(registry, '/banking/').filter(({ version }) => version === before);

  expect(
    entries.map(({ script, why, percent, owner }) => ({ file: path.basename(script), why, percent, owner })),
  ).toEqual([
    {
      file: 'entry.js',
      why: `Stands in if ${now} fails. Entry of mfe-cards: names its pages`,
      percent: 100,
      owner: 'cards squad',
    },
    { file: 'page.js', why: `Stands in if ${now} fails. Shows cards (/cards)`, percent: 100, owner: 'cards squad' },
  ]);
});

test('the inventory tells the shell’s development build from what customers load', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild({}, { 'development-main.js': 'say()' }));
  const registry = await latestRegistry(deployment);
  if (!registry) throw new Error('Nothing was released.');

  const why = Object.fromEntries(
    inventory(registry, '/banking/').map(({ script, why }) => [path.basename(script), why]),
  );

  expect(why['development-main.js']).toContain('no customer loads it');
  expect(why['main.js']).toBe('Starts the bank');
});

test.each([
  ['beside its compressed forms', ['identity'], []],
  ['whose compressed forms are removed', ['br', 'gzip', 'identity'], ['.br', '.gz']],
] as const)('names an altered script of the version that stands in, %s', async (_, forms, removed) => {
  const { deployment, gateway, before } = await bank();
  const url = new URL(await gateway.listen({ port: 0, host: '127.0.0.1' }));
  const file = path.join(deployment.store.root, 'artifacts/mfe-cards', before, 'page.js');
  await writeFile(file, 'steal()');
  for (const form of removed) await rm(file + form);

  const { differences } = await verifyBank(url, config, deployment);

  expect(differences).toMatchObject([{ url: expect.stringContaining(`${before}/page.js`), what: 'status', forms }]);
});

test('names an altered document of the version that stands in, whose hashes a page would believe', async () => {
  const { deployment, gateway, before } = await bank();
  const document = `/banking/remotes/mfe-cards/${before}.json`;
  const { url, stop } = await startTamperingProxy(gateway, (at, { headers, body }) => ({
    headers,
    body: at === document ? body.replace(/sha384-./, 'sha384-0') : body,
  }));
  stops.push(stop);

  const { differences } = await verifyBank(url, config, deployment);

  expect(differences).toMatchObject([{ url: new URL(document, url).href, what: 'document' }]);
});

test('asks for the document of what stands in where pages do, when its files lie elsewhere', async () => {
  const { deployment, gateway } = await bank();
  for (const content of ['c', 'd']) {
    const candidate = await readCandidate(await folderWith(cards(content)), 'https://cdn.example/cards/');
    await release(deployment, candidate, { by: 'test', why: 'test' });
  }
  const { url, stop } = await startTamperingProxy(gateway, (_, answer) => answer);
  stops.push(stop);

  const { remotes } = (await gateway.inject('/banking/registry.json')).json();
  const { checked } = await verifyBank(url, config, deployment);

  expect(remotes[0].previous.details).toMatch(/\.json\?\w{8}$/);
  expect(checked.map((answer) => answer.url)).toContain(new URL(remotes[0].previous.details, url).href);
});

test('finds an export whole that was made while some customers get a canary', async () => {
  const { deployment } = await bank();
  const candidate = await readCandidate(await folderWith(cards('c')));
  await release(deployment, candidate, { by: 'test', why: 'test', to: 20 });
  const folder = await emptyFolder();
  await exportBank(deployment, config, folder);
  const port = await freePort();
  const nginx = await startNginx(`server { listen 127.0.0.1:${port}; root ${folder}; include ${folder}/nginx.conf; }`);
  stops.push(nginx.stop);

  const { differences } = await verifyBank(new URL(`http://127.0.0.1:${port}`), config, deployment);

  expect(differences).toEqual([]);
});
