import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { latestRegistry } from '@bank/registry/bank/latest.ts';
import { activate } from '@bank/registry/edits/activate.ts';
import { readCandidate, release } from '@bank/registry/release/release.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import type { RemoteRelease } from '@bank/registry/schema.ts';
import { folderWith, namedByContent, releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import fastify from 'fastify';
import { artifactRoute } from './artifactRoute.ts';
import { createGateway } from './createGateway.ts';

const SCRIPT = 'say("whole");'.repeat(200);
const FILES = { 'page.js': SCRIPT, 'call.png': 'Call +1 800 555 0134', 'text.woff2': 'a font', 'small.css': 'a{}' };

afterEach(() => jest.restoreAllMocks());

/** A bank with one remote. `page.js` is large enough to have compressed forms. */
async function bank() {
  const deployment = await emptyDeployment();
  const [, version] = await releaseAll(deployment, shellBuild(), remoteBuild('cards', {}, FILES));
  const gateway = await createGateway({ config, deployment });
  const logged = jest.spyOn(gateway.log, 'error').mockImplementation(() => {});
  const folder = `mfe-cards/${version}`;
  const get = (file: string, encoding = 'identity') =>
    gateway.inject({ url: `/banking/artifacts/${folder}/${file}`, headers: { 'accept-encoding': encoding } });
  const health = async () => (await gateway.inject('/banking/health')).json();
  return {
    deployment,
    folder,
    get,
    gateway,
    health,
    logged,
    onDisk: path.join(deployment.store.root, 'artifacts', folder),
  };
}

test('serves a file with its type and length, to be kept for ever', async () => {
  const { get } = await bank();

  const { statusCode, body, headers } = await get('page.js');

  expect([statusCode, body]).toEqual([200, SCRIPT]);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': String(SCRIPT.length),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  expect(headers['content-encoding']).toBeUndefined();
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
])('answers who accepts %s with %s', async (accepted, encoding, decompress) => {
  const { get } = await bank();

  const { rawPayload, headers } = await get('page.js', accepted);

  expect(headers['content-encoding']).toBe(encoding);
  expect(String(decompress(rawPayload))).toBe(SCRIPT);
});

test('serves the next best form that the store holds, and small or compressed formats as they are', async () => {
  const { get, onDisk } = await bank();
  await rm(path.join(onDisk, 'page.js.br'));

  expect((await get('page.js', 'br, gzip')).headers['content-encoding']).toBe('gzip');
  expect((await get('small.css', 'br, gzip')).headers['content-encoding']).toBeUndefined();
  expect((await get('text.woff2', 'br, gzip')).body).toBe('a font');
});

describe.each(Object.keys(FILES))('%s, altered in the store', (file) => {
  test('is refused in a way that no browser keeps, named once, and served again once it is mended', async () => {
    const { get, health, logged, onDisk, folder } = await bank();
    const place = path.join(onDisk, file);
    for (const form of ['.br', '.gz']) await rm(place + form, { force: true });
    await rename(place, `${place}.whole`);
    await writeFile(place, 'Call +1 900 555 0199');

    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { statusCode, headers, body } = await get(file, 'br, gzip');
      expect([statusCode, headers['cache-control'], body]).toEqual([502, 'no-store', '']);
    }
    const problem = `artifacts/${folder}/${file} in `;
    expect(logged.mock.calls).toEqual([[{}, expect.stringContaining(problem)]]);
    expect(await health()).toMatchObject({ status: 'degraded', problems: [expect.stringContaining(problem)] });

    await rename(`${place}.whole`, place);

    expect((await get(file)).statusCode).toBe(200);
    expect(await health()).toMatchObject({ status: 'ok', problems: [] });
  });
});

test.each([
  ['another script', brotliCompressSync('say("evil");')],
  ['more than was released', brotliCompressSync(`${SCRIPT} `)],
  ['half of it', brotliCompressSync(SCRIPT).subarray(0, 20)],
  ['no brotli', Buffer.from('x')],
])('an intact form stands in for a compressed one that holds %s', async (_, altered) => {
  const { get, health, onDisk } = await bank();
  await writeFile(path.join(onDisk, 'page.js.br'), altered);

  const { rawPayload, headers } = await get('page.js', 'br, gzip');

  expect(headers['content-encoding']).toBe('gzip');
  expect(String(gunzipSync(rawPayload))).toBe(SCRIPT);
  expect(await health()).toMatchObject({ status: 'degraded', problems: [expect.stringContaining('page.js.br')] });
});

test('what was verified once needs no store any more', async () => {
  const { deployment, get, onDisk } = await bank();
  await Promise.all([get('page.js'), get('page.js')]);
  const read = jest.spyOn(deployment.store, 'get');

  await writeFile(path.join(onDisk, 'page.js'), 'say("evil");');

  expect((await get('page.js')).body).toBe(SCRIPT);
  expect(read.mock.calls.filter(([key]) => key.startsWith('artifacts/'))).toEqual([]);
});

test('serves nothing but what the registry names', async () => {
  const { get, gateway, folder, onDisk } = await bank();
  await writeFile(path.join(onDisk, 'stray.js'), 'x');
  await writeFile(path.join(onDisk, 'index.html'), 'x');
  await writeFile(path.join(onDisk, '..', 'x.js'), 'x');
  await mkdir(path.join(onDisk, '..', '2.0.0-0123456789'));
  await writeFile(path.join(onDisk, '..', '2.0.0-0123456789', 'page.js'), 'x');

  for (const file of ['stray.js', 'index.html', 'page.js.br', 'bank.json', '__proto__', '%2e%2e/x.js', 'b/page.js'])
    expect([file, (await get(file)).statusCode]).toEqual([file, 404]);
  for (const file of [
    'mfe-cards/%2e%2e/x.js',
    'mfe-cards/2.0.0-0123456789/page.js',
    '__proto__/1.0.0-0123456789/page.js',
    `${folder}/..%2fx.js`,
  ])
    expect([file, (await gateway.inject(`/banking/artifacts/${file}`)).statusCode]).toEqual([file, 404]);
});

test('an address that no release can have is not looked for', async () => {
  const releaseWith = jest.fn();
  const app = fastify();
  await app.register(artifactRoute, { prefix: '/', source: { releaseWith }, artifacts: { get: jest.fn() } });

  expect((await app.inject('/artifacts/mfe-cards/latest/page.js')).statusCode).toBe(404);
  expect(releaseWith).not.toHaveBeenCalled();
});

test('a store that fails is unavailable, and no proof of an altered file', async () => {
  const { deployment, get } = await bank();
  await get('call.png');
  jest.spyOn(deployment.store, 'get').mockRejectedValue(new Error('The disk does not answer.'));

  expect((await get('page.js')).statusCode).toBe(503);
});

test('follows no link, wherever it leads', async () => {
  const { deployment, get, onDisk } = await bank();
  for (const [file, target] of [
    ['call.png', path.join(deployment.keys.folder, 'test.key.pem')],
    ['text.woff2', path.join(onDisk, 'page.js')],
  ] as const) {
    await rm(path.join(onDisk, file));
    await symlink(target, path.join(onDisk, file));

    expect([file, (await get(file)).statusCode]).toEqual([file, 404]);
  }
});

test('serves a release that another gateway already names, and looks once for all who ask meanwhile', async () => {
  const { deployment, gateway, get } = await bank();
  await get('page.js');
  // A second later the gateway would look anyway, and a busy machine may need as long to release.
  jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  const next = await readCandidate(await folderWith(remoteBuild('cards', {}, { 'page.js': 'new' })));
  await release(deployment, next, { by: 'test', why: 'test' });
  const looks = jest.spyOn(deployment.store, 'list');

  const answers = await Promise.all(
    ['mfe-cards', 'mfe-cards', 'mfe-unknown'].map((name) =>
      gateway.inject(`/banking/artifacts/${name}/${next.release.version}/page.js`),
    ),
  );

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404]);
  expect(looks.mock.calls.length).toBeLessThanOrEqual(2);
});

test('a file that versions share has one address, and what an earlier platform has released keeps its own', async () => {
  const { deployment, gateway, get } = await bank();
  const [version = ''] = await releaseAll(deployment, namedByContent(remoteBuild('cards', {}, FILES)));
  const release = (await latestRegistry(deployment))?.releases['mfe-cards']?.[version];
  const page = String(Object.keys(release?.assets ?? {}).find((file) => file.startsWith('page.')));
  const at = async (path: string) => (await gateway.inject(`/banking/artifacts/mfe-cards/${path}`)).statusCode;

  expect((await get('page.js')).body).toBe(SCRIPT);
  expect((await gateway.inject(`/banking/artifacts/mfe-cards/${page}`)).body).toBe(SCRIPT);
  expect([await at(`${version}/${page}`), await at('page.js')]).toEqual([404, 404]);

  const earlier = {
    ...release,
    version: '0.9.0-0123456789',
    base: 'artifacts/mfe-cards/0.9.0-0123456789/',
  } as RemoteRelease;
  await deployment.store.put(`${earlier.base}${page}`, Buffer.from(SCRIPT));
  await revise(deployment, { by: 'test', why: 'test', action: 'release', app: 'mfe-cards' }, activate(earlier));
  expect([await at(`${earlier.version}/${page}`), await at(page)]).toEqual([200, 200]);
});
