import { loadConfig } from '../config/loadConfig.ts';
import { configFile } from '../config/places.ts';
import type { Deployment } from '../registry/registry.ts';
import type { SeenRevision } from '../registry/SeenRevision.ts';
import { createGateway, type GatewayOptions } from './createGateway.ts';
import { drainOnSignal, listen } from './listen.ts';

/** What a start command decides, rather than the deployment's configuration. */
interface Live {
  dataMode: 'live';
  api: GatewayOptions['api'];
}

interface ServeOptions {
  live?: Live;
  /** What was served here before; none for a store that is only a developer's. */
  seen?: SeenRevision;
}

/**
 * Serves a store on this machine until the process is asked to end.
 *
 * @param fill what is still to be done before the bank is ready. The port is opened first: a wrong setting or a taken port
 * shows before anything is built.
 * @returns the bank's origin
 */
export async function serveStore(
  deployment: Deployment,
  fill: () => Promise<void>,
  { live, seen }: ServeOptions = {},
): Promise<string> {
  const configured = await loadConfig(configFile());
  const { api = () => process.env.BANK_API, dataMode = configured.dataMode } = live ?? {};
  const config = { ...configured, dataMode };
  let isDraining = () => false;
  const gateway = await createGateway({ config, deployment, api, seen, isDraining: () => isDraining() });
  isDraining = drainOnSignal(() => gateway.close());
  const address = await listen(gateway, process.env.PORT);
  await fill().catch(async (error: unknown) => {
    await gateway.close();
    throw error;
  });
  console.log(`The bank is ready at ${address}${config.basePath}`);
  return address;
}
