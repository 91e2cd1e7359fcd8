import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const installed = path.resolve(import.meta.dirname, '../../../registry/node_modules');
/** What the servers and Fastify's adapter import. */
const PARTS = ['typebox', 'typebox/value', 'typebox/compile', 'typebox/format'];

/**
 * TypeBox has hundreds of files, which every test file would load anew.
 *
 * @param {string} cacheFolder
 * @returns {Promise<Record<string, string>>} for `moduleNameMapper`: its parts, which share one file
 */
export async function bundleTypebox(cacheFolder) {
  const { version } = JSON.parse(readFileSync(path.join(installed, 'typebox/package.json'), 'utf8'));
  const folder = path.join(cacheFolder, `typebox-${version}`);
  const files = PARTS.map((part) => path.join(folder, `${path.basename(part)}.cjs`));
  if (!files.every(existsSync)) await bundle(folder, files);
  return Object.fromEntries(PARTS.map((part, at) => [`^${part}$`, files[at]]));
}

async function bundle(folder, files) {
  mkdirSync(folder, { recursive: true });
  const entry = path.join(folder, 'all.mjs');
  writeFileSync(entry, PARTS.map((part, at) => `export * as part${at} from '${part}';\n`).join(''));
  // Another run may begin meanwhile.
  const fresh = `${process.pid}.cjs`;
  await compile(entry, { path: folder, filename: fresh, library: { type: 'commonjs2' } });
  renameSync(path.join(folder, fresh), path.join(folder, 'all.cjs'));
  for (const [at, file] of files.entries()) writeFileSync(file, `module.exports = require('./all.cjs').part${at};\n`);
}

/** @param {import('@rspack/core').Output} output */
async function compile(entry, output) {
  // Slow to load, and seldom needed.
  const { rspack } = await import('@rspack/core');
  const compiler = rspack({
    mode: 'production',
    target: 'node24.12',
    devtool: false,
    entry,
    output,
    resolve: { modules: [installed] },
    optimization: { minimize: false },
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}
