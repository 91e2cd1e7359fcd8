import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readArtifact } from '../readArtifact.ts';
import { latestRegistry } from '../revisions/registry.ts';
import { releaseOf } from '../state.ts';
import { releaseAll, remoteBuild, shellBuild } from '../testing/builds.ts';
import { emptyDeployment, emptyFolder } from '../testing/deployment.ts';
import { CachedStore } from './CachedStore.ts';
import { FolderStore } from './FolderStore.ts';

const SCRIPT = 'say("whole");'.repeat(200);

/** A bank with one remote, whose `page.js` is large enough to have compressed forms. */
async function bank() {
  const deployment = await emptyDeployment();
  const [, version = ''] = await releaseAll(deployment, shellBuild(), remoteBuild('cards', {}, { 'page.js': SCRIPT }));
  const registry = await latestRegistry(deployment);
  const released = registry && releaseOf(registry, 'mfe-cards', version);
  if (!released) throw new Error('Nothing was released.');
  const cache = new FolderStore(await emptyFolder());
  const cached = (place = cache, warn = (_: string) => {}) => {
    const store = new CachedStore(deployment.store, place, warn);
    return { ...deployment, store, cache: place, keep: (name: string, bytes: Uint8Array) => store.keep(name, bytes) };
  };
  const { store } = deployment;
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
  const deployment = cached(new FolderStore(path.join(file, 'copy')), warn);

  for (let request = 0; request < 3; request += 1) {
    expect(String(await readArtifact(deployment, released, 'page.js'))).toBe(SCRIPT);
    expect(await deployment.store.get('registry/00000001.json')).toBeDefined();
  }

  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/nothing from \S+ can be cached for when it is down: .*ENOTDIR: .*file\/copy/)],
  ]);
});

test('a failed copy leaves nothing of itself on the disk', async () => {
  const place = new FolderStore(await emptyFolder());
  await place.put('a/b', Buffer.from('b'));

  await expect(place.put('a', Buffer.from('a'))).rejects.toThrow();

  expect(await readdir(place.root)).toEqual(['a']);
});
