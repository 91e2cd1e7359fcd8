import { createHash } from 'node:crypto';
import { latestRegistry } from '../bank/latest.ts';
import type { Registry } from '../schema.ts';
import { FolderStore } from '../store/FolderStore.ts';
import { Documents } from '../streams/Documents.ts';
import { folderWith, namedByContent, releaseAll, remoteBuild, shellBuild } from '../testing/builds.ts';
import { emptyDeployment } from '../testing/deployment.ts';
import { removeGarbage } from './garbage.ts';
import { readCandidate, release } from './release.ts';

const why = { by: 'test', why: 'test' };
const cards = (content: string) => remoteBuild('cards', {}, { 'page.js': content });

/** A store in which something happens once, right before somebody locks it. */
class InterleavingStore extends FolderStore {
  constructor(
    root: string,
    private before: (() => Promise<unknown>) | undefined,
  ) {
    super(root);
  }

  override async put(key: string, bytes: Uint8Array): Promise<void> {
    const isLock = key.startsWith('locks/');
    const before = isLock ? this.before : undefined;
    if (isLock) this.before = undefined;
    await before?.();
    return super.put(key, bytes);
  }
}

test('a release finds its files in the store, also when they were cleared away right after its upload', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), ...['one', 'two', 'three', 'four'].map(cards));
  const removed: string[] = [];
  const store = new InterleavingStore(deployment.store.root, async () => {
    const garbage = await removeGarbage(deployment, why, { pageLifetime: 0 });
    removed.push(...garbage.removed.map(({ version }) => version));
  });
  const candidate = await readCandidate(await folderWith(cards('one')));

  await release({ ...deployment, store }, candidate, why);

  const { version } = candidate.release;
  expect(removed).toEqual([version]);
  expect((await latestRegistry(deployment))?.remotes['mfe-cards']?.active).toBe(version);
  for (const file of ['entry.js', 'page.js'])
    expect(await store.has(`artifacts/mfe-cards/${version}/${file}`)).toBe(true);
});

test('garbage is found without keeping every document of the last day in memory', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), ...['one', 'two', 'three'].map(cards));
  const forgotten = jest.spyOn(Documents.prototype, 'forget');

  await removeGarbage(deployment, why);

  expect(forgotten).toHaveBeenCalledTimes(4);
});

test('what is refused is not uploaded', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());
  const candidate = await readCandidate(await folderWith(cards('one')));

  await expect(release(deployment, candidate, { ...why, to: 10 })).rejects.toThrow('Release it to everybody');

  expect(await deployment.store.list('artifacts/mfe-cards')).toEqual([]);
});

test('a release under another address is another version, and leaves the first as it was', async () => {
  const deployment = await emptyDeployment();
  const [, first = ''] = await releaseAll(deployment, shellBuild(), cards('one'));
  const before = (await latestRegistry(deployment))?.releases['mfe-cards']?.[first];

  const moved = await readCandidate(await folderWith(cards('one')), 'https://cdn.example/artifacts/');
  await release(deployment, moved, why);

  const registry = await latestRegistry(deployment);
  expect(registry?.releases['mfe-cards']?.[first]).toEqual(before);
  expect(registry?.remotes['mfe-cards']).toEqual({ active: moved.release.version, previous: [first] });
});

const BUILDS = ['one', 'two', 'three', 'four'].map((content) =>
  namedByContent(
    remoteBuild('cards', {}, { 'entry.js': `register({"./Page":()=>"${content}"})`, 'page.js': 'p'.repeat(2000) }),
  ),
);

test('versions of a package share what is named by its content, and nothing else', async () => {
  const deployment = await emptyDeployment();
  const [, ...versions] = await releaseAll(deployment, shellBuild(), ...BUILDS.slice(0, 2));
  await releaseAll(deployment, namedByContent(shellBuild({}, { 'development.json': '{}' })));

  const stored = await deployment.store.list('artifacts/mfe-cards');
  expect(stored.filter((file) => file.startsWith('page.')).map((file) => file.replace(/\.[0-9a-f]{10}/, ''))).toEqual([
    'page.js',
    'page.js.br',
    'page.js.gz',
  ]);
  expect(stored.filter((file) => file.startsWith('entry.'))).toHaveLength(2);
  const { releases, shell } = (await latestRegistry(deployment)) as Registry;
  expect(versions.map((version) => releases['mfe-cards']?.[version]?.base)).toEqual(
    Array(2).fill('artifacts/mfe-cards/'),
  );
  expect(releases.shell?.[shell.active]?.base).toBe('artifacts/shell/');
  expect((await deployment.store.list(`artifacts/shell/${shell.active}`)).sort()).toEqual([
    'development.json',
    'index.html',
  ]);
});

test('a shared file is cleared away with the last version that has it, in all its forms', async () => {
  const deployment = await emptyDeployment();
  const last = namedByContent(remoteBuild('cards', {}, { 'page.js': 'q'.repeat(2000) }));
  await releaseAll(deployment, shellBuild(), ...BUILDS, last);
  const pages = async () => (await deployment.store.list('artifacts/mfe-cards')).filter((file) => /^page\./.test(file));
  const formsOf = (build: Record<string, string> = {}) =>
    Object.keys(build).flatMap((file) => (/^page\./.test(file) ? [file, `${file}.br`, `${file}.gz`] : []));

  await removeGarbage(deployment, why, { pageLifetime: 0 });
  expect((await pages()).sort()).toEqual([...formsOf(BUILDS[0]), ...formsOf(last)].sort());
  const small = ['r', 's'].map((page) => namedByContent(remoteBuild('cards', {}, { 'page.js': page })));
  await releaseAll(deployment, ...small);
  await removeGarbage(deployment, why, { pageLifetime: 0 });

  expect(await pages()).toEqual(expect.arrayContaining(formsOf(last)));
  expect(await pages()).not.toEqual(expect.arrayContaining(formsOf(BUILDS[0]).slice(0, 1)));
});

test('maps are kept by the content of their scripts, and cleared away with the last version that has it', async () => {
  const deployment = await emptyDeployment();
  const withMaps = (build: Record<string, string> = {}) => {
    const scripts = Object.keys(build).filter((file) => file.endsWith('.js'));
    return { ...build, ...Object.fromEntries(scripts.map((script) => [`${script}.map`, `map of ${script}`])) };
  };
  const [one = {}, ...others] = BUILDS;
  const maps = async () => (await deployment.store.list('maps')).sort();
  const hash = createHash('sha384').update('p'.repeat(2000)).digest('hex');

  await releaseAll(deployment, shellBuild(), withMaps(one), withMaps(others[0]));
  const before = await maps();
  await releaseAll(deployment, ...others.slice(1));
  await removeGarbage(deployment, why, { pageLifetime: 0 });

  // The page that both have, and the entry of each.
  expect(before).toHaveLength(3);
  expect(before).toContain(`${hash}.json`);
  const page = Object.keys(one).find((file) => file.startsWith('page.'));
  expect(`${Buffer.from((await deployment.store.get(`maps/${hash}.json`)) ?? [])}`).toBe(`map of ${page}`);
  expect(await maps()).toEqual(before.filter((file) => file !== mapOf(one)));
  expect((await deployment.store.list('artifacts')).filter((file) => file.includes('.map'))).toEqual([]);
});

test('a release is in force although its maps cannot be kept, and says so', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());
  const store = new FolderStore(deployment.store.root);
  const put = store.put.bind(store);
  store.put = (key, bytes) => (key.startsWith('maps/') ? Promise.reject(new Error('Access denied.')) : put(key, bytes));
  const warned = jest.spyOn(console, 'error').mockImplementation(() => {});
  const candidate = await readCandidate(await folderWith({ ...cards('one'), 'page.js.map': 'map' }));

  const { registry } = await release({ ...deployment, store }, candidate, why);

  const { version } = candidate.release;
  expect(registry?.remotes['mfe-cards']?.active).toBe(version);
  expect(warned.mock.calls).toEqual([
    [`Warning: mfe-cards ${version} has no source maps in the store, for maps/ cannot be written. Access denied.`],
  ]);
});

function mapOf(build: Record<string, string>): string {
  const [, entry = ''] = Object.entries(build).find(([file]) => file.startsWith('entry.')) ?? [];
  return `${createHash('sha384').update(entry).digest('hex')}.json`;
}

test('another content under a name that is taken is refused, and nothing of it is uploaded', async () => {
  const deployment = await emptyDeployment();
  const [first = {}] = BUILDS;
  await releaseAll(deployment, shellBuild(), first);
  const page = String(Object.keys(first).find((file) => file.startsWith('page.')));
  const candidate = await readCandidate(await folderWith({ ...first, [page]: 'other' }));

  await expect(release(deployment, candidate, why)).rejects.toThrow(`has another ${page} than 1.0.0-`);

  expect(String(await deployment.store.get(`artifacts/mfe-cards/${page}`))).toBe(first[page]);
});
