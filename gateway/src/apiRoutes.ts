import { type Services, servicePath } from '@bank/registry/config/services.ts';
import type { BankConfig } from '@bank/shared/config';
import type { FastifyInstance } from 'fastify';
import { apiProxy } from './apiProxy.ts';
import type { Apis } from './apis/Apis.ts';
import { type Answer, type FairAgentOptions, fairAgent, type Watch } from './fair/fairAgent.ts';
import { followCustomer } from './followCustomer.ts';
import { sampleApi } from './sampleApi.ts';
import { apiIdentity } from './services/apiIdentity.ts';
import { CachedIdentity } from './services/CachedIdentity.ts';
import type { Identity } from './services/Identity.ts';
import { isReading } from './services/isReading.ts';
import type { ServiceLog } from './services/ServiceLog.ts';
import { serviceProxy } from './services/serviceProxy.ts';

/** Services verify with these keys who asks. */
export const KEY_SET_PATH = '/.well-known/jwks.json';
/** A proxy would warn of each request that fails, however many there are. */
const logLevel = 'error';

export interface ApiRoutesOptions {
  config: BankConfig;
  services: Services;
  /** Answers for the API, in sample mode too. */
  identity?: Identity | undefined;
  fairness?: FairAgentOptions | undefined;
}

interface Watches {
  /** It has no origins where nothing is forwarded. */
  apis: Apis;
  /** Its name. */
  deployment: string;
  htmlHeaders: Record<string, string>;
  log: ServiceLog;
  watchUpstream: (name: string) => Watch;
}

/** The API and the squads' services, on the bank's own origin. */
export async function apiRoutes(app: FastifyInstance, options: ApiRoutesOptions & Watches): Promise<void> {
  const { deployment, config, apis, services, identity, fairness, htmlHeaders, log, watchUpstream } = options;
  const { apiBase: prefix, basePath, dataMode } = config;
  const serve = async (asked: Identity) => {
    for (const [name, settings] of Object.entries(services)) {
      const { onAnswer, startSpan } = watchUpstream(name);
      const record = (answer: Answer) => {
        log.record(name, answer);
        onAnswer?.(answer);
      };
      await app.register(serviceProxy, {
        prefix: servicePath(name),
        logLevel,
        name,
        settings,
        identity: asked,
        fairness,
        watch: { onAnswer: record, ...(startSpan && { startSpan }) },
      });
    }
  };
  if (!prefix.startsWith('/')) return;
  if (dataMode === 'sample') await app.register(sampleApi, { prefix });
  if (identity) return serve(identity);
  if (dataMode === 'sample') return;
  const agent = fairAgent({ ...fairness, apis, watch: watchUpstream('api') });
  app.addHook('onClose', () => agent.close());
  const proxied = { logLevel, apis, agent, htmlHeaders } as const;
  const cached = new CachedIdentity(apiIdentity(agent));
  await app.register(
    async (scope) => {
      scope.addHook('onSend', async (request, reply) => {
        if (!isReading(request.method)) cached.forget(request);
        await followCustomer(request, reply, { deployment, basePath });
      });
      await apiProxy(scope, proxied);
    },
    { prefix, logLevel },
  );
  if (Object.keys(services).length === 0) return;
  await app.register(apiProxy, { prefix: KEY_SET_PATH, ...proxied });
  await serve(cached.ask);
}
