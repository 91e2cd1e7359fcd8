import { readFile, rm, writeFile } from 'node:fs/promises';
import type { PackageContent } from '@bank/registry/bank/drafts.ts';
import { withCache } from '@bank/registry/store/withCache.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment, emptyFolder } from '@bank/registry/testing/deployment.ts';
import { writeRaw } from '@bank/registry/testing/writeRaw.ts';
import { NothingToServe } from './RegistrySource.ts';
import { documentFile } from './testing/documentFile.ts';
import { servedRevisions } from './testing/servedRevisions.ts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'setTimeout'] }));
afterEach(() => jest.useRealTimers());

const newCards = remoteBuild('cards', {}, { 'page.js': 'new' });

test('serves a newer revision a second later, and looks no sooner', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());
  const { source, revision } = servedRevisions(deployment);
  expect(await revision()).toBe(1);

  await releaseAll(deployment, remoteBuild('cards'));

  expect((await source.get()).registry.revision).toBe(1);
  expect(await revision()).toBe(2);
});

test('goes on with the last good document when a byte of the newest was changed, and says so once', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
  const { source, told, revision } = servedRevisions(deployment);
  await revision();
  await releaseAll(deployment, newCards);
  const file = await documentFile(deployment, 'packages/mfe-cards', 2);
  const good = await readFile(file, 'utf8');
  await writeFile(file, good.replace('cards', 'c4rds'));

  expect(await revision()).toBe(2);
  expect(await revision()).toBe(2);
  expect(told).toEqual([
    expect.stringMatching(/registry\/packages\/mfe-cards number 2 \(\w{8}\) is missing or was altered in the store\./),
  ]);
  expect(source.problems).toHaveLength(1);

  await writeFile(file, good);
  expect(await revision()).toBe(3);
  expect(source.problems).toEqual([]);
});

test('says once that the store holds nothing yet, and serves what comes', async () => {
  const deployment = await emptyDeployment();
  const { source, told, revision } = servedRevisions(deployment);

  for (let look = 0; look < 3; look += 1) await expect(revision()).rejects.toThrow(NothingToServe);
  expect(told).toEqual([
    expect.stringContaining('holds no bank yet. Release the shell first: npm run bank -- release shell'),
  ]);

  await releaseAll(deployment, shellBuild());
  expect(await revision()).toBe(1);
  expect(source.problems).toEqual([]);
});

test('starts with the last good document of a package when its newest is bad', async () => {
  const deployment = await emptyDeployment();
  const [, , before] = await releaseAll(deployment, shellBuild(), remoteBuild('bills'), remoteBuild('cards'), newCards);
  await writeFile(await documentFile(deployment, 'packages/mfe-cards', 2), '{}');

  const { source, revision } = servedRevisions(deployment);

  expect(await revision()).toBe(3);
  expect((await source.get()).registry.remotes['mfe-cards']?.active).toBe(before);
  expect(source.problems).toEqual([expect.stringContaining('registry/packages/mfe-cards number 2')]);
});

test('never goes back', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
  const { source, revision } = servedRevisions(deployment);
  await revision();

  await rm(await documentFile(deployment, 'packages/mfe-cards'));

  expect(await revision()).toBe(2);
  expect(source.problems).toEqual([
    `${deployment.store.address} has gone back: number 1 of registry/packages/mfe-cards, which was served here, is no longer in it.`,
  ]);
});

test('does not serve a shell’s page that is not the released one', async () => {
  const deployment = await emptyDeployment();
  const [version] = await releaseAll(deployment, shellBuild());
  await deployment.store.put(`artifacts/shell/${version}/index.html`, Buffer.from('<script>steal()</script>'));
  const { source } = servedRevisions(deployment);

  await expect(source.get()).rejects.toThrow('The store holds no registry that can be served.');
  expect(source.problems[0]).toContain(`index.html of the shell ${version} is not what was released`);
});

test('goes on while the store is gone', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());
  const { revision } = servedRevisions(deployment);
  await revision();

  await rm(deployment.store.root, { recursive: true });

  expect(await revision()).toBe(1);
});

test.each(['altered', 'removed'])(
  'serves what was served before its restart, though it was %s in the store',
  async (what) => {
    const deployment = await emptyDeployment();
    await releaseAll(deployment, shellBuild(), remoteBuild('cards'), newCards);
    const folder = await emptyFolder();
    expect(await servedRevisions(withCache(deployment, folder)).revision()).toBe(3);
    const file = await documentFile(deployment, 'packages/mfe-cards', 2);
    await (what === 'altered' ? writeFile(file, '{}') : rm(file));

    const { source, revision } = servedRevisions(withCache(deployment, folder));

    expect(await revision()).toBe(3);
    expect(source.problems).toEqual(what === 'altered' ? [] : [expect.stringContaining('has gone back')]);
    expect(await servedRevisions(deployment).revision()).toBe(2);
  },
);

test('a remote of which one file has no hash stays as it was, and the rest goes on', async () => {
  const deployment = await emptyDeployment();
  const [, cards = ''] = await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
  const { source, revision } = servedRevisions(deployment);
  await revision();
  const { page } = await source.get();
  const writeAssets = (change: (assets: Record<string, unknown>) => void) =>
    writeRaw<PackageContent>(deployment, 'packages/mfe-cards', (content) => {
      change(content.releases[cards]?.assets ?? {});
      return content;
    });

  await writeAssets((assets) => delete assets['page.js']);
  expect(await revision()).toBe(2);
  expect((await source.get()).page.remotes).toEqual(page.remotes);
  expect(source.problems).toEqual([
    expect.stringMatching(
      /mfe-cards number 2 \(\w{8}\): mfe-cards 1\.0\.0-\w+ names page\.js, but has no hash of it\. Release it again\./,
    ),
  ]);

  await writeAssets((assets) => Object.assign(assets, { 'page.js': { bytes: 4 } }));
  expect(await revision()).toBe(2);
  expect((await source.get()).page.remotes).toEqual(page.remotes);
  expect(source.problems[0]).toMatch(
    /mfe-cards number 3 \(\w{8}\): mfe-cards 1\.0\.0-\w+: "assets\.page\.js" is .*integrity\. Update the platform here/,
  );
  expect(source.problems).toHaveLength(2);

  const warn = jest.spyOn(console, 'error').mockImplementation(() => {});
  await releaseAll(deployment, remoteBuild('bills'));
  warn.mockRestore();
  expect(await revision()).toBe(3);
});
