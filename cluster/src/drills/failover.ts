import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findPostgres, type PostgresServer, startPostgres } from '@bank/api/src/testing/startPostgres.ts';
import { type Drill, SETTLED_MS, seconds } from './Drill.ts';
import type { Load } from './Load.ts';

export const failover: Drill = {
  name: 'failover: a replica is promoted once the primary is dead',
  play: async ({ cluster, load }) => {
    const replica = await startReplica(cluster.postgres);
    await waitForEach(cluster.postgres);
    await setTimeout(SETTLED_MS);
    const begun = performance.now();
    await load.withoutDatabase(async () => {
      await cluster.postgres.kill();
      await replica.query('postgres', 'select pg_promote()');
      await cluster.failOverTo(replica);
      await nextWrite(load);
    });
    const took = performance.now() - begun;
    await setTimeout(SETTLED_MS);
    return `a write was acknowledged ${seconds(took)} after the last moment of the primary`;
  },
};

/** A streaming replica, made as docs/operations/database.md says. */
async function startReplica(primary: PostgresServer): Promise<PostgresServer> {
  const replica = await startPostgres();
  await replica.kill();
  const data = path.join(replica.folder, 'data');
  const copy = `${data}-copy`;
  const args = ['--write-recovery-conf', '--checkpoint', 'fast', '--dbname', primary.urlOf('postgres')];
  execFileSync(path.join(findPostgres(), 'pg_basebackup'), ['--pgdata', copy, ...args]);
  execFileSync('sh', ['-c', `chown -R --reference ${data} ${copy} && rm -r ${data} && mv ${copy} ${data}`]);
  await replica.start();
  return replica;
}

/** Has a write acknowledged once the replica has it, too. */
async function waitForEach(primary: PostgresServer): Promise<void> {
  await primary.query('postgres', "alter system set synchronous_standby_names = '*'");
  await primary.query('postgres', 'select pg_reload_conf()');
  const states = () => primary.query('postgres', 'select sync_state from pg_stat_replication');
  while ((await states())[0]?.sync_state !== 'sync') await setTimeout(20);
}

async function nextWrite({ payers }: Load): Promise<void> {
  const count = () => payers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  const before = count();
  while (count() === before) await setTimeout(20);
}
