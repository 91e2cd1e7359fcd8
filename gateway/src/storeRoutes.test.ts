import { loadConfig, loadRefused, loadServiceNames } from '@bank/registry/config/loadConfig.ts';
import { factsAddress, readBank } from '@bank/registry/config/readBank.ts';
import { readArtifact } from '@bank/registry/readArtifact.ts';
import { latestRegistry } from '@bank/registry/revisions/registry.ts';
import { KeyFolder, knownKeys } from '@bank/registry/signing/KeyFolder.ts';
import { HttpStore } from '@bank/registry/store/HttpStore.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
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
  expect(await store.has('registry/00000001.json')).toBe(true);
  expect(await store.list('registry', '00000001.json')).toContain('00000002.json');
  expect(await store.get('registry/00000009.json')).toBeUndefined();
  const stranger = await emptyDeployment();
  await expect(latestRegistry({ ...elsewhere, keys: stranger.keys })).rejects.toThrow('not signed by a known key');
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

  expect((await gateway.inject(`/banking/store/${path}`)).body).not.toMatch(/KEY|key\.pem/);
});

test('shows nothing where overrides are off, and says so', async () => {
  const { address, store, gateway } = await bank(false);

  await expect(store.list('registry')).rejects.toThrow('does not show its store. Name a bank with "overrides": true');
  await expect(readBank(factsAddress(address))).rejects.toThrow('says nothing of a deployment');
  expect((await gateway.inject('/banking/store/registry/00000001.json')).headers['content-type']).toMatch('text/html');
});

test('an address where no bank is, is named', async () => {
  await expect(new HttpStore('http://127.0.0.1:1/').get('registry/1.json')).rejects.toThrow(
    'http://127.0.0.1:1/ does not answer',
  );
  await expect(readBank(factsAddress('http://127.0.0.1:1'))).rejects.toThrow('does not answer');
});
