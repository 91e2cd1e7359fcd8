import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { integrity } from '@bank/registry/integrity.ts';
import { AlteredArtifact, type Encoding } from '@bank/registry/readArtifact.ts';
import type { Release } from '@bank/registry/schema.ts';
import { Artifacts } from './Artifacts.ts';

const FOLDER = 'artifacts/mfe-cards/1.0.0-0123456789';
const MEMORY_BYTES = 64 * 2 ** 20;
const SCRIPT = 'say("whole");'.repeat(200);

/** Files of one release, in a store that holds them. */
function bank(files: Record<string, Uint8Array>) {
  const stored = new Map(Object.entries(files).map(([file, bytes]) => [`${FOLDER}/${file}`, bytes]));
  const read = jest.fn(async (key: string) => stored.get(key));
  const deployment = { store: { address: 'the store', get: read } } as unknown as Deployment;
  const told: string[] = [];
  const artifacts = new Artifacts(deployment, (message) => told.push(message));
  const assets = Object.fromEntries(
    Object.entries(files).map(([file, bytes]) => [file, { integrity: integrity(bytes), bytes: bytes.length }]),
  );
  const release = { name: 'mfe-cards', version: '1.0.0-0123456789', assets } as Release;
  const put = (file: string, bytes: Uint8Array | undefined) =>
    bytes ? stored.set(`${FOLDER}/${file}`, bytes) : stored.delete(`${FOLDER}/${file}`);
  const get = (file: string, accepted: Encoding[] = ['br', 'gzip'], name = 'mfe-cards') =>
    artifacts.get({ ...release, name } as Release, file, accepted);
  const reads = () => read.mock.calls.splice(0).map(([key]) => key.slice(FOLDER.length + 1));
  return { artifacts, told, put, get, read, reads };
}

/** One byte that claims to be many. */
function bytesOf(length: number): Uint8Array {
  return Object.defineProperty(Buffer.from(String(length)), 'length', { value: length });
}

test('gives the smallest form that is accepted, and asks for no form that no release has', async () => {
  const { put, get, reads } = bank({ 'page.js': Buffer.from(SCRIPT), 'small.css': Buffer.from('a{}') });
  put('page.js.br', brotliCompressSync(SCRIPT));
  put('page.js.gz', gzipSync(SCRIPT));

  expect(await get('page.js')).toEqual({ bytes: brotliCompressSync(SCRIPT), encoding: 'br' });
  expect(await get('page.js', ['gzip'])).toEqual({ bytes: gzipSync(SCRIPT), encoding: 'gzip' });
  expect(await get('page.js', [])).toEqual({ bytes: Buffer.from(SCRIPT), encoding: undefined });
  expect(await get('small.css')).toEqual({ bytes: Buffer.from('a{}'), encoding: undefined });
  expect(reads()).toEqual(['page.js.br', 'page.js.gz', 'page.js', 'small.css']);
});

test('unpacks no more than a file of the store may have, whatever size a release names', async () => {
  const large = Buffer.alloc(64 * 2 ** 20 + 1);
  const { put, get } = bank({ 'page.js': large });
  put('page.js.gz', gzipSync(large, { level: 1 }));
  put('page.js', undefined);

  await expect(get('page.js', ['gzip'])).rejects.toThrow(AlteredArtifact);
});

test('has nothing of a file that the release does not name, or the store does not hold', async () => {
  const { put, get } = bank({ 'page.js': Buffer.from(SCRIPT) });
  put('page.js', undefined);

  expect(await get('other.js')).toBeUndefined();
  expect(await get('page.js')).toBeUndefined();
});

test('keeps what fits into 64 MiB of memory, the latest first, and empty files too', async () => {
  const { get, reads } = bank({
    'whole.js': bytesOf(MEMORY_BYTES - 2),
    'large.js': bytesOf(MEMORY_BYTES + 1),
    'byte.js': Buffer.from('x'),
    'empty.js': Buffer.alloc(0),
    'other.js': Buffer.from('y'),
  });
  for (const file of ['whole.js', 'large.js', 'byte.js', 'empty.js']) expect(await get(file, [])).toBeDefined();
  reads();

  for (const file of ['whole.js', 'byte.js', 'empty.js']) await get(file, []);
  expect(reads()).toEqual([]);
  await get('large.js', []);
  expect(reads()).toEqual(['large.js']);

  await get('other.js', []);
  for (const file of ['byte.js', 'empty.js', 'other.js', 'whole.js']) await get(file, []);
  expect(reads()).toEqual(['other.js', 'whole.js']);
});

test('refuses a file of which no form is intact, and names each form once until it is mended', async () => {
  const { artifacts, told, put, get } = bank({ 'page.js': Buffer.from(SCRIPT) });
  put('page.js.br', Buffer.from('x'));
  put('page.js', Buffer.from('steal()'));
  const problemOf = (file: string) =>
    expect.stringContaining(`${FOLDER}/${file} in the store is not what was released`);

  for (let attempt = 0; attempt < 2; attempt += 1) {
    const refusal = get('page.js');
    await expect(refusal).rejects.toThrow(AlteredArtifact);
    await expect(refusal).rejects.toThrow(`${FOLDER}/page.js.br in`);
    expect(told).toEqual([problemOf('page.js.br'), problemOf('page.js')]);
  }
  expect(artifacts.problems).toEqual({ 'mfe-cards': expect.arrayContaining(told) });

  put('page.js', Buffer.from(SCRIPT));
  expect(await get('page.js')).toEqual({ bytes: Buffer.from(SCRIPT), encoding: undefined });
  expect(artifacts.problems).toEqual({ 'mfe-cards': [problemOf('page.js.br')] });
});

test('an altered file of another package, which claims the same hash, holds up nobody’s', async () => {
  const { get, read } = bank({ 'page.js': Buffer.from(SCRIPT) });
  read.mockResolvedValueOnce(Buffer.from('steal()'));

  const altered = get('page.js', [], 'mfe-bills');
  const intact = get('page.js', []);

  await expect(altered).rejects.toThrow(AlteredArtifact);
  expect(await intact).toMatchObject({ bytes: Buffer.from(SCRIPT) });
});

test('hands on why the store fails', async () => {
  const { artifacts, told, get, read } = bank({ 'page.js': Buffer.from(SCRIPT) });
  const failure = new Error('The disk does not answer.');
  read.mockRejectedValueOnce(failure);

  await expect(get('page.js')).rejects.toBe(failure);
  expect([told, artifacts.problems]).toEqual([[], { 'mfe-cards': [] }]);
});

test('names the twenty latest problems of each package, for ten minutes after each was seen', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1);
  const pass = (ms: number) => {
    clock.mockReturnValue(performance.now() + ms);
    jest.advanceTimersByTime(ms);
  };
  const names = Array.from({ length: 21 }, (_, at) => `${at}.png`);
  const { artifacts, put, get, read } = bank(Object.fromEntries(names.map((name) => [name, Buffer.from(name)])));
  const problems = () => artifacts.problems['mfe-cards'] ?? [];
  read.mockResolvedValueOnce(Buffer.from('altered'));
  await expect(get('0.png', [], 'mfe-bills')).rejects.toThrow(AlteredArtifact);
  for (const name of names) {
    put(name, Buffer.from('altered'));
    await expect(get(name)).rejects.toThrow(AlteredArtifact);
  }
  expect(problems()).toHaveLength(20);
  expect(problems().join()).not.toContain('/0.png');
  expect(artifacts.problems['mfe-bills']).toHaveLength(1);

  pass(5 * 60_000);
  await expect(get('20.png')).rejects.toThrow(AlteredArtifact);
  expect(problems()).toHaveLength(20);
  pass(5 * 60_000 + 1000);
  expect(artifacts.problems).toEqual({ 'mfe-cards': [expect.stringContaining('/20.png')], 'mfe-bills': [] });
  clock.mockRestore();
  jest.useRealTimers();
});
