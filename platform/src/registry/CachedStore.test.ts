import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createGateway } from '../gateway/createGateway.ts';
import { releaseAll, remoteBuild, shellBuild } from '../testing/builds.ts';
import { config } from '../testing/config.ts';
import { emptyDeployment, emptyFolder } from '../testing/deployment.ts';
import { CachedStore } from './CachedStore.ts';
import { FolderStore } from './FolderStore.ts';
import { latestRegistry } from './registry.ts';
import type { StoredFile } from './Store.ts';

const SCRIPT = 'say("whole");'.repeat(200);

/** A bank with one remote, whose `page.js` is large enough to have compressed forms. */
async function bank() {
  const deployment = await emptyDeployment();
  const [, version] = await releaseAll(deployment, shellBuild(), remoteBuild('cards', {}, { 'page.js': SCRIPT }));
  const { store } = deployment;
  const key = `artifacts/mfe-cards/${version}/page.js`;
  const registry = await latestRegistry(deployment);
  if (!registry) throw new Error('Nothing was released.');
  const cache = new FolderStore(await emptyFolder());
  /** As a process of its own has it. */
  const cached = (place = cache, warn = (_: string) => {}) => {
    const made = new CachedStore(store, place, warn);
    made.trust(registry);
    return made;
  };
  return { deployment, store, key, registry, cache, cached };
}

async function bytesOf(file: Promise<StoredFile | undefined>): Promise<Buffer> {
  const { bytes = 0, body } = (await file) ?? {};
  const read = Buffer.concat((await body?.toArray()) ?? []);
  expect(read.length).toBe(bytes);
  return read;
}

test.each(['', '.br', '.gz'])('does not keep what is not what was released: the form "%s"', async (form) => {
  const { store, key, cached } = await bank();
  const whole = Buffer.from((await store.get(key + form)) ?? []);
  const gateway = cached();
  await store.put(key + form, whole.subarray(0, whole.length / 2));
  expect((await bytesOf(gateway.open(key + form))).length).toBeLessThan(whole.length);

  await store.put(key + form, whole);

  expect(await bytesOf(gateway.open(key + form))).toEqual(whole);
  await store.remove('artifacts');
  expect(await bytesOf(gateway.open(key + form))).toEqual(whole);
  expect(await bytesOf(cached().open(key + form))).toEqual(whole);
});

test('keeps no artifact of which no registry says anything, and none before there is a registry', async () => {
  const { store, key, cache, cached } = await bank();
  await store.put('artifacts/mfe-cards/unknown/page.js', Buffer.from('x'));

  await bytesOf(cached().open('artifacts/mfe-cards/unknown/page.js'));
  await bytesOf(new CachedStore(store, cache, () => {}).open(key));

  expect(await cache.list('artifacts')).toEqual([]);
});

test('serves what was cached before the registry is known, for that may come later', async () => {
  const { store, key, cache, cached } = await bank();
  await bytesOf(cached().open(key));
  await store.remove('artifacts');

  expect(String(await bytesOf(new CachedStore(store, cache, () => {}).open(key)))).toBe(SCRIPT);
});

test('replaces a copy that was damaged on its disk', async () => {
  const { key, cache, cached } = await bank();
  await bytesOf(cached().open(key));
  await writeFile(path.join(cache.root, key), 'dam');

  expect(String(await bytesOf(cached().open(key)))).toBe(SCRIPT);
  expect(String(await cache.get(key))).toBe(SCRIPT);
});

test('goes by the registry that it was told of last, also where its number is lower', async () => {
  const { store, key, cache, cached, registry } = await bank();
  const gateway = cached();
  gateway.trust({ ...registry, revision: registry.revision + 1, releases: {} });
  gateway.trust(registry);

  await bytesOf(gateway.open(key));

  expect(await cache.has(key)).toBe(true);
  expect(await store.has(key)).toBe(true);
});

test('serves the store also where no copy can be made, and says so once', async () => {
  const { key, cached } = await bank();
  // A folder below a file, where nobody can write, not even an administrator.
  const file = path.join(await emptyFolder(), 'file');
  await writeFile(file, '');
  const warn = jest.fn();
  const gateway = cached(new FolderStore(path.join(file, 'copy')), warn);

  for (let request = 0; request < 3; request += 1) {
    expect(String(await bytesOf(gateway.open(key)))).toBe(SCRIPT);
    expect(await gateway.get('registry/00000001.json')).toBeDefined();
  }

  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/nothing from \S+ can be cached for when it is down: .*ENOTDIR: .*file\/copy/)],
  ]);
});

test('a failed copy leaves nothing of itself on the disk', async () => {
  const { key, store } = await bank();
  const place = new FolderStore(await emptyFolder());
  await place.put('a/b', Buffer.from('b'));

  await expect(place.put('a', Buffer.from('a'))).rejects.toThrow();

  expect(await readdir(place.root)).toEqual(['a']);
  expect(await store.has(key)).toBe(true);
});

test('a gateway heals once the store is repaired', async () => {
  const { deployment, store, key, cached } = await bank();
  const far = cached();
  const gateway = await createGateway({
    config,
    deployment: { ...deployment, store: far, trust: (registry) => far.trust(registry) },
  });
  const whole = Buffer.from((await store.get(key)) ?? []);
  await store.put(key, whole.subarray(0, 10));
  const served = async () => (await gateway.inject(`/banking/${key}`)).body;
  expect(await served()).toHaveLength(10);

  await store.put(key, whole);

  expect(await served()).toBe(SCRIPT);
  await rm(store.root, { recursive: true });
  expect(await served()).toBe(SCRIPT);
});
