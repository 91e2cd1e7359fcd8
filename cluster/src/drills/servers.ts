import { setTimeout } from 'node:timers/promises';
import type { Drill, Scene } from './Drill.ts';

const ROUNDS = 20;
const FROZEN_MS = 10_000;
/** The balancer and the gateways look twice as often, at least. */
export const SETTLED_MS = 2000;
const SERVERS = ['gateway-1', 'api-1', 'gateway-2', 'api-2'];

const sigterm: Drill = {
  name: 'SIGTERM, 20 times, of gateways and APIs by turns',
  play: async ({ cluster }) => {
    let longest = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = cluster.process(SERVERS[round % SERVERS.length] ?? '');
      const asked = performance.now();
      const code = await server.end('SIGTERM');
      longest = Math.max(longest, performance.now() - asked);
      if (code !== 0) throw new Error(`${server.name} ended with ${code}`);
      await server.start();
      await setTimeout(SETTLED_MS);
    }
    return `each ended by itself, the slowest after ${seconds(longest)}`;
  },
};

const kill: Drill = {
  name: 'kill -9 of each server, which is started again at once',
  play: async ({ cluster }) => {
    for (const name of SERVERS) {
      await cluster.process(name).end('SIGKILL');
      await cluster.process(name).start();
      await setTimeout(SETTLED_MS);
    }
    return 'four servers were killed';
  },
};

const frozen = (name: string): Drill => ({
  name: `freeze of ${name} for ${FROZEN_MS / 1000} s`,
  play: async (scene) => {
    await freeze(scene, name);
    return 'it went on as if nothing had been';
  },
});

async function freeze({ cluster }: Scene, name: string): Promise<void> {
  cluster.process(name).freeze();
  await setTimeout(FROZEN_MS);
  cluster.process(name).thaw();
  await setTimeout(SETTLED_MS);
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

export const servers: Drill[] = [sigterm, kill, ...['gateway-1', 'api-1', 'store', 'mail'].map(frozen)];
