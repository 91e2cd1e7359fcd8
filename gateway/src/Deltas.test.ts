import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { namedByContent, releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { cardsRelease } from '@bank/registry/testing/cardsRegistry.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import { createGateway } from './createGateway.ts';
import { Deltas } from './Deltas.ts';
import { compressBeyond } from './dictionaries/compressBeyond.ts';

/** Nothing in it repeats, so that only a difference to the earlier version is small. */
const CODE = Array.from({ length: 200 }, (_, at) => createHash('sha256').update(`${at}`).digest('hex')).join('\n');

/** Releases two versions of the cards whose pages differ in a word. */
async function bank() {
  const deployment = await emptyDeployment();
  const [before = {}, after = {}] = ['Cards', 'Your cards'].map((word) =>
    namedByContent(
      remoteBuild('cards', {}, { 'page.js': `say("${word}");\n${CODE}`, 'other.js': CODE, 'small.js': word }),
    ),
  );
  await releaseAll(deployment, shellBuild(), before, after);
  const compress = jest.fn(compressBeyond);
  const gateway = await createGateway({ config, deployment, compress });
  jest.spyOn(gateway.log, 'error').mockImplementation(() => {});
  const nameIn = (build: Record<string, string>, stem: string) =>
    String(Object.keys(build).find((file) => file.startsWith(`${stem}.`)));
  const [old, next] = [nameIn(before, 'page'), nameIn(after, 'page')];
  const get = (headers: Record<string, string>, file = next) =>
    gateway.inject({
      url: `/banking/artifacts/mfe-cards/${file}`,
      headers: { 'accept-encoding': 'gzip, br, dcz', ...headers },
    });
  const holding = (content: string, id = old) => ({
    'available-dictionary': `:${createHash('sha256').update(content).digest('base64')}:`,
    'dictionary-id': `"${id}"`,
  });
  const stored = (file: string) => path.join(deployment.store.root, 'artifacts/mfe-cards', file);
  return {
    old,
    next,
    get,
    holding,
    stored,
    compress,
    other: nameIn(after, 'other'),
    small: nameIn(after, 'small'),
    before: String(before[old]),
    after: String(after[next]),
  };
}

test('who holds the file of another version gets what the new one has beyond it', async () => {
  const { old, next, get, holding, before, after } = await bank();
  expect((await get({}, old)).headers['use-as-dictionary']).toBe(
    `match="/banking/artifacts/mfe-cards/page.*.js?", id="${old}"`,
  );

  const { headers, rawPayload } = await get(holding(before));

  expect(headers).toMatchObject({
    'content-encoding': 'dcz',
    'content-type': 'text/javascript; charset=utf-8',
    'use-as-dictionary': `match="/banking/artifacts/mfe-cards/page.*.js?", id="${next}"`,
    vary: 'Accept-Encoding, Available-Dictionary',
  });
  expect(rawPayload.length).toBeLessThan(150);
  expect(String(zstdDecompressSync(rawPayload.subarray(40), { dictionary: Buffer.from(before) }))).toBe(after);
});

test.each([
  ['holds something else under that name', 'altered', {}],
  ['names a file that no version has', undefined, { 'dictionary-id': '"page.0000000000.js"' }],
  ['names nothing', undefined, { 'dictionary-id': '' }],
  ['takes no such form', undefined, { 'accept-encoding': 'gzip, br' }],
  ['sends no hash', undefined, { 'available-dictionary': 'x' }],
])('who %s gets the whole file', async (_, content, headers) => {
  const { get, holding, before } = await bank();

  const answer = await get({ ...holding(content ?? before), ...headers });

  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'br']);
});

test('is made once', async () => {
  const { get, holding, before, compress } = await bank();

  const answers = [await get(holding(before)), await get(holding(before))];

  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['dcz', 'dcz']);
  expect(compress).toHaveBeenCalledTimes(1);
});

test('another file is no dictionary, and neither is a small one', async () => {
  const { get, holding, before, other, small } = await bank();

  expect((await get(holding(before), other)).headers['content-encoding']).toBe('br');

  expect((await get(holding('register'), small)).headers['use-as-dictionary']).toBeUndefined();
  expect((await get(holding('Your cards', small))).headers['content-encoding']).toBe('br');
});

test('files that take seconds to compare come whole', async () => {
  const [before, after] = ['page.0123456789.js', 'page.abcdef0123.js'];
  const asset = { integrity: '', bytes: 5000 };
  const release = cardsRelease('1', { base: 'artifacts/mfe-cards/', assets: { [before]: asset, [after]: asset } });
  const compress = jest.fn(compressBeyond);
  const bytes = Buffer.alloc(2 * 2 ** 20 + 1);
  const artifacts = { get: async () => ({ bytes, encoding: undefined }) };
  const deltas = new Deltas({ knownReleaseWith: () => release }, artifacts, compress);
  const hash = createHash('sha256').update(bytes).digest('base64');
  const held = { 'available-dictionary': `:${hash}:`, 'dictionary-id': `"${before}"`, 'accept-encoding': 'dcz' };

  expect(await deltas.get(release, after, held)).toBeUndefined();

  expect(compress).not.toHaveBeenCalled();
});

test('a dictionary that is altered in the store is not used', async () => {
  const { old, get, holding, stored, before } = await bank();
  await writeFile(stored(old), `${before} `);

  const answers = [await get(holding(before)), await get(holding(`${before} `))];

  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'br']);
});

test('without the switch, nothing is said of dictionaries', async () => {
  const deployment = await emptyDeployment();
  const build = namedByContent(remoteBuild('cards', {}, { 'page.js': CODE }));
  await releaseAll(deployment, shellBuild(), build);
  const gateway = await createGateway({ config, deployment });

  const page = Object.keys(build).find((file) => file.startsWith('page.'));
  const { headers } = await gateway.inject(`/banking/artifacts/mfe-cards/${page}`);

  expect([headers['use-as-dictionary'], headers.vary]).toEqual([undefined, 'Accept-Encoding']);
});
