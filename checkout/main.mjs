// Needs nothing but Node and npm: installs what is missing, bundles what has changed and runs the command.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { provideNode } from './node.mjs';
import { requireWritable, root } from './npm.mjs';
import { pnpm } from './pnpm.mjs';

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'];
/** The child learns by the channel when its parent has died. */
const TIED = ['inherit', 'inherit', 'inherit', 'ipc'];
const stampFile = path.join(root, 'node_modules/.installed');
const [command, ...rest] = process.argv.slice(2);

try {
  process.chdir(root);
  const node = await provideNode();
  if (node === process.execPath) await runCommand();
  else execute(node, ['checkout/bootstrap.mjs', ...process.argv.slice(2)], { stdio: TIED });
} catch (error) {
  console.error(process.env.DEBUG ? error : error.message);
  process.exitCode = 1;
}

async function runCommand() {
  endWithParent();
  await installIfChanged();
  if (command === 'exec') runTool(...rest);
  else if (command !== 'install') await buildAndRun();
}

async function buildAndRun() {
  const { bundleIfChanged, dist } = await import('./bundleIfChanged.mjs');
  const isBuilt = bundleIfChanged();
  if (command === 'build') console.log(`${path.join(dist, 'server')} is ${isBuilt ? 'built' : 'up to date'}.`);
  else await runCli(dist, command === 'bank' ? rest : [command, ...rest]);
}

/** The command runs in this process, so that signals, output and exit code are its own. */
async function runCli(dist, args) {
  process.argv = [process.execPath, path.join(dist, 'workspace/bank.js'), ...args];
  await import(pathToFileURL(process.argv[1]).href);
}

/** @param {string} tool `node`, or what a dependency installs */
function runTool(tool, ...args) {
  process.env.PATH = [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter);
  // Windows runs scripts by the shell only.
  execute(tool, args, { shell: process.platform === 'win32' && tool !== 'node' });
}

/** Signals, output and exit code are the program's own. */
function execute(program, args, options) {
  const child = spawn(program, args, { stdio: 'inherit', ...options });
  const pass = (signal) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, pass);
  child.on('error', (error) => {
    console.error(`${program} cannot be started (${error.code}).`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code);
    for (const name of SIGNALS) process.off(name, pass);
    process.kill(process.pid, signal);
  });
}

/** An older Node that has started this one passes on every signal but SIGKILL. */
function endWithParent() {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}

async function installIfChanged() {
  const stamp = createHash('sha256').update(read('pnpm-lock.yaml')).update(read('pnpm-workspace.yaml')).digest('hex');
  if (read(stampFile, '') === stamp) return;
  requireWritable(path.dirname(stampFile));
  console.error('Installing dependencies …');
  // Standard output belongs to the command: a reader may expect JSON.
  const status = await pnpm(['install', '--frozen-lockfile', '--reporter=append-only'], ['inherit', 2, 2]);
  if (status !== 0)
    throw new Error('Installing the dependencies failed; the lines above say why. Fix that and run the command again.');
  writeFileSync(stampFile, stamp);
}

function read(file, missing) {
  try {
    return readFileSync(path.resolve(root, file), 'utf8');
  } catch (error) {
    if (missing !== undefined) return missing;
    throw error;
  }
}
