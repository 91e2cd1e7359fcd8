import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { load as loadGateway } from '@bank/operations/testing/load.ts';
import { artifactKey } from '@bank/registry/artifactKey.ts';
import { latestRegistry } from '@bank/registry/bank/latest.ts';
import type { Mode, Result } from './Bench.ts';
import { workspaceBank } from './bigBank.ts';

const CONNECTIONS = 200;
const SECONDS = 60;
const WARM_UP_SECONDS = 10;
/** Less than 20 bytes for each request of a slow machine. */
const MAX_HEAP_GROWTH_BYTES = 1_000_000;

interface Memory {
  heapUsed: number;
  rss: number;
}

export default async function load(mode: Mode): Promise<Result> {
  const deployment = await workspaceBank();
  const script = await shellScript(deployment);
  const gateway = fork(
    path.resolve(import.meta.dirname, 'heapGateway.ts'),
    [deployment.store.address, deployment.keys.folder],
    { execArgv: ['--import', 'tsx', '--expose-gc'] },
  );
  const ask = async <Answer>(message: string) => {
    gateway.send(message);
    return (await once(gateway, 'message'))[0] as Answer;
  };
  const address = await ask<string>('address');
  const of = (seconds: number) => (mode === 'full' ? { duration: seconds } : { amount: CONNECTIONS });

  await loadGateway(address, script, { connections: CONNECTIONS, ...of(WARM_UP_SECONDS) });
  const before = await ask<Memory>('memory');
  const result = await loadGateway(address, script, { connections: CONNECTIONS, ...of(SECONDS) });
  const after = await ask<Memory>('memory');
  gateway.kill();

  const { answered, errors, timeouts, refused } = result;
  const subject = `${CONNECTIONS} connections`;
  return {
    figures: [
      { subject, name: 'answered', unit: 'count', value: answered, min: 1 },
      {
        subject,
        name: 'errors, time-outs and answers other than 2xx',
        unit: 'count',
        value: errors + timeouts + refused,
        max: 0,
      },
      { subject, name: 'heap before', unit: 'bytes', value: before.heapUsed },
      {
        subject,
        name: 'heap grown',
        unit: 'bytes',
        value: after.heapUsed - before.heapUsed,
        max: MAX_HEAP_GROWTH_BYTES,
      },
      { subject, name: 'resident after', unit: 'bytes', value: after.rss },
    ],
  };
}

async function shellScript(deployment: Parameters<typeof latestRegistry>[0]): Promise<string> {
  const registry = await latestRegistry(deployment);
  const release = registry?.releases.shell?.[registry.shell.active];
  if (release?.kind !== 'shell') throw new Error('The bank has no shell.');
  return `/banking/${artifactKey(release, String(release.entry[0]))}`;
}
