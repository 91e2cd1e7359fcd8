import { Readable } from 'node:stream';
import fastify from 'fastify';
import type { Store } from '../registry/Store.ts';
import { artifactRoute } from './artifactRoute.ts';

/** @returns answers from a store that holds these files, each with its own name as content */
async function storeWith(...keys: string[]) {
  const app = fastify();
  const open = async (key: string) =>
    keys.includes(key) ? { body: Readable.from([key]), bytes: Buffer.byteLength(key) } : undefined;
  await app.register(artifactRoute, { prefix: '/bank/', store: { open } as Partial<Store> as Store });
  return (file: string, encoding = '') =>
    app.inject({ url: `/bank/artifacts/${file}`, headers: { 'accept-encoding': encoding } });
}

test('serves a file with its type and length, to be kept for ever', async () => {
  const get = await storeWith('artifacts/mfe-cards/1.0.0-a/page.js');

  const { statusCode, body, headers } = await get('mfe-cards/1.0.0-a/page.js');

  expect([statusCode, body]).toEqual([200, 'artifacts/mfe-cards/1.0.0-a/page.js']);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': '35',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  expect(headers['content-encoding']).toBeUndefined();
});

test.each([
  ['br, gzip', 'br', 'page.js.br'],
  ['gzip', 'gzip', 'page.js.gz'],
  ['identity', undefined, 'page.js'],
])('answers who accepts %s with %s', async (accepted, encoding, file) => {
  const get = await storeWith(...['', '.br', '.gz'].map((suffix) => `artifacts/a/1/page.js${suffix}`));

  const { body, headers } = await get('a/1/page.js', accepted);

  expect([headers['content-encoding'], body]).toEqual([encoding, `artifacts/a/1/${file}`]);
});

test('serves the next best that the store holds, and what is compressed by its format as it is', async () => {
  const get = await storeWith('artifacts/a/1/page.css', 'artifacts/a/1/page.css.gz', 'artifacts/a/1/x.woff2.br');

  expect((await get('a/1/page.css', 'br, gzip')).body).toBe('artifacts/a/1/page.css.gz');
  expect((await get('a/1/x.woff2', 'br')).statusCode).toBe(404);
});

test.each(['js', 'css', 'svg', 'html', 'json'].map((type) => [`a/1/file.${type}.map.${type}`, type]))(
  'compresses what ends as %s',
  async (file, type) => {
    const get = await storeWith(`artifacts/${file}.br`);

    expect((await get(file, 'br')).statusCode).toBe(type === 'html' ? 404 : 200);
  },
);

test.each([
  'a/1/index.html',
  'a/1/.env',
  'a/1/b/page.js',
  'a/page.js',
  'A/1/page.js',
  '../a/1/page.js',
  'a/1/missing.js',
])('does not serve %s', async (file) => {
  const get = await storeWith(`artifacts/${file.replace('missing', 'other')}`);

  expect((await get(file)).statusCode).toBe(404);
});
