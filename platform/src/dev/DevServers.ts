import { randomUUID } from 'node:crypto';
import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { deployablePackages } from '../workspace/packages.ts';
import { root } from '../workspace/paths.ts';
import { DevServer } from './DevServer.ts';
import { freePortFrom } from './freePortFrom.ts';

/** The first package is served here, the others at the ports after it. */
const FIRST_PORT = 3100;
/** Editors write a file in several steps, in ms. */
const SETTLE_MS = 100;

/** The development servers of some packages, and what pages hear of them. The shell is always one of them. */
export class DevServers {
  readonly all: DevServer[] = [];
  /** Pages of another one have to be loaded again. */
  #generation = randomUUID();

  /** Starts them, and follows every `remote.ts`. @returns once each has built its package, or says why it cannot */
  async start(names: string[], env: Record<string, string> = {}): Promise<void> {
    for (const [name, port] of await portsOf(names))
      this.all.push(new DevServer({ name, port, env, onChange: () => this.#tell() }));
    await Promise.all(this.all.map((server) => server.start()));
    this.#tell();
    for (const server of this.all) this.#followContract(server);
  }

  /** A line for each package, with its address. */
  describe(): string {
    return this.all.map(({ name, origin }) => `  ${name.padEnd(24)} ${origin}`).join('\n');
  }

  /** The contract decides how a package is built: only a new server takes another one. */
  #followContract(server: DevServer): void {
    const folder = path.join(root, server.name);
    const read = () => readFile(path.join(folder, 'remote.ts'), 'utf8').catch(() => undefined);
    let known = read();
    const restart = async () => {
      const before = await known;
      known = read();
      if ((await known) === before) return;
      await server.start();
      // Pages stay as they are until there is something to load.
      if (server.problems.length === 0) this.#generation = randomUUID();
      this.#tell();
    };
    let work = Promise.resolve();
    let timer: NodeJS.Timeout | undefined;
    watch(folder, (_, file) => {
      if (file !== 'remote.ts') return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        work = work.then(restart);
      }, SETTLE_MS);
    });
  }

  #tell(): void {
    const problems = this.all.flatMap((server) => server.problems);
    this.all.find(({ name }) => name === 'shell')?.tell({ generation: this.#generation, problems });
  }
}

/** For each package the same port each time, so that an override outlives a restart, unless something else is there. */
async function portsOf(names: string[]): Promise<Map<string, number>> {
  const all = deployablePackages();
  const ports = new Map<string, number>();
  for (const name of names) ports.set(name, await freePortFrom(FIRST_PORT + all.indexOf(name), [...ports.values()]));
  return ports;
}
