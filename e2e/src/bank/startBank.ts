import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildOf, filledStore, releaseBuild } from './builds.ts';
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
  /** Ends the gateway and removes the store. May be called twice. */
  stop(): Promise<void>;
}

export interface BankOptions {
  /** Keys of the configuration that differ from the repository's `bank.config.json`. */
  config?: Record<string, string | boolean>;
  /** Remotes whose artifacts are taken from elsewhere: each is released again with that base. */
  moved?: { name: string; base: string }[];
  /** Where to serve; by default any free port. */
  port?: number;
}

/** Starts a bank of its own: a store of its own, filled by real releases, behind a gateway process of its own. */
export async function startBank({ config = {}, moved = [], port: wanted }: BankOptions = {}): Promise<Bank> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bank-'));
  const store = path.join(folder, 'store');
  const configFile = path.join(folder, 'bank.config.json');
  const defaults = JSON.parse(await readFile(path.join(root, 'bank.config.json'), 'utf8')) as Record<string, string>;
  await writeFile(configFile, JSON.stringify({ ...defaults, ...config }));
  await cp(filledStore(), store, { recursive: true });
  for (const { name, base } of moved) await releaseBuild(store, buildOf(name), base);

  const port = wanted ?? (await freePort());
  const gateway = runCli(['serve'], {
    ...process.env,
    BANK_STORE: store,
    BANK_CONFIG: configFile,
    BANK_SEEN: path.join(folder, 'seen'),
    PORT: String(port),
  });
  await ready(gateway);
  return {
    url: `http://localhost:${port}${config.basePath ?? defaults.basePath}`,
    port,
    store,
    pid: gateway.pid ?? 0,
    stop: async () => {
      await ended(gateway);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
