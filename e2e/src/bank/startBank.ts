import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildOf, filledStore, PACKAGES } from './builds.ts';
import { freePort } from './freePort.ts';
import { root, runCli, stopProcess, whenReady } from './runCli.ts';

export interface Bank {
  /** Address of the application, with its base path: `http://localhost:41234/banking/`. */
  url: string;
  port: number;
  store: string;
  pid: number;
  /** Absolute URL; `undefined` when the bank serves them itself. */
  artifactsOf(remote: string): string | undefined;
  /** Safe to call twice. */
  stop(): Promise<void>;
}

export interface BankOptions {
  /** Overrides keys of `bank.config.json`. */
  config?: Record<string, unknown>;
  env?: Record<string, string>;
  /** Released again with that base. */
  moved?: { name: string; base?: string }[];
  /** Names of packages that were never released there. */
  without?: string[];
  /** Serves each remote from an origin of its own, such as `http://mfe-auth.localhost:41234`. */
  manyOrigins?: boolean;
  /** Defaults to a free port. */
  port?: number;
}

/** A store filled by real releases, behind a gateway process of its own. */
export async function startBank(options: BankOptions = {}): Promise<Bank> {
  const { config = {}, manyOrigins = false, without = [] } = options;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bank-'));
  const store = path.join(folder, 'store');
  const configFile = path.join(folder, 'bank.config.json');
  const defaults = JSON.parse(await readFile(path.join(root, 'bank.config.json'), 'utf8')) as Record<string, string>;
  await writeFile(configFile, JSON.stringify({ ...defaults, ...config }));
  await cp(filledStore(), store, { recursive: true });
  for (const name of without) await rm(path.join(store, 'registry/packages', name), { recursive: true });

  const port = options.port ?? (await freePort());
  const basePath = String(config.basePath ?? defaults.basePath);
  const artifactsOf = (name: string) =>
    manyOrigins && name !== 'shell' ? `http://${name}.localhost:${port}${basePath}artifacts/` : undefined;
  const moved = (options.moved ?? PACKAGES.map((name) => ({ name, base: artifactsOf(name) }))).filter(
    ({ name, base }) => base !== undefined && !without.includes(name),
  );
  if (moved.length > 0) await move(store, moved);

  const gateway = runCli(['serve'], {
    ...process.env,
    ...options.env,
    BANK_STORE: store,
    BANK_CONFIG: configFile,
    BANK_SEEN: path.join(folder, 'seen'),
    PORT: String(port),
  });
  await whenReady(gateway);
  return {
    url: `http://localhost:${port}${basePath}`,
    port,
    store,
    pid: gateway.pid ?? 0,
    artifactsOf,
    stop: async () => {
      await stopProcess(gateway);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function move(store: string, moved: { name: string; base?: string }[]): Promise<void> {
  // Few journeys need it, and it loads a good part of the platform.
  const { releaseInto, removeFallbacks } = await import('./releases.ts');
  for (const { name, base } of moved) await releaseInto(store, buildOf(name), base);
  // Moved remotes must not fall back to the bank's own copies.
  await removeFallbacks(
    store,
    moved.map(({ name }) => name),
  );
}
