import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
let folder: string;

// Below the shell, so that the build finds React where a package would.
beforeEach(() => {
  folder = mkdtempSync(path.join(root, 'shell/.cache-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds a remote's page with the platform's plugin, by the real bundler. @returns what it says of the build */
function build(page: string): { bundled: string[]; emitted: string[] } {
  const mounts = [{ path: '/x', page: './Page.js', title: 'X', layout: 'main' }];
  const options = {
    name: 'mfe-x',
    version: '1.0.0',
    remote: { name: 'mfe-x', owner: 'X', contract: 1, mounts },
    shared: {},
  };
  writeFileSync(path.join(folder, 'Page.js'), page);
  writeFileSync(
    path.join(folder, 'rspack.config.mjs'),
    `import { BankManifestPlugin } from '${root}/platform/src/build/BankManifestPlugin.js';
export default {
  mode: 'production', context: '${folder}', target: 'web',
  entry: { mfe_x: './Page.js', Page: './Page.js' },
  output: { path: '${folder}/dist', filename: (data) => (data.chunk.name === 'mfe_x' ? 'remoteEntry.js' : '[name].js') },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: { rules: [{ test: /\\.tsx?$/, loader: 'builtin:swc-loader', type: 'javascript/auto',
    options: { jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } } }] },
  plugins: [new BankManifestPlugin(${JSON.stringify(options)})],
};`,
  );
  execFileSync(path.join(root, 'shell/node_modules/.bin/rspack'), ['build', '-c', 'rspack.config.mjs'], {
    cwd: folder,
  });
  return JSON.parse(readFileSync(path.join(folder, 'dist/bank.json'), 'utf8'));
}

const bundledIn = (page: string) => build(page).bundled;

test('names the packages whose code is in the build, also where modules were joined into one', () => {
  expect(
    bundledIn(`import { create } from 'zustand'; import { version } from 'react'; console.log(create, version);`),
  ).toEqual(['react', 'zustand']);
}, 60_000);

test('names the bank’s own shared package, which is linked and not installed', () => {
  expect(bundledIn(`import { paths } from '@bank/shared/paths'; console.log(paths);`)).toEqual(['@bank/shared']);
}, 60_000);

test('names nothing where nothing is bundled', () => {
  expect(bundledIn('console.log(1);')).toEqual([]);
}, 60_000);

test('names every file of the build, those that are loaded later too', () => {
  const { emitted } = build(`import('zustand').then(console.log);`);

  expect(emitted).toHaveLength(3);
  expect(emitted).toEqual(expect.arrayContaining(['Page.js', 'remoteEntry.js']));
  expect(readdirSync(path.join(folder, 'dist')).sort()).toEqual([...emitted, 'bank.json'].sort());
}, 60_000);
