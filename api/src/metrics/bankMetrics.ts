import type { Metrics, Sample } from '@bank/observability/Metrics.ts';
import { type Bank, SECOND } from '../kernel/bank/Bank.ts';
import type { Database } from '../kernel/database/Database.ts';
import type { Gauge, Module } from '../kernel/Module.ts';
import type { Queue } from '../kernel/scheduler/Queue.ts';

interface Sources {
  bank: Bank;
  database: Pick<Database, 'connections'>;
  modules: Module[];
  log: (error: unknown) => void;
}

/** The database, and what modules read from it: one after the other at each scrape, so that they take one connection. */
export function bankMetrics(metrics: Metrics, { bank, database, modules, log }: Sources): void {
  metrics.gauge({ name: 'bank_database_connections', help: 'Connections of the pool', labels: ['state'] }, () =>
    Object.entries(database.connections()).map(([state, value]) => ({ labels: { state }, value })),
  );
  const { replica, failingJobs, now } = bank;
  if (failingJobs)
    metrics.gauge(
      { name: 'bank_job_failing_seconds', help: 'For how long each run of a job has failed', labels: ['name'] },
      () => failingJobs.list().map(([name, ms]) => ({ labels: { name }, value: ms / SECOND })),
    );
  if (replica)
    metrics.gauge({ name: 'bank_replica_used', help: 'Whether customers read from the replica' }, () => [
      { value: replica.completeUntil(now()) ? 1 : 0 },
    ]);
  const gauges = [...modules.flatMap((module) => module.gauges ?? []), ...queueGauges(modules)];
  let pending: ReturnType<typeof readAll> | undefined;
  const read = () => {
    pending ??= readAll(gauges, bank, log).finally(() => {
      pending = undefined;
    });
    return pending;
  };
  metrics.gauge({ name: 'bank_database_up', help: 'Whether the database answers' }, async () => [
    { value: (await read()).isUp ? 1 : 0 },
  ]);
  for (const gauge of gauges) metrics.gauge(gauge, async () => (await read()).found.get(gauge.name) ?? []);
}

async function readAll(gauges: Gauge[], bank: Bank, log: (error: unknown) => void) {
  const found = new Map<string, Sample[]>();
  try {
    for (const gauge of gauges) found.set(gauge.name, await gauge.read(bank));
    return { isUp: true, found };
  } catch (error) {
    log(error);
    return { isUp: false, found };
  }
}

function queueGauges(modules: Module[]): Gauge[] {
  const queues = modules.flatMap((module) => Object.entries(module.queues ?? {}));
  const readEach = (read: (queue: Queue, bank: Bank) => Promise<number>) => (bank: Bank) =>
    Promise.all(queues.map(async ([name, queue]) => ({ labels: { queue: name }, value: await read(queue, bank) })));
  return [
    {
      name: 'bank_jobs_set_aside',
      help: 'What jobs have failed at and try again later, in number',
      labels: ['queue'],
      read: readEach((queue, bank) => queue.setAside(bank)),
    },
    {
      name: 'bank_jobs_oldest_seconds',
      help: 'For how long the oldest has waited that no job has tried; 0 without one',
      labels: ['queue'],
      read: readEach((queue, bank) => queue.oldestSeconds(bank)),
    },
  ];
}
