import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import type { Encoding } from '@bank/registry/readArtifact.ts';
import { PageCache } from './PageCache.ts';
import type { ServedRegistry } from './PageSource.ts';

const html = Array.from({ length: 500 }, (_, at) => `<p>${at * 7919}</p>`).join('');
const page = { html, styleHashes: ['style'], scriptHashes: ['script'], links: [] };
const anyRegistry = () => ({}) as ServedRegistry;

test('compresses as it is asked to, of a quality that no customer waits for', async () => {
  const cache = new PageCache();
  const get = (encoding?: Encoding) => cache.get(anyRegistry(), 'id', encoding, () => page);

  const brotli = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  expect(await get('br')).toEqual({ ...page, encoding: 'br', body: brotli });
  const { body, ...zipped } = await get('gzip');
  expect(zipped).toEqual({ ...page, encoding: 'gzip' });
  expect(String(gunzipSync(body))).toBe(html);
  expect(await get()).toEqual({ ...page, body: html });
});

test('renders a page once per registry, page and form, also for those who ask at the same time', async () => {
  const cache = new PageCache();
  const [registry, newer] = [anyRegistry(), anyRegistry()];
  const render = jest.fn(() => page);
  const ask = (served: ServedRegistry, id: string, encoding: Encoding) => cache.get(served, id, encoding, render);

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
