import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readBuild } from './readBuild.ts';

const manifest = {
  kind: 'remote',
  name: 'mfe-cards',
  owner: 'Cards squad',
  contract: 1,
  version: '2.1.0',
  entry: 'remoteEntry.js',
  requires: { react: '^19.0.0' },
  bundled: [],
  emitted: ['page.js', 'remoteEntry.js'],
  source: { installed: {}, foreign: [], withoutDefault: [] },
  mounts: [{ path: '/cards', title: 'Cards', layout: 'main', expose: 'CardsPage', files: ['page.js'] }],
};

async function buildWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'build-'));
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  return folder;
}

const whole = { 'bank.json': JSON.stringify(manifest), 'remoteEntry.js': 'entry', 'page.js': 'page' };

test('describes a build: integrity and size of every file, a version that names the content', async () => {
  const { release } = await readBuild(await buildWith(whole));

  expect(release.version).toMatch(/^2\.1\.0-[0-9a-f]{10}$/);
  expect(release.base).toBe(`artifacts/mfe-cards/${release.version}/`);
  const hash = createHash('sha384').update('page').digest('base64');
  expect(release.assets['page.js']).toEqual({ integrity: `sha384-${hash}`, bytes: 4 });
  expect(Object.keys(release.assets)).toEqual(['page.js', 'remoteEntry.js']);
});

test('gives the same content the same version, and one changed byte another', async () => {
  const versions = await Promise.all(
    [whole, whole, { ...whole, 'page.js': 'pagf' }].map(
      async (files) => (await readBuild(await buildWith(files))).release.version,
    ),
  );

  expect(versions[0]).toBe(versions[1]);
  expect(versions[0]).not.toBe(versions[2]);
});

test('source maps are no part of a release: with or without them, it is the same version', async () => {
  const maps = { 'page.js.map': 'map of the page', 'gone.js.map': 'map of nothing', 'page.css.map': 'styles' };
  const listed = JSON.stringify({ ...manifest, emitted: [...manifest.emitted, ...Object.keys(maps)] });

  const built = await readBuild(await buildWith({ ...whole, ...maps, 'bank.json': listed }));

  expect(built.release.version).toBe((await readBuild(await buildWith(whole))).release.version);
  expect(Object.keys(built.release.assets)).toEqual(['page.js', 'remoteEntry.js']);
  expect(built.emitted).toEqual(manifest.emitted);
  expect([...built.files.keys()]).toEqual(['page.js', 'remoteEntry.js']);
  expect([...built.maps].map(([script, bytes]) => [script, `${bytes}`])).toEqual([['page.js', 'map of the page']]);
});

test('what a build bundles is part of its version, and what it was built from is not', async () => {
  const sbom = (name: string) =>
    JSON.stringify({ bomFormat: 'CycloneDX', components: [{ name, components: [{ name: 'nested' }] }] });
  const commit = { hash: '0'.repeat(40), changed: false };
  const builds = [
    { ...whole, 'sbom.cdx.json': sbom('axios') },
    { ...whole, 'sbom.cdx.json': sbom('axios'), 'commit.json': JSON.stringify(commit) },
    { ...whole, 'sbom.cdx.json': sbom('lodash') },
  ];

  const [first, again, other] = await Promise.all(builds.map(async (files) => readBuild(await buildWith(files))));

  expect(first?.release.sbom).toMatchObject({ components: 2, integrity: expect.stringMatching(/^sha384-/) });
  expect(Object.keys(first?.release.assets ?? {})).toEqual(['page.js', 'remoteEntry.js']);
  expect(again?.release).toMatchObject({ version: first?.release.version, commit });
  expect(other?.release.version).not.toBe(first?.release.version);
});

test.each([
  ['sbom.cdx.json', '{"components":[]}', 'sbom.cdx.json: "bomFormat" is missing. Expected "CycloneDX".'],
  ['sbom.cdx.json', '{"bomFormat":"CycloneDX","components":[{}]}', 'sbom.cdx.json: "components'],
  ['commit.json', '{"hash":"main","changed":false}', 'commit.json: "hash" is "main". Expected the hash of a commit.'],
])('says what is wrong with %s that reads %s', async (file, text, message) => {
  await expect(readBuild(await buildWith({ ...whole, [file]: text }))).rejects.toThrow(message);
});

test('gives the same content another version where it is found elsewhere', async () => {
  const folder = await buildWith(whole);
  const bases = [undefined, 'https://one.example/', 'https://two.example/', 'https://two.example/'];

  const versions = await Promise.all(bases.map(async (base) => (await readBuild(folder, base)).release.version));

  expect(new Set(versions).size).toBe(3);
  expect(versions[2]).toBe(versions[3]);
});

test.each([
  ['{', 'is not JSON'],
  ['null', 'bank.json is null. Expected an object.'],
  ['[]', 'bank.json is []. Expected an object.'],
])('says what is wrong with a manifest that reads %s', async (text, message) => {
  await expect(readBuild(await buildWith({ ...whole, 'bank.json': text }))).rejects.toThrow(message);
});

test('asks for a build where there is none', async () => {
  await expect(readBuild(await buildWith({ 'index.html': '' }))).rejects.toThrow(
    'bank.json is missing. Build the package where its sources are, with the command "build", and name',
  );
});

test('names what is wrong in a manifest', async () => {
  const wrong = { ...whole, 'bank.json': JSON.stringify({ ...manifest, name: 'Cards!' }) };

  await expect(readBuild(await buildWith(wrong))).rejects.toThrow('"name" is "Cards!". Expected lower-case letters');
});

test('refuses a list of what it bundles that nobody would read again', async () => {
  const folder = await buildWith({ ...whole, 'sbom.cdx.json': ' '.repeat(5 * 1024 ** 2) });

  await expect(readBuild(folder)).rejects.toThrow('sbom.cdx.json is too large to be read again.');
});
