import { readOrigins } from '@bank/gateway/apis/readOrigins.ts';
import type { OpenApi } from '@bank/registry/api/OpenApi.ts';
import type { DeploymentFacts } from '@bank/registry/check/DeploymentFacts.ts';
import { loadConfig, loadRefused, loadServiceNames } from '@bank/registry/config/loadConfig.ts';
import { bankAddress, configFile } from '@bank/registry/config/places.ts';
import { servicePath } from '@bank/registry/config/services.ts';
import type { Authority } from '@bank/registry/roles/Authority.ts';

const TIMEOUT_MS = 10_000;

export async function deploymentFacts(authority: Authority | undefined): Promise<DeploymentFacts> {
  const { basePath, apiBase, dataMode, slots, navigationGroups, remotes } = await loadConfig(configFile());
  const services = await loadServiceNames(configFile());
  const forwarded = [apiBase, ...services.map(servicePath)].filter((place) => place.startsWith(basePath));
  return {
    forwarded: forwarded.map((place) => place.slice(basePath.length - 1)),
    ...(dataMode === 'live' && { services, apis: await readApis(apiBase) }),
    slots,
    navigationGroups,
    ...(remotes && { settings: remotes }),
    refuse: await loadRefused(configFile()),
    ...(authority && { authority }),
  };
}

/** An API that does not answer holds up no release: it compares itself with what is live before it starts. */
async function readApis(apiBase: string): Promise<OpenApi[]> {
  const origins = readOrigins(process.env.BANK_API);
  const asked = origins.length > 0 ? origins : [process.env.BANK_URL || bankAddress()];
  const documents = await Promise.all(asked.map((origin) => readApi(apiBase, origin)));
  return documents.filter((document) => document !== undefined);
}

async function readApi(apiBase: string, origin: string | undefined): Promise<OpenApi | undefined> {
  const base = URL.parse(apiBase, origin);
  if (!base) {
    console.error('Not compared with the API: BANK_API does not say where it is.');
    return undefined;
  }
  const url = `${base.href}/openapi.json`;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`it answers with ${answer.status}`);
    return (await answer.json()) as OpenApi;
  } catch (error) {
    console.error(`Not compared with the API at ${url}: ${error instanceof Error ? error.message : error}.`);
    return undefined;
  }
}
