import { FolderStore } from '../registry/FolderStore.ts';
import { latestRegistry } from '../revisions/registry.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '../testing/builds.ts';
import { emptyDeployment } from '../testing/deployment.ts';
import { removeGarbage } from './garbage.ts';
import { readCandidate, release } from './release.ts';

const why = { by: 'test', why: 'test' };
const cards = (content: string) => remoteBuild('cards', {}, { 'page.js': content });

/** A store in which something happens once, right before a revision is created. */
class InterleavingStore extends FolderStore {
  constructor(
    root: string,
    private before: (() => Promise<unknown>) | undefined,
  ) {
    super(root);
  }

  override async create(key: string, bytes: Uint8Array): Promise<boolean> {
    const before = this.before;
    this.before = undefined;
    await before?.();
    return super.create(key, bytes);
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
