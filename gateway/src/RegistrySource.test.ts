import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRevision, readRevision } from '@bank/registry/revisions/registry.ts';
import { SeenRevision } from '@bank/registry/store/SeenRevision.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment, emptyFolder } from '@bank/registry/testing/deployment.ts';
import { NothingToServe, RegistrySource } from './RegistrySource.ts';
import { revisionFile, servedRevisions } from './testing/servedRevisions.ts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'setTimeout'] }));
afterEach(() => jest.useRealTimers());

test('serves a newer revision a second later, and looks no sooner', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());
  const { source, revision } = servedRevisions(deployment);
  expect(await revision()).toBe(1);

  await releaseAll(deployment, remoteBuild('cards'));

  expect((await source.get()).registry.revision).toBe(1);
  expect(await revision()).toBe(2);
});

test('goes on with the last good revision when a byte of the newest was changed, and says so once', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());
  const { source, told, revision } = servedRevisions(deployment);
  await revision();
  await releaseAll(deployment, remoteBuild('cards'));
  const good = await readFile(revisionFile(deployment, 2), 'utf8');
  await writeFile(revisionFile(deployment, 2), good.replace('cards', 'c4rds'));

  expect(await revision()).toBe(1);
  expect(await revision()).toBe(1);
  expect(told).toEqual([expect.stringContaining('Registry revision 2 is not signed by a known key')]);
  expect(source.problems).toHaveLength(1);

  await writeFile(revisionFile(deployment, 2), good);
  expect(await revision()).toBe(2);
  expect(source.problems).toEqual([]);
});

test('says once that the store holds nothing yet, and serves what comes', async () => {
  const deployment = await emptyDeployment();
  const { source, told, revision } = servedRevisions(deployment);

  for (let look = 0; look < 3; look += 1) await expect(revision()).rejects.toThrow(NothingToServe);
  expect(told).toEqual([
    expect.stringContaining('holds no revision yet. Release the shell first: npm run bank -- release shell'),
  ]);

  await releaseAll(deployment, shellBuild());
  expect(await revision()).toBe(1);
  expect(source.problems).toEqual([]);
});

test('starts with the last good revision when the newest is bad', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
  await writeFile(revisionFile(deployment, 3), '{}');

  const { source, revision } = servedRevisions(deployment);

  expect(await revision()).toBe(2);
  expect(source.problems[0]).toContain('Registry revision 3');
});

test('never goes back', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
  const { source, revision } = servedRevisions(deployment);
  await revision();

  await rename(revisionFile(deployment, 2), `${revisionFile(deployment, 2)}.gone`);

  expect(await revision()).toBe(2);
  expect(source.problems[0]).toContain('has gone back: revision 2 is no longer in it.');
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

test('does not serve an older revision than was served before, where the newest is bad', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
  const seen = new SeenRevision(await emptyFolder(), deployment.store.address);
  await new RegistrySource(deployment, '/banking/', () => {}, seen).get();
  expect(await seen.newest()).toMatchObject({ revision: 2, key: expect.stringMatching(/^[0-9a-f]{16}$/) });
  await writeFile(revisionFile(deployment, 2), '{}');

  const source = new RegistrySource(deployment, '/banking/', () => {}, seen);

  await expect(source.get()).rejects.toThrow('no registry that can be served');
  await writeFile(seen.file, 'two');
  await expect(source.get()).rejects.toThrow('no registry that can be served');
});

test('a remote of which one file has no hash stays as it was, and the rest goes on', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
  const { source, revision } = servedRevisions(deployment);
  await revision();
  const { registry } = await readRevision(deployment, 2);
  const [release] = Object.values(registry.releases['mfe-cards'] ?? {});
  const without = async (revision: number, change: (assets: Record<string, unknown>) => void) => {
    change(release?.assets ?? {});
    await createRevision(deployment, { ...registry, revision });
  };

  await without(3, (assets) => delete assets['page.js']);
  expect(await revision()).toBe(3);
  const { page } = await source.get();
  expect(page.remotes[0]?.mounts[0]?.preload).toEqual([expect.stringMatching(/page\.js$/)]);
  expect(source.problems[0]).toMatch(
    /mfe-cards 1\.0\.0-\w+ names page\.js, but has no hash of it\. Release it again\./,
  );

  await without(4, (assets) => Object.assign(assets, { 'page.js': { bytes: 4 } }));
  expect(await revision()).toBe(4);
  expect((await source.get()).page.remotes).toEqual(page.remotes);
  expect(source.problems[0]).toMatch(/revision 4: mfe-cards 1\.0\.0-\w+: "assets\.page\.js" is .*integrity\. Update/);
});
