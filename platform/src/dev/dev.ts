import { KEY_SET_PATH } from '@bank/gateway/apiRoutes.ts';
import { createGateway } from '@bank/gateway/createGateway.ts';
import { drainOnSignal, listen } from '@bank/gateway/listen.ts';
import type { PageSource } from '@bank/gateway/PageSource.ts';
import { loadConfig } from '@bank/registry/config/loadConfig.ts';
import { configFile } from '@bank/registry/config/places.ts';
import { freePortFrom } from '@bank/registry/freePortFrom.ts';
import type { BankConfig } from '@bank/shared/config';
import { currentWorkspace, findPackage } from '../workspace/Workspace.ts';
import { DevelopmentSource } from './DevelopmentSource.ts';
import { DevServers } from './DevServers.ts';
import { developAgainst } from './developAgainst.ts';
import { developmentIdentity } from './developmentIdentity.ts';
import { localFlags } from './localFlags.ts';
import { localServices } from './localServices.ts';
import { openDevelopment } from './openDevelopment.ts';

const PORT = 3000;

export interface DevOptions {
  against?: string;
  /** Such as `cards=http://localhost:4100`. */
  service?: string[];
  /** Such as `cards.limits` or `cards.layout=grid`. */
  flag?: string[];
}

export async function dev(wanted: string[], { against, service = [], flag = [] }: DevOptions = {}): Promise<void> {
  const workspace = currentWorkspace();
  const all = workspace.packages;
  const named = wanted.map((name) => findPackage(workspace, name));
  const servers = new DevServers(workspace);
  if (against) return developAgainst(against, servers, named.length > 0 ? named : all);
  // Fast Refresh needs React's development build.
  const chosen = named.length > 0 ? [...new Set([...all.filter(({ name }) => name === 'shell'), ...named])] : all;
  const flags = localFlags(workspace, flag);
  const services = localServices(service);
  const config: BankConfig = {
    ...(await loadConfig(configFile())),
    // The bank's API is not here, nor on a squad's machine.
    dataMode: 'sample',
    // So that pages ask these, rather than their mocks.
    localServices: Object.keys(services),
  };
  const deployment = await openDevelopment(workspace, console.log);
  const develop = (released: PageSource) =>
    new DevelopmentSource(released, servers.all, config.basePath, deployment, flags);
  const { identity, keySet } = await developmentIdentity();
  const gateway = await createGateway({ config, deployment, develop, services, identity });
  gateway.get(KEY_SET_PATH, async () => keySet);
  const address = await listen(gateway, process.env.PORT ?? String(await freePortFrom(PORT)));
  drainOnSignal(() => gateway.close());
  if (all.some((one) => !chosen.includes(one))) await deployment.fill();
  await servers.start(chosen);
  console.log(`The bank is in development at ${address}${config.basePath}\n${servers.describe()}`);
}
