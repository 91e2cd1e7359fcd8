import type { DeploymentFacts } from '@bank/registry/check/DeploymentFacts.ts';
import { loadConfig, loadRefused, loadServiceNames } from '@bank/registry/config/loadConfig.ts';
import { configFile } from '@bank/registry/config/places.ts';
import { servicePath } from '@bank/registry/config/services.ts';

export async function deploymentFacts(): Promise<DeploymentFacts> {
  const { basePath, apiBase, dataMode, slots, remotes } = await loadConfig(configFile());
  const services = await loadServiceNames(configFile());
  const forwarded = [apiBase, ...services.map(servicePath)].filter((place) => place.startsWith(basePath));
  return {
    forwarded: forwarded.map((place) => place.slice(basePath.length - 1)),
    ...(dataMode === 'live' && { services }),
    slots,
    ...(remotes && { settings: remotes }),
    refuse: await loadRefused(configFile()),
  };
}
