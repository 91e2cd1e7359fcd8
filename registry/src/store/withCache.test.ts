import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BankReader } from '../bank/BankReader.ts';
import { latestRegistry } from '../bank/latest.ts';
import { readArtifact } from '../readArtifact.ts';
import { releaseOf } from '../state.ts';
import { releaseAll, remoteBuild, shellBuild } from '../testing/builds.ts';
import { emptyDeployment, emptyFolder } from '../testing/deployment.ts';
import type { FolderStore } from './FolderStore.ts';
import type { Store } from './Store.ts';
import { withCache } from './withCache.ts';

const SCRIPT = 'say("whole");'.repeat(200);

/** The same files, as an object store has them. */
function elsewhere(store: FolderStore): Store {
  return {
    address: store.address,
    put: (key, bytes) => store.put(key, bytes),
    get: (key) => store.get(key),
    list: (folder) => store.list(folder),
    has: (key) => store.has(key),
    remove: (key) => store.remove(key),
  };
}

/** A bank with one remote, whose `page.js` is large enough to have compressed forms. */
async function bank() {
  const deployment = await emptyDeployment();
  const [, version = ''] = await releaseAll(deployment, shellBuild(), remoteBuild('cards', {}, { 'page.js': SCRIPT }));
  const registry = await latestRegistry(deployment);
  const released = registry && releaseOf(registry, 'mfe-cards', version);
  if (!released) throw new Error('Nothing was released.');
  const { store } = deployment;
  const folder = await emptyFolder();
  const cached = (place = folder, warn = (_: string) => {}) =>
    withCache({ ...deployment, store: elsewhere(store) }, place, warn);
  const cache = cached().cache as FolderStore;
  return { store, key: `artifacts/mfe-cards/${version}/page.js`, released, cache, cached };
}

test.each([undefined, 'br', 'gzip'] as const)('keeps only what was released: the form %s', async (encoding) => {
  const { store, key, released, cached } = await bank();
  const form = key + (encoding ? { br: '.br', gzip: '.gz' }[encoding] : '');
  const whole = Buffer.from((await store.get(form)) ?? []);
  await store.put(form, whole.subarray(0, whole.length / 2));
  const read = () => readArtifact(cached(), released, 'page.js', encoding);
  await expect(read()).rejects.toThrow(`${form} in ${store.address} is not what was released.`);

  await store.put(form, whole);

  expect(await read()).toEqual(whole);
  await store.remove('artifacts');
  expect(await read()).toEqual(whole);
});

test('copies nothing that the registry does not name', async () => {
  const { store, key, released, cache, cached } = await bank();
  await store.put(key.replace('page', 'stray'), Buffer.from('x'));

  expect(await readArtifact(cached(), released, 'stray.js')).toBeUndefined();
  await cached().store.get(key);

  expect(await cache.list('artifacts')).toEqual([]);
});

test('replaces a copy that was damaged on its disk', async () => {
  const { key, released, cache, cached } = await bank();
  await readArtifact(cached(), released, 'page.js');
  await writeFile(path.join(cache.root, key), 'dam');

  expect(String(await readArtifact(cached(), released, 'page.js'))).toBe(SCRIPT);
  expect(String(await cache.get(key))).toBe(SCRIPT);
});

test('serves the store also where no copy can be made, and says so once', async () => {
  const { released, cached } = await bank();
  // A folder below a file, where nobody can write, not even an administrator.
  const file = path.join(await emptyFolder(), 'file');
  await writeFile(file, '');
  const warn = jest.fn();
  const deployment = cached(path.join(file, 'copies'), warn);

  for (let request = 0; request < 3; request += 1) {
    expect(String(await readArtifact(deployment, released, 'page.js'))).toBe(SCRIPT);
    expect((await new BankReader(deployment).read()).registry).toBeDefined();
  }

  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/nothing from \S+ can be copied for when it is down: .*ENOTDIR: .*file\/copies/)],
  ]);
});

test('a failed copy leaves nothing of itself on the disk', async () => {
  const { cache } = await bank();
  await cache.put('a/b', Buffer.from('b'));

  await expect(cache.put('a', Buffer.from('a'))).rejects.toThrow();

  expect(await readdir(cache.root)).toEqual(['a']);
});
