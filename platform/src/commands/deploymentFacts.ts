import type { DeploymentFacts } from '../check/DeploymentFacts.ts';
import { loadConfig, loadRefused, loadServiceNames } from '../config/loadConfig.ts';
import { configFile } from '../config/places.ts';
import { servicePath } from '../config/services.ts';

export async function deploymentFacts(): Promise<DeploymentFacts> {
  const { basePath, apiBase, dataMode, slots } = await loadConfig(configFile());
  const services = await loadServiceNames(configFile());
  const forwarded = [apiBase, ...services.map(servicePath)].filter((place) => place.startsWith(basePath));
  return {
    forwarded: forwarded.map((place) => place.slice(basePath.length - 1)),
    ...(dataMode === 'live' && { services }),
    slots,
    refuse: await loadRefused(configFile()),
  };
}
