import { setTimeout } from 'node:timers/promises';
import { SteadyClient } from '@bank/api/src/testing/SteadyClient.ts';
import type { ServerProcess } from '../ServerProcess.ts';
import { type Drill, SETTLED_MS, seconds } from './Drill.ts';

const ROUNDS = 20;
const FROZEN_MS = 10_000;
const CLIENTS = 8;
const SERVERS = ['gateway-1', 'api-1', 'gateway-2', 'api-2'];

export const sigterm: Drill = {
  name: `SIGTERM, ${ROUNDS} times, of gateways and APIs by turns`,
  play: async ({ cluster }) => {
    let longest = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = cluster.process(SERVERS[round % SERVERS.length] ?? '');
      const { code, took } = await drain(server);
      longest = Math.max(longest, took);
      if (code !== 0) throw new Error(`${server.name} ended with ${code}`);
      await server.start();
      await setTimeout(SETTLED_MS);
    }
    return `each ended by itself, the slowest after ${seconds(longest)}`;
  },
};

const straight: Drill = {
  name: `SIGTERM, ${ROUNDS} times, of servers that clients ask without a balancer`,
  play: async ({ cluster }) => {
    let answered = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = cluster.process(SERVERS[round % SERVERS.length] ?? '');
      const place = server.name.startsWith('api') ? '/api/v1/health' : '/banking/registry.json';
      const address = `${await cluster.addressOf(server.name)}${place}`;
      const clients = Array.from({ length: CLIENTS }, () => new SteadyClient(address));
      await Promise.all(clients.map((client) => client.ask()));
      await Promise.all([drain(server), ...clients.map((client) => client.askOn())]);
      const failed = clients.flatMap((client) => client.failed);
      if (failed.length > 0) throw new Error(`${server.name} left ${failed.length} requests unanswered: ${failed[0]}`);
      answered += clients.reduce((sum, client) => sum + client.answered, 0);
      await server.start();
      await setTimeout(SETTLED_MS);
    }
    return `${answered} of these requests were answered, and none was cut off`;
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

const start: Drill = {
  name: 'the balancer’s view: a server that starts is asked nothing before it is ready',
  play: async ({ cluster }) => {
    for (const name of ['gateway-2', 'api-1', 'api-2']) {
      await cluster.process(name).end('SIGTERM');
      await setTimeout(SETTLED_MS);
      await cluster.process(name).start();
      await setTimeout(SETTLED_MS);
    }
    return 'three servers went and came';
  },
};

const freeze = (name: string): Drill => ({
  name: `freeze of ${name} for ${FROZEN_MS / 1000} s`,
  play: async ({ cluster }) => {
    cluster.process(name).freeze();
    await setTimeout(FROZEN_MS);
    cluster.process(name).thaw();
    await setTimeout(SETTLED_MS);
    return 'it went on as if nothing had been';
  },
});

/** Ends a server by SIGTERM. @returns its exit code, and how many ms that took */
export async function drain(server: ServerProcess): Promise<{ code: number | null; took: number }> {
  const asked = performance.now();
  const code = await server.end('SIGTERM');
  return { code, took: performance.now() - asked };
}

export const servers: Drill[] = [
  sigterm,
  straight,
  kill,
  ...['gateway-1', 'api-1', 'store', 'mail'].map(freeze),
  start,
];
