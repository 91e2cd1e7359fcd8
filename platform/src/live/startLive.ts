import { openDeployment } from '../commands/openDeployment.ts';
import { serveStore } from '../gateway/serveStore.ts';
import { releaseWorkspace } from '../workspace/releaseWorkspace.ts';
import { ApiProcess } from './ApiProcess.ts';

/** Builds, releases and serves the bank with real sign-in and real data: the API starts while the rest is built. */
export async function startLive(): Promise<void> {
  const api = new ApiProcess(console.log);
  const deployment = await openDeployment(console.log);
  let demo: { username: string; password: string } | undefined;
  const fill = async () => {
    const [ready] = await Promise.all([api.start().catch(giveUp), releaseWorkspace(deployment, console.log)]);
    demo = ready.demo;
  };
  const address = await serveStore(deployment, fill, { live: { dataMode: 'live', api: () => api.address } });
  if (!demo) return;
  console.log(`Sign in as ${demo.username} with the password ${demo.password}`);
  console.log(`Messages with codes: ${address}/api/v1/development/outbox`);
}

/** The gateway listens already, and would keep the process. */
function giveUp(error: Error): never {
  console.error(error.message);
  process.exit(1);
}
