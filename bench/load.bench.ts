import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { latestRegistry } from '@bank/platform/src/registry/registry.ts';
import { load } from '@bank/platform/src/testing/load.ts';
import { bankOf } from './bigBank.ts';

const CONNECTIONS = 200;
const SECONDS = Number(process.env.SECONDS ?? 60);
const WARM_UP = 10;
/** What the heap may have grown by afterwards: less than 20 bytes for each request of a slow machine. */
const LIMIT = 1_000_000;

interface Memory {
  heapUsed: number;
  rss: number;
}

/** A minute of load on the gateway: every request answered, and no memory kept of it. */
const deployment = await bankOf(3);
const registry = await latestRegistry(deployment);
const active = registry?.shell.active ?? '';
const release = registry?.releases.shell?.[active];
const script = `/banking/artifacts/shell/${active}/${release?.kind === 'shell' ? release.entry[0] : ''}`;
const gateway = fork(
  path.resolve(import.meta.dirname, 'heapGateway.ts'),
  [deployment.store.address, deployment.keys.folder],
  { execArgv: ['--import', 'tsx', '--expose-gc'] },
);
const [{ address }] = (await once(gateway, 'message')) as [{ address: string }];

await load(address, script, { connections: CONNECTIONS, duration: WARM_UP });
const before = await memory();
const { answered, errors, timeouts, refused } = await load(address, script, {
  connections: CONNECTIONS,
  duration: SECONDS,
});
const after = await memory();
gateway.kill();

const grown = after.heapUsed - before.heapUsed;
console.log(`${answered} requests answered in ${SECONDS} s on ${CONNECTIONS} connections.`);
console.log(`${errors} errors, ${timeouts} time-outs, ${refused} other statuses than 2xx.`);
console.log(
  `Heap ${megabytes(before.heapUsed)} before, ${megabytes(after.heapUsed)} after (${grown} bytes more, limit ${LIMIT}).`,
);
console.log(`Resident ${megabytes(before.rss)} before, ${megabytes(after.rss)} after.`);
process.exitCode = errors + timeouts + refused === 0 && answered > 0 && grown < LIMIT ? 0 : 1;

async function memory(): Promise<Memory> {
  gateway.send('memory');
  const [found] = (await once(gateway, 'message')) as [Memory];
  return found;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
