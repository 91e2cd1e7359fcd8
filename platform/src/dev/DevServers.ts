import { randomUUID } from 'node:crypto';
import { existsSync, watch } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { freePortFrom } from '@bank/registry/freePortFrom.ts';
import type { Package, Workspace } from '../workspace/Workspace.ts';
import { DevServer } from './DevServer.ts';

const FIRST_PORT = 3100;
/** Milliseconds: editors write a file in several steps. */
const SETTLE_MS = 100;
const TITLES = 'src/titles';

export class DevServers {
  readonly all: DevServer[] = [];
  /** Pages of another generation reload. */
  #generation = randomUUID();

  constructor(private readonly workspace: Workspace) {}

  /** Also restarts a server when its `remote.ts` or its titles change. @returns once each has built, or failed to */
  async start(packages: Package[], env: Record<string, string> = {}): Promise<void> {
    for (const [wanted, port] of await this.#portsOf(packages))
      this.all.push(new DevServer({ package: wanted, port, env, onChange: () => this.#tell() }));
    await Promise.all(this.all.map((server) => server.start()));
    this.#tell();
    for (const server of this.all) this.#followContract(server);
  }

  describe(): string {
    return this.all.map(({ name, origin }) => `  ${name.padEnd(24)} ${origin}`).join('\n');
  }

  /** The build depends on the contract, so only a new server picks it up. */
  #followContract(server: DevServer): void {
    let known = readContract(server.folder);
    const restart = async () => {
      const before = await known;
      known = readContract(server.folder);
      if ((await known) === before) return;
      await server.start();
      // Pages reload only once there is something to load.
      if (server.problems.length === 0) this.#generation = randomUUID();
      this.#tell();
    };
    let work = Promise.resolve();
    let timer: NodeJS.Timeout | undefined;
    const followed = new Set<string>();
    // The first titles may come later.
    const follow = () => {
      for (const folder of ['.', 'src', TITLES].map((one) => path.join(server.folder, one))) {
        if (followed.has(folder) || !existsSync(folder)) continue;
        followed.add(folder);
        watch(folder, () => {
          follow();
          clearTimeout(timer);
          timer = setTimeout(() => {
            work = work.then(restart);
          }, SETTLE_MS);
        });
      }
    };
    follow();
  }

  #tell(): void {
    const problems = this.all.flatMap((server) => server.problems);
    // One of them speaks for all; pages listen to each.
    this.all[0]?.tell({ generation: this.#generation, problems });
  }

  /** The same port every time if it is free, so that overrides survive a restart. */
  async #portsOf(packages: Package[]): Promise<Map<Package, number>> {
    const all = this.workspace.packages;
    const ports = new Map<Package, number>();
    for (const one of packages) ports.set(one, await freePortFrom(FIRST_PORT + all.indexOf(one), [...ports.values()]));
    return ports;
  }
}

/** Reads the contract with its titles in other languages. */
async function readContract(folder: string): Promise<string> {
  const titles = await readdir(path.join(folder, TITLES)).catch(() => []);
  const files = ['remote.ts', ...titles.map((file) => path.join(TITLES, file))];
  const texts = files.map((file) => readFile(path.join(folder, file), 'utf8').catch(() => ''));
  return (await Promise.all(texts)).join();
}
