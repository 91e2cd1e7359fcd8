import { loadConfig, loadDictionaries, loadRefused, loadServices } from '../config/loadConfig.ts';
import { configFile } from '../config/places.ts';
import { loadCompressor } from '../dictionaries/loadCompressor.ts';
import type { Deployment } from '../registry/Deployment.ts';
import type { SeenRevision } from '../registry/SeenRevision.ts';
import { createGateway, type GatewayOptions } from './createGateway.ts';
import { drainOnSignal, listen } from './listen.ts';

interface Live {
  dataMode: 'live';
  api: GatewayOptions['api'];
}

interface ServeOptions {
  live?: Live;
  seen?: SeenRevision;
}

/** @param prepare runs once the port is open, so that a taken port shows before a long build @returns the bank's origin */
export async function serveStore(
  deployment: Deployment,
  prepare: () => Promise<void>,
  { live, seen }: ServeOptions = {},
): Promise<string> {
  const configured = await loadConfig(configFile());
  const { api = () => process.env.BANK_API, dataMode = configured.dataMode } = live ?? {};
  const config = { ...configured, dataMode };
  const services = await loadServices(configFile());
  const refuse = await loadRefused(configFile());
  const compress = (await loadDictionaries(configFile())) ? await loadCompressor() : undefined;
  let isDraining = () => false;
  const gateway = await createGateway({
    config,
    deployment,
    api,
    services,
    refuse,
    compress,
    seen,
    isDraining: () => isDraining(),
  });
  isDraining = drainOnSignal(() => gateway.close());
  const address = await listen(gateway, process.env.PORT);
  await prepare().catch(async (error: unknown) => {
    await gateway.close();
    throw error;
  });
  console.log(`The bank is ready at ${address}${config.basePath}`);
  return address;
}
