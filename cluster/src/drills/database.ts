import { setTimeout } from 'node:timers/promises';
import type { Drill, Scene } from './Drill.ts';
import { fullDisk } from './fullDisk.ts';
import { SETTLED_MS, seconds } from './servers.ts';

const FROZEN_MS = 30_000;
const APIS = ['api-1', 'api-2'];

const kill: Drill = {
  name: 'kill -9 of PostgreSQL, which is started again at once',
  play: async ({ cluster, load }) => {
    load.isExcused = (kind) => kind !== 'page';
    await cluster.postgres.kill();
    await cluster.postgres.start();
    load.isExcused = () => false;
    await setTimeout(SETTLED_MS);
    return 'pages were served meanwhile';
  },
};

const freeze: Drill = {
  name: `freeze of PostgreSQL for ${FROZEN_MS / 1000} s, and SIGTERM of an API that waits for it`,
  play: async ({ cluster, load }) => {
    load.isExcused = (kind) => kind !== 'page';
    cluster.postgres.signal('SIGSTOP');
    const thawed = setTimeout(FROZEN_MS).then(() => cluster.postgres.signal('SIGCONT'));
    const ended = timeToEnd(cluster.process('api-2'));
    while ((await statusOf(cluster, 'api-1', 'readyz')) === 200) await setTimeout(100);
    const views = await Promise.all(['livez', 'readyz'].map((probe) => statusOf(cluster, 'api-1', probe)));
    await thawed;
    const took = await ended;
    await cluster.process('api-2').start();
    load.isExcused = () => false;
    await setTimeout(SETTLED_MS);
    if (views.join() !== '200,503') throw new Error(`an API is said to be ${views}, and not alive and not ready`);
    return `APIs were alive and not ready, and one ended after ${seconds(took)}`;
  },
};

async function timeToEnd(server: { end(signal: 'SIGTERM'): Promise<number | null> }): Promise<number> {
  const asked = performance.now();
  await server.end('SIGTERM');
  return performance.now() - asked;
}

async function statusOf(cluster: Scene['cluster'], name: string, probe: string): Promise<number> {
  return (await fetch(`${await cluster.addressOf(name)}/${probe}`)).status;
}

const balancersView: Drill = {
  name: 'the balancer’s view: a server that starts is asked nothing before it is ready',
  play: async ({ cluster }) => {
    for (const name of ['gateway-2', ...APIS]) {
      await cluster.process(name).end('SIGTERM');
      await setTimeout(SETTLED_MS);
      await cluster.process(name).start();
      await setTimeout(SETTLED_MS);
    }
    return 'three servers went and came';
  },
};

export const database: Drill[] = [balancersView, kill, freeze, fullDisk];
