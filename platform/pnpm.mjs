// Runs the package manager that `package.json` names by its hash. Needs nothing but Node and npm.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** In ms; a registry that answers at all is faster. */
const PROBE_TIMEOUT_MS = 3000;
/** Fail at once when the registry cannot be reached, instead of retrying for a minute. */
const NO_RETRIES = { npm_config_fetch_retries: '0', npm_config_fetch_timeout: String(PROBE_TIMEOUT_MS) };

// Works in the old Node versions that bootstrap.mjs refuses, unlike `import.meta.dirname`.
export const root = fileURLToPath(new URL('..', import.meta.url));

if (path.resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url))
  process.exitCode = await pnpm(process.argv.slice(2), 'inherit');

/**
 * @param {string[]} args
 * @param {import('node:child_process').StdioOptions} stdio
 * @returns {Promise<number>} the exit code; the reason has been printed
 */
export async function pnpm(args, stdio) {
  const unreachable = await probeRegistry();
  const env = { ...process.env, CI: 'true', ...(unreachable && NO_RETRIES) };
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bank-pnpm-'));
  try {
    const script = fetchVerified(folder, env);
    const { status } = script ? spawnSync(process.execPath, [script, ...args], { cwd: root, stdio, env }) : {};
    if (status === 0) return 0;
    if (unreachable) console.error(unreachable);
    return status ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns the script to run, or undefined after saying why there is none */
function fetchVerified(folder, env) {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const [specifier, hash] = packageManager.split('+sha512.');
  const options = ['--prefer-offline', '--loglevel', 'error', '--pack-destination', folder];
  const packed = run('npm', ['pack', specifier, ...options], { stdio: ['ignore', 'ignore', 2], env });
  if (packed.status !== 0) return undefined;
  const archive = path.join(folder, `${specifier.replace('@', '-')}.tgz`);
  const found = createHash('sha512').update(readFileSync(archive)).digest('hex');
  if (found !== hash) {
    console.error(
      `${specifier} is not what package.json names: its sha512 is ${found}. Find out what stands between this machine and the package registry.`,
    );
    return undefined;
  }
  const extracted = spawnSync('tar', ['-xzf', archive, '-C', folder], { stdio: ['ignore', 2, 2] });
  return extracted.status === 0 ? path.join(folder, 'package/bin/pnpm.cjs') : undefined;
}

/** npm retries for over a minute. Everything may be cached, so this only returns the message for a failure. */
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
