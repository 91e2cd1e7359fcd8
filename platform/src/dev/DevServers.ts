import { randomUUID } from 'node:crypto';
import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { deployablePackages } from '../workspace/packages.ts';
import { root } from '../workspace/paths.ts';
import { DevServer } from './DevServer.ts';
import { freePortFrom } from './freePortFrom.ts';

const FIRST_PORT = 3100;
/** In ms: editors write a file in several steps. */
const SETTLE_MS = 100;

export class DevServers {
  readonly all: DevServer[] = [];
  /** Pages of another generation reload. */
  #generation = randomUUID();

  /** Also restarts a server when its `remote.ts` changes. @returns once each has built, or failed to */
  async start(names: string[], env: Record<string, string> = {}): Promise<void> {
    for (const [name, port] of await portsOf(names))
      this.all.push(new DevServer({ name, port, env, onChange: () => this.#tell() }));
    await Promise.all(this.all.map((server) => server.start()));
    this.#tell();
    for (const server of this.all) this.#followContract(server);
  }

  describe(): string {
    return this.all.map(({ name, origin }) => `  ${name.padEnd(24)} ${origin}`).join('\n');
  }

  /** The build depends on the contract, so only a new server picks it up. */
  #followContract(server: DevServer): void {
    const folder = path.join(root, server.name);
    const read = () => readFile(path.join(folder, 'remote.ts'), 'utf8').catch(() => undefined);
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

/** The same port every time if it is free, so that overrides survive a restart. */
async function portsOf(names: string[]): Promise<Map<string, number>> {
  const all = deployablePackages();
  const ports = new Map<string, number>();
  for (const name of names) ports.set(name, await freePortFrom(FIRST_PORT + all.indexOf(name), [...ports.values()]));
  return ports;
}
