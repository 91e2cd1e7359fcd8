import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildOf, filledStore, forgetPrevious, PACKAGES, releaseBuild } from './builds.ts';
import { freePort } from './freePort.ts';
import { ended, ready, root, runCli } from './runCli.ts';

export interface Bank {
  /** Address of the application, with its base path: `http://localhost:41234/banking/`. */
  url: string;
  port: number;
  /** Folder of its deploy store. */
  store: string;
  /** The gateway's process id. */
  pid: number;
  /** Where a remote's artifacts are taken from, if not from the bank's own address: an absolute URL. */
  artifactsOf(remote: string): string | undefined;
  /** Ends the gateway and removes the store. May be called twice. */
  stop(): Promise<void>;
}

export interface BankOptions {
  /** Keys of the configuration that differ from the repository's `bank.config.json`. */
  config?: Record<string, string | boolean>;
  /** Remotes whose artifacts are taken from elsewhere: each is released again with that base. */
  moved?: { name: string; base?: string }[];
  /** Whether each remote's artifacts come from an origin of its own, `http://mfe-auth.localhost:41234` for example. */
  manyOrigins?: boolean;
  /** Where to serve; by default any free port. */
  port?: number;
}

/** Starts a bank of its own: a store of its own, filled by real releases, behind a gateway process of its own. */
export async function startBank(options: BankOptions = {}): Promise<Bank> {
  const { config = {}, manyOrigins = false } = options;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bank-'));
  const store = path.join(folder, 'store');
  const configFile = path.join(folder, 'bank.config.json');
  const defaults = JSON.parse(await readFile(path.join(root, 'bank.config.json'), 'utf8')) as Record<string, string>;
  await writeFile(configFile, JSON.stringify({ ...defaults, ...config }));
  await cp(filledStore(), store, { recursive: true });

  const port = options.port ?? (await freePort());
  const basePath = config.basePath ?? defaults.basePath;
  const artifactsOf = (name: string) =>
    manyOrigins && name !== 'shell' ? `http://${name}.localhost:${port}${basePath}artifacts/` : undefined;
  const moved = options.moved ?? PACKAGES.map((name) => ({ name, base: artifactsOf(name) }));
  for (const { name, base } of moved) if (base) await releaseBuild(store, buildOf(name), base);
  // What is moved is nowhere else.
  await forgetPrevious(
    store,
    moved.map(({ name }) => name),
  );

  const gateway = runCli(['serve'], {
    ...process.env,
    BANK_STORE: store,
    BANK_CONFIG: configFile,
    BANK_SEEN: path.join(folder, 'seen'),
    PORT: String(port),
  });
  await ready(gateway);
  return {
    url: `http://localhost:${port}${basePath}`,
    port,
    store,
    pid: gateway.pid ?? 0,
    artifactsOf,
    stop: async () => {
      await ended(gateway);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
