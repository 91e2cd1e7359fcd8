import { load as loadGateway } from '@bank/operations/testing/load.ts';
import type { Mode, Result } from './Bench.ts';
import { workspaceBank } from './bigBank.ts';
import { forkGateway, shellScript } from './forkGateway.ts';

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
  const { address, ask, stop } = await forkGateway(deployment);
  const of = (seconds: number) => (mode === 'full' ? { duration: seconds } : { amount: CONNECTIONS });

  await loadGateway(address, script, { connections: CONNECTIONS, ...of(WARM_UP_SECONDS) });
  const before = await ask<Memory>('memory');
  const result = await loadGateway(address, script, { connections: CONNECTIONS, ...of(SECONDS) });
  const after = await ask<Memory>('memory');
  stop();

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
