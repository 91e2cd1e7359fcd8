import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SeenRevision } from '@bank/registry/store/SeenRevision.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment, emptyFolder, type TestDeployment } from '@bank/registry/testing/deployment.ts';
import { revisionFile, servedRevisions } from './testing/servedRevisions.ts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'setTimeout'] }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A bank with the revisions 1 to 5. */
async function bank() {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), ...['a1', 'b2', 'c3', 'd4'].map((name) => remoteBuild(name)));
  return deployment;
}

async function stray(deployment: TestDeployment, first: number, count = 1): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, (_, index) => writeFile(revisionFile(deployment, first + index), '{}')),
  );
}

test.each([
  ['one far above', 999, 1],
  ['one just above', 6, 1],
  ['thirty in a row', 6, 30],
  ['thirty far above', 970, 30],
])('starts with the last good revision, and goes on with it, beside stray files: %s', async (_, first, count) => {
  const deployment = await bank();
  await stray(deployment, first, count);

  const { source, revision } = servedRevisions(deployment);

  expect(await revision()).toBe(5);
  expect(await revision()).toBe(5);
  expect(source.problems[0]).toContain(`Registry revision ${first + count - 1} is not signed`);
});

test('goes on with the last good revision when a stray file comes while it runs, and takes it once it is mended', async () => {
  const deployment = await bank();
  await rename(revisionFile(deployment, 5), `${revisionFile(deployment, 5)}.kept`);
  const { source, revision } = servedRevisions(deployment);
  expect(await revision()).toBe(4);
  await stray(deployment, 999);
  expect(await revision()).toBe(4);
  expect(source.problems[0]).toContain('Registry revision 999');

  await rm(revisionFile(deployment, 999));
  await stray(deployment, 5);
  expect(await revision()).toBe(4);
  await rename(`${revisionFile(deployment, 5)}.kept`, revisionFile(deployment, 5));
  expect(await revision()).toBe(5);
  expect(source.problems).toEqual([]);
});

test('takes a newer revision also where numbers between are missing, while it runs and when it starts', async () => {
  const deployment = await bank();
  for (const revision of [3, 4, 5])
    await rename(revisionFile(deployment, revision), `${revisionFile(deployment, revision)}.kept`);
  const running = servedRevisions(deployment);
  expect(await running.revision()).toBe(2);

  await rename(`${revisionFile(deployment, 5)}.kept`, revisionFile(deployment, 5));

  expect(await running.revision()).toBe(5);
  const started = servedRevisions(deployment);
  expect(await started.revision()).toBe(5);
  expect([...running.source.problems, ...started.source.problems]).toEqual([]);
});

test('names nothing that only looks like a revision', async () => {
  const deployment = await bank();
  const folder = path.dirname(revisionFile(deployment, 1));
  for (const name of ['999.json', '00000999.json.bak', '99999999999999999999.json', 'x.json'])
    await writeFile(path.join(folder, name), '{}');

  const { source, revision } = servedRevisions(deployment);

  expect(await revision()).toBe(5);
  expect(source.problems).toEqual([]);
});

test('does not go back behind what was served here when only stray files are newer, and says so', async () => {
  const deployment = await bank();
  const seen = new SeenRevision(await emptyFolder(), deployment.store.address);
  await servedRevisions(deployment, seen).revision();
  await rm(revisionFile(deployment, 5));
  await stray(deployment, 999);

  const { source, revision } = servedRevisions(deployment, seen);

  await expect(revision()).rejects.toThrow('no registry that can be served');
  expect(source.problems).toEqual([
    expect.stringContaining('has gone back: revision 5 is no longer in it.'),
    expect.stringContaining('Registry revision 999'),
  ]);
});

test('counts very many stray files, and neither reads them at every look nor names them all', async () => {
  const deployment = await bank();
  await stray(deployment, 1000, 3000);
  const { source, told, revision } = servedRevisions(deployment);
  for (let look = 0; look < 50 && !source.problems.at(-1)?.startsWith('2997 more'); look += 1)
    await revision().catch(() => 0);
  const toldBefore = told.length;
  const read = jest.spyOn(deployment.store, 'get');

  expect(await revision()).toBe(5);

  expect(read.mock.calls.length).toBeLessThan(100);
  expect(source.problems).toEqual([
    ...[3999, 3998, 3997].map((number) => expect.stringContaining(`Registry revision ${number} is not signed`)),
    '2997 more revisions, 1000 to 3996, cannot be served either.',
  ]);
  expect(told.length).toBe(toldBefore);
  expect(toldBefore).toBeLessThan(20);
});

test('reads every stray file again in turn, for it may have been mended', async () => {
  const deployment = await bank();
  await rename(revisionFile(deployment, 5), `${revisionFile(deployment, 5)}.kept`);
  await stray(deployment, 5, 60);
  const { revision } = servedRevisions(deployment);
  expect(await revision()).toBe(4);
  await rename(`${revisionFile(deployment, 5)}.kept`, revisionFile(deployment, 5));

  const looks = [await revision(), await revision(), await revision(), await revision()];

  expect(looks).toContain(5);
});
