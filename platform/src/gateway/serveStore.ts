import { loadConfig } from '../config/loadConfig.ts';
import type { Deployment } from '../registry/registry.ts';
import type { SeenRevision } from '../registry/SeenRevision.ts';
import { configFile } from '../workspace/paths.ts';
import { createGateway } from './createGateway.ts';
import { drainOnSignal, listen } from './listen.ts';

/**
 * Serves a store on this machine until the process is asked to end.
 *
 * @param fill what is still to be done before the bank is ready. The port is opened first: a wrong setting or a taken port
 * shows before anything is built.
 * @param seen what was served here before; none for a store that is only a developer's
 */
export async function serveStore(
  deployment: Deployment,
  fill: () => Promise<void>,
  seen?: SeenRevision,
): Promise<void> {
  const config = await loadConfig(configFile);
  let isDraining = () => false;
  const gateway = await createGateway({ config, deployment, seen, isDraining: () => isDraining() });
  isDraining = drainOnSignal(() => gateway.close());
  const address = await listen(gateway, process.env.PORT);
  await fill().catch(async (error: unknown) => {
    await gateway.close();
    throw error;
  });
  console.log(`The bank is ready at ${address}${config.basePath}`);
}
