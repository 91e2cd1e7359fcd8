import { randomUUID } from 'node:crypto';
import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Package, Workspace } from '../workspace/Workspace.ts';
import { DevServer } from './DevServer.ts';
import { freePortFrom } from './freePortFrom.ts';

const FIRST_PORT = 3100;
/** In ms: editors write a file in several steps. */
const SETTLE_MS = 100;

export class DevServers {
  readonly all: DevServer[] = [];
  /** Pages of another generation reload. */
  #generation = randomUUID();

  constructor(private readonly workspace: Workspace) {}

  /** Also restarts a server when its `remote.ts` changes. @returns once each has built, or failed to */
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
    const read = () => readFile(path.join(server.folder, 'remote.ts'), 'utf8').catch(() => undefined);
    let known = read();
    const restart = async () => {
      const before = await known;
      known = read();
      if ((await known) === before) return;
      await server.start();
      // Pages reload only once there is something to load.
      if (server.problems.length === 0) this.#generation = randomUUID();
      this.#tell();
    };
    let work = Promise.resolve();
    let timer: NodeJS.Timeout | undefined;
    watch(server.folder, (_, file) => {
      if (file !== 'remote.ts') return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        work = work.then(restart);
      }, SETTLE_MS);
    });
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
