// Packages from npm that are needed before any is installed. Needs nothing but Node and npm.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Milliseconds; a registry that answers at all is faster. */
const PROBE_TIMEOUT_MS = 3000;
/** Fail at once when the registry cannot be reached, instead of retrying for a minute. */
const NO_RETRIES = { npm_config_fetch_retries: '0', npm_config_fetch_timeout: String(PROBE_TIMEOUT_MS) };

let probed;

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @param {string} pinned the package, its version and its hash: `pnpm@10.0.0+sha512.0a1b…`
 * @param {string} namedIn the file that pins it
 * @param {string} folder
 * @returns {Promise<string>} the extracted package, inside the folder
 * @throws {Error} when it cannot be fetched, or is another than the wanted one
 */
export async function fetchVerified(pinned, namedIn, folder) {
  const [specifier, sha512] = pinned.split('+sha512.');
  const { unreachable, env } = await probeRegistry();
  const options = ['--prefer-offline', '--no-update-notifier', '--loglevel', 'error', '--pack-destination', folder];
  const packed = run('npm', ['pack', specifier, ...options], { stdio: ['ignore', 'ignore', 2], env });
  if (packed.error) throw new Error(`npm cannot be started (${packed.error.code}). Install it beside Node.`);
  if (packed.status !== 0)
    throw new Error(
      unreachable ?? `${specifier} cannot be fetched from the package registry; the lines above say why.`,
    );
  const archive = path.join(folder, `${specifier.replace('@', '-')}.tgz`);
  const found = createHash('sha512').update(readFileSync(archive)).digest('hex');
  if (found !== sha512)
    throw new Error(
      `${specifier} is not what ${namedIn} names: its sha512 is ${found}. Find out what stands between this machine and the package registry.`,
    );
  const { status } = spawnSync('tar', ['-xzf', archive, '-C', folder], { stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`${archive} cannot be extracted with tar into ${folder}.`);
  return path.join(folder, 'package');
}

/**
 * npm retries for over a minute. Everything may be cached, so an unreachable registry is only the message for a failure.
 *
 * @returns {Promise<{ env: NodeJS.ProcessEnv, unreachable?: string }>} how to run what asks the registry
 */
export async function probeRegistry() {
  probed ??= whyUnreachable();
  const unreachable = await probed;
  return { env: { ...process.env, ...(unreachable && NO_RETRIES) }, unreachable };
}

async function whyUnreachable() {
  const { stdout } = run('npm', ['config', 'get', 'registry', 'proxy', 'https-proxy'], { encoding: 'utf8' });
  const { registry, ...proxies } = Object.fromEntries(
    (stdout ?? '')
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
    return `The package registry ${registry} cannot be reached (${reason}), and what is missing is not cached on this machine. Check the network, or set another registry with "npm config set registry", then run the command again.`;
  }
}

/** Creates the folder. @throws {Error} saying why it cannot be written to */
export function requireWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch ({ code }) {
    throw new Error(
      `${folder} is not writable (${code}). Give this account write access, or work in a copy of your own.`,
    );
  }
}

function run(program, parameters, options) {
  const isWindows = process.platform === 'win32';
  return spawnSync(isWindows ? `${program}.cmd` : program, parameters, { cwd: root, shell: isWindows, ...options });
}
