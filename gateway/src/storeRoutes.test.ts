import { latestRegistry } from '@bank/registry/bank/latest.ts';
import { loadConfig, loadRefused, loadServiceNames } from '@bank/registry/config/loadConfig.ts';
import { factsAddress, readBank } from '@bank/registry/config/readBank.ts';
import { readArtifact } from '@bank/registry/readArtifact.ts';
import { KeyFolder, knownKeys } from '@bank/registry/signing/KeyFolder.ts';
import { HttpStore } from '@bank/registry/store/HttpStore.ts';
import { namedByContent, releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment, emptyFolder } from '@bank/registry/testing/deployment.ts';
import { createGateway } from './createGateway.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function bank(overrides = true) {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards', {}, { 'page.js': 'say("cards")' }));
  const services = { cards: { upstream: 'http://10.0.0.7:4100' } };
  const gateway = await createGateway({
    config: { ...config, overrides },
    deployment,
    services,
    refuse: { packages: ['event-stream'] },
  });
  closing.push(() => gateway.close());
  const address = `${await gateway.listen({ port: 0, host: '127.0.0.1' })}/banking/`;
  return { deployment, gateway, address, store: new HttpStore(address) };
}

test('a squad elsewhere reads registry and artifacts of a bank by its address, and trusts its roots alone', async () => {
  const { address, deployment, store } = await bank();
  const { roots } = await readBank(factsAddress(address));
  const keys = new KeyFolder(await emptyFolder(), undefined, knownKeys(roots));
  const elsewhere = { name: deployment.name, store, keys };

  const registry = await latestRegistry(elsewhere);

  expect(registry).toEqual(await latestRegistry(deployment));
  const [release] = Object.values(registry?.releases['mfe-cards'] ?? {});
  const script = release && (await readArtifact(elsewhere, release, 'page.js'));
  expect(Buffer.from(script ?? []).toString()).toBe('say("cards")');
  const files = await store.list('registry');
  expect(files.sort()).toEqual((await deployment.store.list('registry')).sort());
  expect(files).toEqual([
    expect.stringMatching(/^packages\/mfe-cards\/000000001-/),
    expect.stringMatching(/^packages\/shell\/000000001-/),
    expect.stringMatching(/^roots\/000000001-/),
  ]);
  expect(await store.has(`registry/${files[0]}`)).toBe(true);
  expect(await store.get('registry/packages/mfe-cards/000000009.json')).toBeUndefined();
  const stranger = await emptyDeployment();
  await expect(latestRegistry({ ...elsewhere, keys: stranger.keys })).rejects.toThrow(
    `holds a bank whose root keys are none of those in ${stranger.keys.folder}`,
  );
});

test('no address of the bank has a source map, not even where it shows its store', async () => {
  const { address, deployment, store } = await bank();
  const map = JSON.stringify({ version: 3, sourcesContent: ['the source'] });
  const cards = namedByContent(remoteBuild('cards', {}, { 'page.js': 'say("new")' }));
  const maps = Object.fromEntries(Object.keys(cards).map((file) => [`${file}.map`, map]));
  await releaseAll(deployment, { ...cards, ...maps });
  const [kept = ''] = await deployment.store.list('maps');
  const page = Object.keys(cards).find((file) => file.startsWith('page.'));
  const paths = [`artifacts/maps/${kept}`, `artifacts/mfe-cards/${page}.map`, `store/maps/${kept}`, 'store/maps/'];

  const statuses = await Promise.all(paths.map(async (path) => (await fetch(address + path)).status));
  const elsewhere = await (await fetch(`${address}maps/${kept}`)).text();

  expect(kept).toMatch(/^[0-9a-f]{96}\.json$/);
  expect(statuses).toEqual([404, 404, 404, 404]);
  expect(elsewhere).not.toContain('the source');
  expect(await (await fetch(`${address}artifacts/mfe-cards/${page}`)).text()).toBe('say("new")');
  expect(await store.get(`maps/${kept}`)).toBeUndefined();
});

test('its configuration comes from there too, without the addresses of upstreams', async () => {
  const { address, gateway } = await bank();
  const facts = factsAddress(address.slice(0, -1));

  expect(await loadConfig(facts)).toMatchObject({
    deployment: 'international-bank',
    navigationGroups: ['Main', 'Insights'],
  });
  expect(await loadServiceNames(facts)).toEqual(['cards']);
  expect(await loadRefused(facts)).toEqual({ packages: ['event-stream'] });
  expect((await gateway.inject('/banking/deployment.json')).body).not.toContain('10.0.0.7');
});

test('nobody writes to it', async () => {
  const { store } = await bank();

  await expect(store.put()).rejects.toThrow('Set BANK_STORE to the folder, or the s3://bucket/prefix');
});

test.each([
  '../keys/test.key.pem',
  '%2e%2e/keys/test.key.pem',
  'registry/.hidden',
  'registry/../../keys/',
  '',
  'keys/',
])('shows nothing but registry and artifacts: %s', async (path) => {
  const { gateway } = await bank();

  expect((await gateway.inject(`/banking/store/${path}`)).statusCode).toBe(404);
});

test('shows nothing where overrides are off, and says so', async () => {
  const { address, store, gateway } = await bank(false);

  await expect(store.list('registry')).rejects.toThrow('does not show its store. Name a bank with "overrides": true');
  await expect(readBank(factsAddress(address))).rejects.toThrow('says nothing of a deployment');
  for (const path of ['store/registry/', 'store/', 'deployment.json']) {
    const { statusCode, json } = await gateway.inject(`/banking/${path}`);
    expect([path, statusCode, json()]).toEqual([path, 403, expect.objectContaining({ type: '/problems/hidden' })]);
  }
});

test('an address where no bank is, is named', async () => {
  await expect(new HttpStore('http://127.0.0.1:1/').get('registry/1.json')).rejects.toThrow(
    'http://127.0.0.1:1/ does not answer',
  );
  await expect(readBank(factsAddress('http://127.0.0.1:1'))).rejects.toThrow('does not answer');
});
