import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import type { Encoding } from '@bank/registry/readArtifact.ts';
import { TextCache } from './TextCache.ts';

const html = Array.from({ length: 500 }, (_, at) => `<p>${at * 7919}</p>`).join('');
const facts = { styleHashes: ['style'] };
const page = { text: html, facts };
const anyRegistry = () => ({});

test('compresses as it is asked to, of a quality that no customer waits for', async () => {
  const cache = new TextCache();
  const get = (encoding?: Encoding) => cache.get(anyRegistry(), 'id', encoding, () => page);

  const brotli = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  expect(await get('br')).toEqual({ ...facts, encoding: 'br', body: brotli });
  const { body, ...zipped } = await get('gzip');
  expect(zipped).toEqual({ ...facts, encoding: 'gzip' });
  expect(String(gunzipSync(body))).toBe(html);
  expect(await get()).toEqual({ ...facts, body: html });
});

test('renders a page once per registry, page and form, also for those who ask at the same time', async () => {
  const cache = new TextCache();
  const [registry, newer] = [anyRegistry(), anyRegistry()];
  const render = jest.fn(() => page);
  const ask = (served: object, id: string, encoding: Encoding) => cache.get(served, id, encoding, render);

  await Promise.all([ask(registry, 'home', 'br'), ask(registry, 'home', 'br')]);
  await ask(registry, 'home', 'br');
  expect(render).toHaveBeenCalledTimes(1);

  for (const [served, id, encoding] of [
    [registry, 'cards', 'br'],
    [registry, 'home', 'gzip'],
    [newer, 'home', 'br'],
  ] as const)
    await ask(served, id, encoding);
  expect(render).toHaveBeenCalledTimes(4);
});

test('forgets those that nobody has asked for lately, so that many choices of large pages fill no memory', async () => {
  const cache = new TextCache();
  const megabyte = 'x'.repeat(1024 * 1024);
  const write = jest.fn(() => ({ text: megabyte, facts: {} }));
  const registries = Array.from({ length: 65 }, anyRegistry);

  for (const registry of registries) await cache.get(registry, 'home', undefined, write);
  expect(write).toHaveBeenCalledTimes(65);
  await cache.get(registries[64] ?? {}, 'home', undefined, write);
  expect(write).toHaveBeenCalledTimes(65);
  await cache.get(registries[0] ?? {}, 'home', undefined, write);
  expect(write).toHaveBeenCalledTimes(66);
});
