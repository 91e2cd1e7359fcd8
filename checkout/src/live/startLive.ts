import { serveStore } from '@bank/gateway/serveStore.ts';
import { releaseWorkspace } from '@bank/platform/src/workspace/releaseWorkspace.ts';
import { loadConfig } from '@bank/registry/config/loadConfig.ts';
import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import { configFile } from '@bank/registry/config/places.ts';
import { ACTIVITY_REPORT_MINUTES } from '@bank/shared/config';
import { ApiProcess, type Ready } from './ApiProcess.ts';
import { prepareData } from './prepareData.ts';
import { signInLines } from './signInLines.ts';

export async function startLive(): Promise<void> {
  const { idleMinutes } = await loadConfig(configFile());
  const api = new ApiProcess(console.log, { BANK_IDLE_MINUTES: String(idleMinutes + ACTIVITY_REPORT_MINUTES) });
  const deployment = await openDeployment(console.log);
  let ready: Ready | undefined;
  const prepare = async () => {
    const started = prepareData(console.log).then(() => api.start());
    [ready] = await Promise.all([started, releaseWorkspace(deployment, console.log)]);
  };
  const address = await serveStore(deployment, prepare, {
    live: { dataMode: 'live', api: () => (api.address ? [api.address] : []), stop: () => api.stop() },
  }).catch(exitWithError);
  if (ready) for (const line of signInLines(ready, address)) console.log(line);
}

/** The API would keep the process alive. */
function exitWithError(error: Error): never {
  console.error(error.message);
  process.exit(1);
}
