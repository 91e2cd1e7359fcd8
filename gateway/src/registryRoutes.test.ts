import { brotliDecompressSync } from 'node:zlib';
import { cardsRegistry, cardsRelease } from '@bank/registry/testing/cardsRegistry.ts';
import { config } from '@bank/registry/testing/config.ts';
import fastify from 'fastify';
import type { Visitor } from './choice.ts';
import { registryRoutes } from './registryRoutes.ts';
import { resolve, toRegisteredRemote } from './resolve.ts';

async function bank() {
  const registry = cardsRegistry({ active: 'b', previous: ['a'] }, cardsRelease('a'), cardsRelease('b'));
  const served = { registry, changes: [], ...resolve(registry, '/bank/'), template: '' };
  const get = jest.fn(async (_visitor?: Visitor) => served);
  const app = fastify();
  await app.register(registryRoutes, {
    prefix: '/bank/',
    config: { ...config, basePath: '/bank/' },
    source: { get, found: [] },
  });
  return { app, get, page: served.page };
}

test('gives every customer the registry of the own cohort, to be asked for again', async () => {
  const { app, get, page } = await bank();

  const { headers, json } = await app.inject({
    url: '/bank/registry.json',
    headers: { cookie: 'bank:cohort=0123456789abcdef' },
  });

  expect(get).toHaveBeenCalledWith({ cohort: '0123456789abcdef', language: 'en' }, undefined);
  expect(json()).toEqual(page);
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.stringMatching(/^"[0-9a-f]{16}"$/) });
});

test('says only that the registry is the same to whoever has it', async () => {
  const { app } = await bank();
  const ask = (tag: string) => app.inject({ url: '/bank/registry.json', headers: { 'if-none-match': tag } });
  const { etag } = (await ask('"another"')).headers;

  const { statusCode, body } = await ask(String(etag));

  expect([statusCode, body]).toEqual([304, '']);
  expect((await ask('"another"')).statusCode).toBe(200);
});

test('writes and compresses a registry once, however many ask', async () => {
  const { app, page } = await bank();
  const written = jest.spyOn(JSON, 'stringify');
  const ask = (encoding: string) =>
    app.inject({ url: '/bank/registry.json', headers: { 'accept-encoding': encoding } });

  const answers = [await ask('br'), await ask('br'), await ask('gzip')];

  // One is of its tag, and two are of its encodings.
  expect(written).toHaveBeenCalledTimes(2 + 1);
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'br', 'gzip']);
  expect(answers.map(({ headers }) => headers.vary)).toEqual(Array(3).fill('Cookie, Accept-Language, Accept-Encoding'));
  expect(JSON.parse(brotliDecompressSync(answers[1]?.rawPayload ?? '').toString())).toEqual(page);
});

test('gives the details of every version of a remote, for ever', async () => {
  const { app } = await bank();

  const { headers, json } = await app.inject('/bank/remotes/mfe-cards/a.json');

  expect(json()).toEqual(toRegisteredRemote(cardsRelease('a'), '/bank/'));
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each(['mfe-cards/c', 'mfe-other/a', 'shell/1'])('has no details of %s', async (place) => {
  const { app } = await bank();

  expect((await app.inject(`/bank/remotes/${place}.json`)).statusCode).toBe(404);
});

test('says what the releases that customers can get use of the API, for an API that is about to start', async () => {
  const api = { operations: { 'GET /cards': { reads: { '': 'array' }, sends: {} } }, problems: ['card-blocked'] };
  const registry = cardsRegistry({ active: 'b', previous: ['a'] }, cardsRelease('a'), { ...cardsRelease('b'), api });
  const served = { registry: { ...registry, owners: { 'mfe-cards': 'Cards' } }, changes: [], template: '' };
  const app = fastify();
  const get = async () => ({ ...served, ...resolve(served.registry, '/bank/') });
  await app.register(registryRoutes, {
    prefix: '/bank/',
    config: { ...config, basePath: '/bank/' },
    source: { get, found: [] },
  });

  const { headers, json } = await app.inject('/bank/api-uses.json');

  expect(json()).toEqual([{ name: 'mfe-cards', version: 'b', owner: 'Cards', api }]);
  expect(headers['cache-control']).toBe('no-cache');
});
