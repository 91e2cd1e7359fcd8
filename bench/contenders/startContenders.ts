import path from 'node:path';
import { createGateway, type GatewayOptions } from '@bank/gateway/createGateway.ts';
import { loadConfig } from '@bank/registry/config/loadConfig.ts';
import { workspaceBank } from '../bigBank.ts';
import { buildOneApplicationBank } from '../oneApplication/buildOneApplicationBank.ts';
import { startSingleSpa } from '../singleSpa/startSingleSpa.ts';
import type { Contender } from './Contender.ts';

/**
 * The same sources four times: federated; as one application whose pages are chunks, once as such an application usually is
 * and once with the page's chunk preloaded as the bank does it, both served by the same gateway; and as single-spa's
 * applications with an import map and preloaded modules. The federated bank comes first.
 */
export async function startContenders(isMinified: boolean): Promise<Contender[]> {
  // One after the other: both build into the workspace's folders.
  const federated = await workspaceBank();
  const { deployment, develop } = await buildOneApplicationBank(isMinified);
  const oneApplication = await startGateway('one application', { deployment });
  return [
    await startGateway('federated', { deployment: federated }),
    oneApplication,
    await startGateway('one application, preloaded', { deployment, develop }),
    await startSingleSpa(oneApplication.gateway, isMinified),
  ];
}

/** The workspace's configuration with another deployment. */
export async function startGateway(name: string, options: Omit<GatewayOptions, 'config'>) {
  const config = await loadConfig(path.resolve(import.meta.dirname, '../../bank.config.json'));
  const gateway = await createGateway({ config, ...options });
  const address = await gateway.listen({ port: 0, host: 'localhost' });
  return { name, url: address + config.basePath, gateway, close: () => gateway.close() };
}
