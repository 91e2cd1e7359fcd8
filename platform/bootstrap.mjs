// Needs nothing but Node and npm: installs what is missing, bundles what has changed and runs the CLI.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** In ms; a registry that answers at all is faster. */
const PROBE_TIMEOUT_MS = 3000;
/** Fail at once when the registry cannot be reached, instead of retrying for a minute. */
const NO_RETRIES = { npm_config_fetch_retries: '0', npm_config_fetch_timeout: String(PROBE_TIMEOUT_MS) };

// Works in the old Node versions that are refused below, unlike `import.meta.dirname`.
const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = path.join(root, 'node_modules/.installed');

requireNode();
await installIfChanged();
const { bundleIfChanged, dist } = await import('./bundleIfChanged.mjs');
const [command, ...rest] = process.argv.slice(2);
const isBuilt = bundleIfChanged();
if (command === 'build') console.log(`${path.join(dist, 'server')} is ${isBuilt ? 'built' : 'up to date'}.`);
else await runCli(command === 'bank' ? rest : [command, ...rest]);

/** In this process, so that signals, output and exit code are the command's own. */
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

async function installIfChanged() {
  const stamp = createHash('sha256').update(read('pnpm-lock.yaml')).update(read('pnpm-workspace.yaml')).digest('hex');
  if (read(stampFile, '') === stamp) return;
  requireWritable(path.dirname(stampFile));
  console.error('Installing dependencies …');
  const unreachable = await probeRegistry();
  const env = { ...process.env, CI: 'true', ...(unreachable && NO_RETRIES) };
  const status = withPnpm(env, (pnpm) => {
    const parameters = [pnpm, 'install', '--frozen-lockfile', '--reporter=append-only'];
    // Standard output belongs to the command: a reader may expect JSON.
    return spawnSync(process.execPath, parameters, { cwd: root, stdio: ['inherit', 2, 2], env }).status;
  });
  if (status !== 0) {
    console.error(
      unreachable ?? 'Installing the dependencies failed; the lines above say why. Fix that and run the command again.',
    );
    process.exit(status ?? 1);
  }
  writeFileSync(stampFile, stamp);
}

/** Runs only the package manager that `package.json` names by its hash. @returns the exit code */
function withPnpm(env, install) {
  const { packageManager } = JSON.parse(read('package.json'));
  const [specifier, hash] = packageManager.split('+sha512.');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bank-pnpm-'));
  try {
    const packed = run('npm', ['pack', specifier, '--prefer-offline', '--silent', '--pack-destination', folder], {
      stdio: ['inherit', 2, 2],
      env,
    });
    if (packed.status !== 0) return packed.status ?? 1;
    const archive = path.join(folder, `${specifier.replace('@', '-')}.tgz`);
    const found = createHash('sha512').update(readFileSync(archive)).digest('hex');
    if (found !== hash) {
      console.error(
        `${specifier} is not what package.json names: its sha512 is ${found}. Find out what stands between this machine and the package registry.`,
      );
      return 1;
    }
    const extracted = spawnSync('tar', ['-xzf', archive, '-C', folder], { stdio: ['inherit', 2, 2] });
    return extracted.status === 0 ? install(path.join(folder, 'package/bin/pnpm.cjs')) : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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

/** npm retries for over a minute. Everything may be cached, so this only returns the message for a failed installation. */
async function probeRegistry() {
  const { stdout } = run('npm', ['config', 'get', 'registry', 'proxy', 'https-proxy'], { encoding: 'utf8' });
  const { registry, ...proxies } = Object.fromEntries(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s)),
  );
  // Only npm can use the proxy.
  if (!registry || Object.values(proxies).some((proxy) => proxy !== 'null')) return undefined;
  try {
    await fetch(registry, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    return undefined;
  } catch (error) {
    const reason = error.cause?.code ?? error.message;
    return `The package registry ${registry} cannot be reached (${reason}), and some dependencies are not cached on this machine. Check the network, or set another registry with "npm config set registry", then run the command again.`;
  }
}

function run(program, parameters, options) {
  const isWindows = process.platform === 'win32';
  return spawnSync(isWindows ? `${program}.cmd` : program, parameters, { cwd: root, shell: isWindows, ...options });
}

function read(file, missing) {
  try {
    return readFileSync(path.resolve(root, file), 'utf8');
  } catch (error) {
    if (missing !== undefined) return missing;
    throw error;
  }
}
