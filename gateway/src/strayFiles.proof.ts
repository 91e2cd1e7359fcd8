import { rename, rm, writeFile } from 'node:fs/promises';
import { hashOf } from '@bank/registry/hashOf.ts';
import { withCache } from '@bank/registry/store/withCache.ts';
import { streamFileOf } from '@bank/registry/streams/StreamFile.ts';
import { writeDocument } from '@bank/registry/streams/writeDocument.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment, emptyFolder, type TestDeployment } from '@bank/registry/testing/deployment.ts';
import { fingerprintHere, writeRaw } from '@bank/registry/testing/writeRaw.ts';
import { documentFile } from './testing/documentFile.ts';
import { servedRevisions } from './testing/servedRevisions.ts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'setTimeout'] }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const stream = 'packages/mfe-cards';
const STRANGER = '0123456789abcdef';

/** A bank with the shell and the numbers 1 to 4 of cards, which is revision 5. */
async function bank() {
  const deployment = await emptyDeployment();
  const cards = ['a', 'b', 'c', 'd'].map((content) => remoteBuild('cards', {}, { 'page.js': content }));
  await releaseAll(deployment, shellBuild(), ...cards);
  return deployment;
}

/** Writes files with the names of documents, and with signatures that nobody has made. */
async function stray({ store }: TestDeployment, first: number, count = 1, signer = STRANGER): Promise<void> {
  const bytes = Buffer.from('{}');
  const signature = Buffer.alloc(64).toString('base64');
  const numbers = Array.from({ length: count }, (_, index) => first + index);
  const files = numbers.map((number) => streamFileOf({ stream, number, hash: hashOf(bytes) }, signer, signature));
  await Promise.all(files.map(({ key }) => store.put(`registry/${key}`, bytes)));
}

test.each([
  ['one far above', 999, 1, 'a file that does not count: number 999, '],
  ['one just above', 5, 1, 'a file that does not count: number 5, '],
  ['one of the same number', 4, 1, 'a file that does not count: number 4, '],
  ['thirty in a row', 5, 30, '30 files that do not count: number '],
  ['thirty far above', 970, 30, '30 files that do not count: number '],
])(
  'starts with the last good document, and goes on with it, beside stray files: %s',
  async (_, first, count, named) => {
    const deployment = await bank();
    await stray(deployment, first, count);

    const { source, revision } = servedRevisions(deployment);

    expect(await revision()).toBe(5);
    expect(await revision()).toBe(5);
    expect(source.problems).toEqual([expect.stringContaining(`registry/${stream} has ${named}`)]);
    expect(source.problems[0]).toContain('by the name signed by a key without a role. Find out who else can write');
  },
);

test('goes on with the last good document when a stray file comes while it runs, and takes the next good one', async () => {
  const deployment = await bank();
  const newest = await documentFile(deployment, stream, 4);
  await rename(newest, `${deployment.store.root}/kept`);
  const { source, revision } = servedRevisions(deployment);
  expect(await revision()).toBe(4);
  await stray(deployment, 4);
  expect(await revision()).toBe(4);
  expect(source.problems).toEqual([expect.stringContaining('number 4')]);
  const strayFile = await documentFile(deployment, stream, 4);

  await rename(`${deployment.store.root}/kept`, newest);
  expect(await revision()).toBe(5);
  expect(source.problems).toEqual([expect.stringContaining('number 4')]);
  await rm(strayFile);
  expect(await revision()).toBe(5);
  expect(source.problems).toEqual([]);
});

test('takes a newer document also where numbers between are missing, while it runs and when it starts', async () => {
  const deployment = await bank();
  const newest = await documentFile(deployment, stream, 4);
  await rename(newest, `${deployment.store.root}/kept`);
  await rm(await documentFile(deployment, stream, 3));
  const running = servedRevisions(deployment);
  expect(await running.revision()).toBe(3);

  await rename(`${deployment.store.root}/kept`, newest);

  expect(await running.revision()).toBe(5);
  const started = servedRevisions(deployment);
  expect(await started.revision()).toBe(5);
  expect([...running.source.problems, ...started.source.problems]).toEqual([]);
});

test('takes a number far above the others that a key of the package has signed, and the next goes above it', async () => {
  const deployment = await bank();
  await writeRaw(deployment, stream, undefined, { number: 70 });
  const { source, revision } = servedRevisions(deployment);
  expect([await revision(), source.problems]).toEqual([71, []]);

  const [version] = await releaseAll(deployment, remoteBuild('cards', {}, { 'page.js': 'e' }));

  expect([await revision(), source.problems]).toEqual([72, []]);
  expect((await source.get()).registry.remotes['mfe-cards']?.active).toBe(version);
});

test('names what only looks like a document, and serves what it served', async () => {
  const deployment = await bank();
  const { store } = deployment;
  const [good = ''] = (await store.list('registry')).filter((key) => key.startsWith(stream));
  const names = ['999.json', `${good}.bak`, good.replace('000000001', '000000000'), good.replace('cards', 'Cards')];
  for (const name of names) await store.put(`registry/${name}`, Buffer.from('{}'));

  const { source, revision } = servedRevisions(deployment);

  expect(await revision()).toBe(5);
  expect(source.problems).toEqual([
    expect.stringMatching(/^registry has 4 files without a document’s name: .+, .+, .+, 1 more\.$/),
  ]);
});

test('does not go back behind what was served here when only stray files are newer, and says so', async () => {
  const deployment = await bank();
  const folder = await emptyFolder();
  await servedRevisions(withCache(deployment, folder)).revision();
  await rm(await documentFile(deployment, stream, 4));
  await stray(deployment, 999);

  const { source, revision } = servedRevisions(withCache(deployment, folder));

  expect(await revision()).toBe(5);
  expect(source.problems).toEqual([
    expect.stringContaining(
      `has gone back: number 4 of registry/${stream}, which was served here, is no longer in it.`,
    ),
    expect.stringContaining('number 999'),
  ]);
});

test.each([
  ['nobody’s', false],
  ['a key that may write there', true],
])('reads none of very many stray files, and does not name them all: by the name signed by %s', async (_, isKnown) => {
  const deployment = await bank();
  await stray(deployment, 1000, 3000, isKnown ? await fingerprintHere(deployment) : STRANGER);
  const read = jest.spyOn(deployment.store, 'get');
  const { source, told, revision } = servedRevisions(deployment);

  expect(await revision()).toBe(5);
  expect(read.mock.calls.length).toBeLessThan(10);
  read.mockClear();
  for (let look = 0; look < 5; look += 1) expect(await revision()).toBe(5);

  expect(read).not.toHaveBeenCalled();
  expect(source.problems).toEqual([
    expect.stringMatching(
      /has 3000 files that do not count: number \d+, number \d+, number \d+, 2997 more, by the name/,
    ),
  ]);
  expect(told).toHaveLength(1);
});

test('finds the good one below very many bad ones that its own key has signed: a running gateway at once', async () => {
  const deployment = await bank();
  const running = servedRevisions(deployment);
  expect(await running.revision()).toBe(5);
  const signer = await fingerprintHere(deployment);
  for (let number = 5; number < 205; number += 1)
    await writeDocument(deployment, { stream, number, document: { number } }, () => signer);
  const started = servedRevisions(deployment);

  expect(await running.revision()).toBe(5);
  const looks = [
    await started.revision(),
    await started.revision(),
    await started.revision(),
    await started.revision(),
  ];
  expect(looks).toEqual([1, 1, 1, 5]);

  const read = jest.spyOn(deployment.store, 'get');
  expect([await running.revision(), await started.revision()]).toEqual([5, 5]);
  // The running one has not read all of them yet.
  expect(read.mock.calls.length).toBeLessThanOrEqual(64);
});

test('takes a document that was altered once it is mended', async () => {
  const deployment = await bank();
  const file = await documentFile(deployment, stream, 4);
  const good = await deployment.store.get(file.slice(deployment.store.root.length));
  await writeFile(file, '{}');
  const { source, revision } = servedRevisions(deployment);
  expect(await revision()).toBe(4);
  expect(source.problems).toEqual([expect.stringContaining('number 4')]);

  await writeFile(file, good ?? '');

  expect(await revision()).toBe(5);
  expect(source.problems).toEqual([]);
});
