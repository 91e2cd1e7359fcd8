// Runs on a machine that has nothing but Node and npm: installs what is missing, bundles what has changed, and hands over to the CLI.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname ?? '.', '..');
const stampFile = path.join(root, 'node_modules/.installed');
const { packageManager } = JSON.parse(read('package.json'));

requireNode();
installIfChanged();
const { bundleIfChanged, dist } = await import('./bundleIfChanged.mjs');
const [command, ...rest] = process.argv.slice(2);
const isBuilt = bundleIfChanged();
if (command === 'build') console.log(`${path.join(dist, 'server')} is ${isBuilt ? 'built' : 'up to date'}.`);
else await runCli(command === 'bank' ? rest : [command, ...rest]);

/** In this very process: its signals, its output and its end are the command's. */
async function runCli(args) {
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

function installIfChanged() {
  const stamp = createHash('sha256').update(read('pnpm-lock.yaml')).update(read('pnpm-workspace.yaml')).digest('hex');
  if (read(stampFile, '') === stamp) return;
  console.error('Installing dependencies …');
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const { status } = run(npx, ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    // Standard output belongs to the command: somebody may read it as JSON.
    stdio: ['inherit', 2, 2],
    env: { ...process.env, CI: 'true' },
  });
  if (status !== 0) {
    console.error(
      'Installing the dependencies failed; the lines above say why. Check the network and run the command again.',
    );
    process.exit(status ?? 1);
  }
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

function run(program, parameters, options) {
  return spawnSync(program, parameters, { cwd: root, ...options });
}

function read(file, missing) {
  try {
    return readFileSync(path.resolve(root, file), 'utf8');
  } catch (error) {
    if (missing !== undefined) return missing;
    throw error;
  }
}
