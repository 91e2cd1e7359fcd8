// Bundles the servers for plain Node: production into dist/server, the checkout's own tools into dist/workspace.
import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { readFunctions } from '../api/src/database/readFunctions.js';
import { readMessages } from '../api/src/kernel/bank/readMessages.js';
import { NATIVE, SERVER, serverConfig, WORKSPACE } from '../rspack.servers.js';
import { dist, hashOf, root, stampFile } from './bundleIfChanged.mjs';

const CONFIGURATION = ['rspack.servers.js', 'checkout/bundle.mjs', 'pnpm-lock.yaml', 'package.json'];
/** The servers' catalogs. */
const CATALOGS = [
  'registry/src/texts/locales',
  ...Object.keys(readMessages()).map((module) => `api/src/${module}/messages`),
];
const FUNCTIONS = Object.keys(readFunctions()).map((file) => path.dirname(`api/src/${file}`));

const inputs = new Set([...CONFIGURATION, ...CATALOGS, ...FUNCTIONS]);
await bundle('server', SERVER, {
  constants: { DISTRIBUTION: 'server' },
  more: { 'package.json': await manifest() },
});
await bundle('workspace', WORKSPACE);
await linkNative();
const files = [...inputs].sort();
await writeFile(stampFile, JSON.stringify({ files, hash: hashOf(files) }));

/** Replaces files one by one, so that a process that starts meanwhile finds the old ones or the new ones. */
async function bundle(name, entry, { constants, more = {} } = {}) {
  const folder = path.join(dist, name);
  const fresh = path.join(dist, `${name}-${process.pid}`);
  try {
    for (const file of await compile(await serverConfig(entry, fresh, { constants })))
      inputs.add(path.relative(root, file));
    for (const [file, text] of Object.entries(more)) await writeFile(path.join(fresh, file), text);
    for (const part of ['chunks', 'main']) await mkdir(path.join(folder, part), { recursive: true });
    const made = await filesIn(fresh);
    // Entries last, because they name the chunks.
    const isChunk = (file) => file.startsWith('chunks');
    for (const file of made.toSorted((a, b) => isChunk(b) - isChunk(a)))
      await rename(path.join(fresh, file), path.join(folder, file));
    for (const file of await filesIn(folder)) if (!made.includes(file)) await rm(path.join(folder, file));
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

async function compile(config) {
  const compiler = rspack(config);
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString('errors-warnings'));
  const read = [...stats.compilation.fileDependencies];
  await new Promise((resolve) => compiler.close(resolve));
  return read.filter((file) => file.startsWith(root + path.sep) && !file.includes('node_modules'));
}

async function filesIn(folder) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** A checkout borrows its packages' own; production installs them. */
async function linkNative() {
  for (const [name, owner] of Object.entries(NATIVE)) {
    const link = path.join(dist, 'node_modules', name);
    await rm(link, { force: true });
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(path.relative(path.dirname(link), path.join(root, owner, 'node_modules', name)), link);
  }
}

async function manifest() {
  const { engines, version } = await readJson('package.json');
  const versions = Object.entries(NATIVE).map(async ([name, owner]) => [
    name,
    (await readJson(`${owner}/node_modules/${name}/package.json`)).version,
  ]);
  const dependencies = Object.fromEntries(await Promise.all(versions));
  return `${JSON.stringify({ name: '@bank/server', version, private: true, type: 'module', engines, dependencies }, null, 2)}\n`;
}

async function readJson(file) {
  return JSON.parse(await readFile(path.join(root, file), 'utf8'));
}
