import { setTimeout } from 'node:timers/promises';
import type { Cluster } from '../Cluster.ts';
import { type Drill, SETTLED_MS, seconds } from './Drill.ts';
import { fullDisk } from './fullDisk.ts';
import { drain } from './servers.ts';

const FROZEN_MS = 30_000;

const kill: Drill = {
  name: 'kill -9 of PostgreSQL, which is started again at once',
  play: async ({ cluster, load }) => {
    await load.withoutDatabase(async () => {
      await cluster.postgres.kill();
      await cluster.postgres.start();
    });
    await setTimeout(SETTLED_MS);
    return 'pages were served meanwhile';
  },
};

const freeze: Drill = {
  name: `freeze of PostgreSQL for ${FROZEN_MS / 1000} s, and SIGTERM of an API that waits for it`,
  play: async ({ cluster, load }) => {
    const { views, took } = await load.withoutDatabase(async () => {
      cluster.postgres.signal('SIGSTOP');
      const thawed = setTimeout(FROZEN_MS).then(() => cluster.postgres.signal('SIGCONT'));
      const ended = drain(cluster.process('api-2'));
      while ((await statusOf(cluster, 'readyz')) === 200) await setTimeout(100);
      const views = await Promise.all(['livez', 'readyz'].map((probe) => statusOf(cluster, probe)));
      await thawed;
      const { took } = await ended;
      await cluster.process('api-2').start();
      return { views, took };
    });
    await setTimeout(SETTLED_MS);
    if (views.join() !== '200,503') throw new Error(`an API is said to be ${views}, and not alive and not ready`);
    return `APIs were alive and not ready, and one ended after ${seconds(took)}`;
  },
};

/** Asks the API that goes on. */
async function statusOf(cluster: Cluster, probe: string): Promise<number> {
  return (await fetch(`${await cluster.addressOf('api-1')}/${probe}`)).status;
}

export const database: Drill[] = [kill, freeze, fullDisk];
