// Needs nothing but Node and npm: installs what is missing, bundles what has changed and runs the CLI.
import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pnpm, root } from './pnpm.mjs';

const stampFile = path.join(root, 'node_modules/.installed');

requireNode();
await installIfChanged();
const [command, ...rest] = process.argv.slice(2);
if (command !== 'install') await buildAndRun();

async function buildAndRun() {
  const { bundleIfChanged, dist } = await import('./bundleIfChanged.mjs');
  const isBuilt = bundleIfChanged();
  if (command === 'build') console.log(`${path.join(dist, 'server')} is ${isBuilt ? 'built' : 'up to date'}.`);
  else await runCli(dist, command === 'bank' ? rest : [command, ...rest]);
}

/** In this process, so that signals, output and exit code are the command's own. */
async function runCli(dist, args) {
  process.chdir(root);
  process.argv = [process.execPath, path.join(dist, 'workspace/bank.js'), ...args];
  await import(pathToFileURL(process.argv[1]).href);
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node ${process.versions.node} is too old. Install Node 20.19 or later, then run the command again.`);
  process.exit(1);
}

async function installIfChanged() {
  const stamp = createHash('sha256').update(read('pnpm-lock.yaml')).update(read('pnpm-workspace.yaml')).digest('hex');
  if (read(stampFile, '') === stamp) return;
  requireWritable(path.dirname(stampFile));
  console.error('Installing dependencies …');
  // Standard output belongs to the command: a reader may expect JSON.
  const status = await pnpm(['install', '--frozen-lockfile', '--reporter=append-only'], ['inherit', 2, 2]);
  if (status !== 0) {
    console.error('Installing the dependencies failed; the lines above say why. Fix that and run the command again.');
    process.exit(status);
  }
  writeFileSync(stampFile, stamp);
}

function requireWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    console.error(
      `${folder} is not writable (${error.code}). Give this account write access, or work in a copy of your own.`,
    );
    process.exit(1);
  }
}

function read(file, missing) {
  try {
    return readFileSync(path.resolve(root, file), 'utf8');
  } catch (error) {
    if (missing !== undefined) return missing;
    throw error;
  }
}
