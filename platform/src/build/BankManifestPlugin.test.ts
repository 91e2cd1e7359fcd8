import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isNamedByContent } from '@bank/registry/artifactKey.ts';
import { checkBuild } from '@bank/registry/check/buildRules.ts';
import { readCandidate } from '@bank/registry/release/release.ts';
import { Version } from '@cyclonedx/cyclonedx-library/Spec';
import { JsonStrictValidator } from '@cyclonedx/cyclonedx-library/Validation';
import { modulesOf } from './sharedModules.js';

jest.setTimeout(120_000);

const root = path.resolve(__dirname, '../../..');
// Below the shell, so that the builds find what a package of the workspace would; where nobody looks for sources.
const cache = path.join(root, 'shell/.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'builds-'));
afterAll(() => rmSync(folder, { recursive: true }));

const packageJson = (name: string, version = '1.0.0') => JSON.stringify({ name, version });
const mount = (page: string) => ({ path: `/${page}`, page: `./${page}.tsx`, title: page, layout: 'main' });
const contract = (name: string, ...pages: string[]) => ({ name, owner: 'X', contract: 1, mounts: pages.map(mount) });
/** One loaded with a page, and one by itself. */
const extensions = ['Tips', 'Limits'].map((name) => ({
  slot: 'bank/dashboard/widget@1',
  id: name.toLowerCase(),
  title: name,
  component: `./widgets/${name}.tsx`,
  ...(name === 'Tips' && { loadWith: './Whole.tsx' }),
}));
const page = (name: string) => `import { useState } from 'react';
export default function ${name}() { return useState('${name}')[0]; }`;

const publicTypes = `export interface Limit { daily: number }
declare module '@bank/shared/contract' {
  interface Services { limits: { '/limits': { get: { responses: { 200: { content: { 'application/json': Limit[] } } } } } } }
}`;

/** Remotes with a fault of each kind, and one without, built by the bank's own build. */
const sources = {
  'mfe-x/package.json': packageJson('@bank/mfe-x'),
  'mfe-x/node_modules/react/package.json': packageJson('react', '18.3.1'),
  'mfe-x/node_modules/react/old.js': `export const version = '18.3.1';`,
  'mfe-x/Faults.tsx': `import { useState } from 'react';
import { version } from 'react/old';
import 'patch';
import { createStore } from 'zustand/vanilla';
import { paths } from '${root}/shared/src/paths/index';
import { format } from '../mfe-y/src/format';
import { Card } from '@bank/mfe-y/src/Card';
export default function Faults() { return useState([version, createStore, paths, format, Card])[0]; }`,
  'mfe-x/Nameless.tsx': `export function Nameless() { return import('./Later'); }`,
  'mfe-x/Later.tsx': `export const later = 'later';
globalThis.fetch = async () => new Response(later);
Object.defineProperty(Array.prototype, 'at', { value: () => later });
window.addEventListener('resize', () => setInterval(console.log, 1000));
window.addEventListener('focus', console.log, { once: true });
export const timer = setInterval(console.log, 1000);
export const limits = () => serviceApi('limits')('GET /limits');`,
  'mfe-x/node_modules/patch/package.json': packageJson('patch'),
  'mfe-x/node_modules/patch/index.js': `globalThis.patched = true;`,
  'mfe-x/node_modules/@bank/mfe-y/package.json': packageJson('@bank/mfe-y'),
  'mfe-x/node_modules/@bank/mfe-y/src/Card.js': `export const Card = 'card';`,
  'mfe-y/package.json': packageJson('@bank/mfe-y'),
  'mfe-y/src/format.ts': `export const format = String;`,
  'mfe-z/package.json': JSON.stringify({
    name: '@bank/mfe-z',
    version: '1.0.0',
    peerDependencies: { react: '^19.0.0 || ^20.0.0' },
  }),
  'mfe-z/Whole.tsx': page('Whole'),
  'mfe-z/Names.tsx': `import type { Notice } from '@bank/shared/toast';
import * as money from '@bank/shared/format';
import styled, { css } from 'styled-components';
import { paths } from '@bank/shared/paths';
import { sampleAccounts } from '@bank/shared/sample';
import { chosen } from './choices';
export { Link } from '@bank/shared/router';
export default function Names(notice: Notice) { return [chosen(notice), money.today(), styled.p(css({})), paths.cards, sampleAccounts]; }`,
  'mfe-z/choices.ts': `import { notify, startToast } from '@bank/shared/toast';
export const chosen = notify;
export const unused = startToast;`,
  'mfe-z/cards/Whole.tsx': page('WholeCard'),
  'mfe-z/widgets/Tips.tsx': page('Tips'),
  'mfe-z/widgets/Limits.tsx': page('Limits'),
  'mfe-z/Again.tsx': `export { default } from './Whole';`,
  'mfe-z/public.d.ts': publicTypes,
  'mfe-z/Old.tsx': 'module.exports = function Old() {};',
  'rspack.config.mjs': `import { bankConfig } from '${root}/rspack.base.js';
export default [
  bankConfig({ directory: '${folder}/mfe-x', remote: ${JSON.stringify(contract('mfe-x', 'Faults', 'Nameless'))}, sourceMaps: false }),
  bankConfig({ directory: '${folder}/mfe-z', remote: ${JSON.stringify({ ...contract('mfe-z', 'Whole', 'cards/Whole', 'Again', 'Old', 'Names'), extensions })} }),
];`,
};

beforeAll(() => {
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  execFileSync(process.execPath, [path.join(root, 'platform/node_modules/@rspack/cli/bin/rspack.js'), 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
});

const dist = (name: string) => path.join(folder, name, 'dist');
const manifest = (name: string) => JSON.parse(readFileSync(path.join(dist(name), 'bank.json'), 'utf8'));
const refusals = async (name: string) => checkBuild(await readCandidate(dist(name)));

test('names the packages whose code is in the build with their versions, also where modules were joined into one', () => {
  const { bundled } = manifest('mfe-x');

  expect(bundled).toEqual(expect.arrayContaining(['react@18.3.1', expect.stringMatching(/^zustand@\d/)]));
  expect(bundled).toContainEqual(expect.stringMatching(/^@bank\/shared@\d/));
});

test('maps name sources by package and nothing of the machine, scripts do not name them, and a remote may leave them out', () => {
  const files = readdirSync(dist('mfe-z'));
  const scripts = files.filter((file) => file.endsWith('.js'));
  const maps = files
    .filter((file) => file.endsWith('.map'))
    .map((file) => readFileSync(path.join(dist('mfe-z'), file), 'utf8'));

  expect(files).toEqual(expect.arrayContaining(scripts.map((script) => `${script}.map`)));
  expect(maps.filter((map) => map.includes(root))).toEqual([]);
  const sources = maps.flatMap((map) => JSON.parse(map).sources);
  expect(sources).toEqual(expect.arrayContaining(['mfe-z/Whole.tsx', 'mfe-z/cards/Whole.tsx']));
  expect(sources.filter((source) => /^(\.|\/|\w+:)/.test(source))).toEqual([]);
  for (const script of scripts)
    expect(readFileSync(path.join(dist('mfe-z'), script), 'utf8')).not.toContain('sourceMappingURL');
  expect(manifest('mfe-z').emitted.filter((file: string) => file.endsWith('.map'))).toEqual([]);
  expect(readdirSync(dist('mfe-x')).filter((file) => file.endsWith('.map'))).toEqual([]);
});

test('names nothing where nothing is bundled but what the page provides', () => {
  expect(manifest('mfe-z').bundled).toEqual([]);
});

test('names what its code uses of each shared module, without types and without what nothing uses', () => {
  expect(manifest('mfe-z').imports).toEqual({
    '@bank/shared/format': ['today'],
    '@bank/shared/paths': ['paths'],
    '@bank/shared/router': ['Link'],
    '@bank/shared/toast': ['notify'],
    react: ['useState'],
    'styled-components': ['css'],
  });
});

test('a remote asks for the versions under its peerDependencies, in the manifest and at run time, or for those it was built with', () => {
  expect(manifest('mfe-z').requires.react).toBe('^19.0.0 || ^20.0.0');
  expect(manifest('mfe-z').requires['styled-components']).toMatch(/^\^\d+\.\d+\.\d+$/);
  expect(readFileSync(path.join(dist('mfe-z'), manifest('mfe-z').entry), 'utf8')).toContain(
    '>=19.0.0 <20.0.0-0||>=20.0.0 <21.0.0-0',
  );
  expect(manifest('mfe-x').requires.react).toMatch(/^\^19\.\d+\.\d+$/);
});

test('a remote whose versions cannot be read is not built', () => {
  const manifest = { name: '@bank/mfe-x', peerDependencies: { react: 'catalog:' } };

  expect(() => modulesOf(folder, manifest)).toThrow(
    '@bank/mfe-x: "react" under "peerDependencies" in package.json is "catalog:".',
  );
});

test('names every file of the build, those that are loaded later too', () => {
  const { emitted } = manifest('mfe-x');

  expect(emitted).toHaveLength(4);
  expect(emitted).toEqual(expect.arrayContaining([expect.stringMatching(/^remoteEntry\./)]));
  expect(readdirSync(dist('mfe-x')).sort()).toEqual([...emitted, 'bank.json', 'sbom.cdx.json'].sort());
});

test('records what a remote publishes of its services, and what it asks of those of others', () => {
  const limits = { limits: ['GET /limits'] };
  const reads = { '': 'array', '[]': 'object', '[].daily': 'number' };
  const api = { operations: { 'GET /api/limits/limits': { reads, sends: {} } }, problems: [] };

  expect(manifest('mfe-z')).toMatchObject({ servicesPublished: limits, serviceApi: api, servicesUsed: {} });
  expect(manifest('mfe-x')).toMatchObject({ servicesUsed: { 'mfe-z': limits }, serviceApisUsed: { 'mfe-z': api } });
  expect(manifest('mfe-x')).not.toHaveProperty('serviceApi');
});

test('publishes the types beside remote.ts under a name of their content, for which no page asks', () => {
  const { types, emitted } = manifest('mfe-z');

  expect(emitted).toContain(types);
  expect(isNamedByContent(types)).toBe(true);
  expect(readFileSync(path.join(dist('mfe-z'), types), 'utf8')).toBe(publicTypes);
  expect(manifest('mfe-x')).not.toHaveProperty('types');
});

test('an SBOM lists the packages with a module in the build, and who brought which', async () => {
  const text = readFileSync(path.join(dist('mfe-x'), 'sbom.cdx.json'), 'utf8');
  const { metadata, components, dependencies } = JSON.parse(text);

  expect(await new JsonStrictValidator(Version.v1dot6).validate(text)).toBeNull();
  expect(metadata.component).toMatchObject({ name: 'mfe-x', version: '1.0.0', purl: 'pkg:npm/mfe-x@1.0.0' });
  expect(components).toContainEqual(expect.objectContaining({ group: '@bank', name: 'mfe-y', version: '1.0.0' }));
  expect(components).toContainEqual(
    expect.objectContaining({ name: 'zustand', licenses: [{ license: { id: 'MIT' } }] }),
  );
  expect(dependencies[0].dependsOn).toEqual(expect.arrayContaining([expect.stringMatching(/^pkg:npm\/zustand@/)]));
  const { components: others } = JSON.parse(readFileSync(path.join(dist('mfe-z'), 'sbom.cdx.json'), 'utf8'));
  for (const { name } of others) expect(manifest('mfe-z').requires).not.toHaveProperty([name]);
});

test('two pages of one file name are exposed as two, each with files of its own', () => {
  const { mounts } = manifest('mfe-z') as { mounts: { path: string; expose: string; files: string[] }[] };
  const [whole, card] = mounts;

  expect([whole?.expose, card?.expose]).toEqual(['Whole', 'cards_Whole']);
  expect(card?.files).not.toEqual(whole?.files);
});

test('an extension is exposed like a page, in files of its own or in those of the page it is loaded with', () => {
  const { mounts, extensions: built } = manifest('mfe-z');
  const [tips, limits] = built;

  const facts = { slot: 'bank/dashboard/widget@1', title: 'Limits' };
  expect(limits).toEqual({
    ...facts,
    id: 'limits',
    expose: 'widgets_Limits',
    files: [expect.stringMatching(/Limits/)],
  });
  expect(tips).toMatchObject({ id: 'tips', expose: 'widgets_Tips', files: mounts[0].files });
});

test('check has nothing against a build without fault, however its pages export their default', async () => {
  expect(await refusals('mfe-z')).toEqual([]);
});

test('check refuses a page without a default export', async () => {
  expect((await refusals('mfe-x')).filter(({ rule }) => rule === 'exposes')).toMatchObject([
    { where: '/Nameless', found: 'shows "Nameless", which has no default export.' },
  ]);
});

test('check refuses copies of what the page has once', async () => {
  const copies = (await refusals('mfe-x')).filter(({ rule }) => rule === 'singletons');

  expect(copies.map(({ where }) => where.replace(/@\d.*/, ''))).toEqual(['@bank/shared', 'react', 'zustand']);
});

test('check refuses another major of React among the remote’s own dependencies', async () => {
  expect((await refusals('mfe-x')).filter(({ rule }) => rule === 'shared')).toMatchObject([{ where: 'react 18.3.1' }]);
});

test('check refuses what its own sources change in the whole page, and what they leave running there, by file and line', async () => {
  const found = (await refusals('mfe-x')).filter(({ rule }) => ['globals', 'leftovers'].includes(rule));

  expect(found.map(({ rule, where, found }) => `${rule}: ${where} ${found.split(',')[0]}`)).toEqual([
    'globals: Later.tsx:2 changes globalThis.fetch',
    'globals: Later.tsx:3 changes Array.prototype.at',
    "leftovers: Later.tsx:4 starts a listener for 'resize'",
    'leftovers: Later.tsx:6 starts an interval',
  ]);
});

test('check refuses the source of another remote, from the next folder or installed', async () => {
  const foreign = (await refusals('mfe-x')).filter(({ rule }) => rule === 'sources');

  expect(foreign.map(({ where }) => where)).toEqual(['@bank/mfe-y/src/Card.js', '@bank/mfe-y/src/format.ts']);
});
