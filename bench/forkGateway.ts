import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { artifactKey } from '@bank/registry/artifactKey.ts';
import { latestRegistry } from '@bank/registry/bank/latest.ts';
import type { workspaceBank } from './bigBank.ts';

type BenchDeployment = Awaited<ReturnType<typeof workspaceBank>>;

/** A gateway in a process of its own. @param env in which it opens its instruments */
export async function forkGateway({ store, keys }: BenchDeployment, env: NodeJS.ProcessEnv = {}) {
  const gateway = fork(path.resolve(import.meta.dirname, 'heapGateway.ts'), [store.address, keys.folder], {
    execArgv: ['--import', 'tsx', '--expose-gc'],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  // A log that nobody reads would hold it up.
  gateway.stdout?.resume();
  const ask = async <Answer>(message: string) => {
    gateway.send(message);
    return (await once(gateway, 'message'))[0] as Answer;
  };
  return { address: await ask<string>('address'), ask, stop: () => gateway.kill() };
}

export async function shellScript(deployment: BenchDeployment): Promise<string> {
  const registry = await latestRegistry(deployment);
  const release = registry?.releases.shell?.[registry.shell.active];
  if (release?.kind !== 'shell') throw new Error('The bank has no shell.');
  return `/banking/${artifactKey(release, String(release.entry[0]))}`;
}
