import type { Instruments } from '@bank/observability/Instruments.ts';
import { logOptions } from '@bank/observability/logOptions.ts';
import { addProbes } from '@bank/observability/probes.ts';
import { watchRequests } from '@bank/observability/watchRequests.ts';
import type { RefusedComponents } from '@bank/registry/config/refusedComponents.ts';
import { defaultReleaseRules, type ReleaseRules } from '@bank/registry/config/releaseRules.ts';
import type { Services } from '@bank/registry/config/services.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { RefusedPreview } from '@bank/registry/preview/previewToken.ts';
import type { Store } from '@bank/registry/store/Store.ts';
import type { BankConfig } from '@bank/shared/config';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { Artifacts } from './Artifacts.ts';
import { Alerts } from './alerts/Alerts.ts';
import { Webhook } from './alerts/Webhook.ts';
import { type ApiRoutesOptions, apiRoutes } from './apiRoutes.ts';
import { Apis } from './apis/Apis.ts';
import { artifactRoute } from './artifactRoute.ts';
import { createHttpServer } from './createHttpServer.ts';
import { Deltas } from './Deltas.ts';
import type { Compress } from './dictionaries/compressBeyond.ts';
import { eventRoute } from './eventRoute.ts';
import { SharedErrors } from './events/SharedErrors.ts';
import { Telemetry } from './events/Telemetry.ts';
import { Violations } from './events/Violations.ts';
import type { FlagSource } from './flags/FlagSource.ts';
import { pageHeaders, plainHeaders, tlsHeaders } from './headers.ts';
import { type ProblemSources, problemsByPart } from './healthProblems.ts';
import { healthRoute } from './healthRoute.ts';
import { Judge } from './judge/Judge.ts';
import { SharedCounts } from './judge/SharedCounts.ts';
import { LogBudget } from './LogBudget.ts';
import { languageOf } from './languageOf.ts';
import { bankMetrics } from './metrics/bankMetrics.ts';
import { upstreamWatch } from './metrics/upstreamWatch.ts';
import type { PageSource } from './PageSource.ts';
import { pageRoutes } from './pageRoutes.ts';
import { PLAIN_STYLE } from './plainPage.ts';
import { refusedPage } from './previews/refusedPage.ts';
import { NothingToServe, RegistrySource } from './RegistrySource.ts';
import { registryRoutes } from './registryRoutes.ts';
import { reportRoute } from './reportRoute.ts';
import { ServiceLog } from './services/ServiceLog.ts';
import type { LiveSettings } from './settings/LiveSettings.ts';
import { storeRoutes } from './storeRoutes.ts';
import { unavailablePage } from './unavailablePage.ts';

const NO_SCRIPTS = {
  styleHashes: [PLAIN_STYLE],
  scriptHashes: [],
  links: [],
  origins: [],
  path: '/',
  isDevelopment: false,
};

export interface GatewayOptions extends Omit<ApiRoutesOptions, 'services'> {
  deployment: Deployment;
  /** Returns the APIs' origins; none while the API is being started. */
  api?: (() => readonly string[]) | undefined;
  services?: Services;
  /** Squads elsewhere read it where overrides are allowed. */
  refuse?: RefusedComponents;
  /** Canaries are judged by them; squads elsewhere read them too. */
  releases?: ReleaseRules;
  /** Where browsers may keep files as dictionaries for later versions. */
  compress?: Compress | undefined;
  /** The deployment's own flag provider. */
  flags?: FlagSource | undefined;
  /** If omitted, pages have the settings of `config`. */
  settings?: LiveSettings | undefined;
  develop?: (released: PageSource) => PageSource;
  isDraining?: () => boolean;
  instruments?: Instruments;
  /** The gateway tells this address of changes and of its health. */
  alerts?: { url: string; secret: string } | undefined;
}

export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const {
    config,
    deployment,
    develop,
    services: upstreams = {},
    refuse,
    releases,
    compress,
    flags,
    settings,
    isDraining = () => false,
    instruments = {},
  } = options;
  const { basePath, registryMaxAgeDays } = config;
  const app = fastify({
    ...logOptions(instruments),
    forceCloseConnections: 'idle',
    serverFactory: createHttpServer,
    // Answers accepted requests during shutdown too.
    return503OnClosing: false,
    trustProxy: process.env.BANK_TRUST_PROXY ?? 'loopback',
    // Malformed URLs never reach the hooks below.
    frameworkErrors: (_, __, reply: FastifyReply) => reply.code(400).headers(plainHeaders).send(),
  });
  const problemLog = () => {
    const budget = new LogBudget();
    return (message: string) => budget.spend((facts) => app.log.error(facts, message));
  };
  const released = new RegistrySource(deployment, basePath, problemLog(), flags);
  const source = develop?.(released) ?? released;
  const artifacts = new Artifacts(deployment, problemLog());
  const deltas = compress && new Deltas(released, artifacts, compress);
  const telemetry = new Telemetry();
  const violations = new Violations();
  const shared = new SharedCounts(deployment.store, telemetry);
  // A bank in development leaves the store as it is.
  const judge = develop ? undefined : new Judge(deployment, shared, releases ?? defaultReleaseRules, problemLog());
  app.addHook('onReady', async () => judge?.start());
  app.addHook('onClose', async () => judge?.close());
  const sharedErrors = develop ? undefined : new SharedErrors(deployment.store, telemetry, problemLog());
  app.addHook('onReady', async () => sharedErrors?.start());
  app.addHook('onClose', async () => sharedErrors?.close());
  const htmlHeaders = pageHeaders(config, NO_SCRIPTS);

  watchRequests(app, instruments);
  // Defaults; routes may override.
  app.addHook('onRequest', async ({ protocol }, reply) => {
    reply.headers({ ...plainHeaders, ...(protocol === 'https' && tlsHeaders) });
  });
  answerErrors(app, config, htmlHeaders);
  addProbes(app, { isDraining, isReady: () => source.get().then(() => true) });
  await app.register(rateLimit, { global: false });
  const isForwarding = config.dataMode === 'live' || options.identity !== undefined;
  const log = new ServiceLog(Object.keys(upstreams));
  const watchUpstream = upstreamWatch(instruments);
  const apis = apisOf(options, problemLog());
  app.addHook('onReady', async () => apis.start());
  app.addHook('onClose', () => apis.close());
  await apiRoutes(app, {
    ...options,
    deployment: deployment.name,
    services: upstreams,
    htmlHeaders,
    log,
    watchUpstream,
    apis,
  });
  await app.register(artifactRoute, { prefix: basePath, source: released, artifacts, deltas });
  await app.register(registryRoutes, { prefix: basePath, config, source });
  const services = isForwarding ? log : undefined;
  const sources = { source, artifacts, telemetry, shared, apis, services, flags, settings, registryMaxAgeDays };
  if (instruments.metrics) bankMetrics(instruments.metrics, sources);
  await app.register(healthRoute, { prefix: basePath, ...sources, store: deployment.store, violations, isDraining });
  if (options.alerts) tellOf(app, options.alerts, sources, problemLog(), deployment.cache);
  await app.register(eventRoute, { prefix: basePath, source, telemetry });
  await app.register(reportRoute, { prefix: basePath, basePath, source, violations });
  await app.register(storeRoutes, {
    prefix: basePath,
    config,
    deployment,
    source,
    refuse,
    releases,
    settings,
    services: Object.keys(upstreams),
  });
  await app.register(pageRoutes, { config, source, flags, settings, isDevelopment: develop !== undefined });
  return app;
}

/** Returns APIs without origins where pages ask an API elsewhere, or sample data. */
function apisOf({ config, api, identity }: GatewayOptions, warn: (message: string) => void): Apis {
  const isForwarding = api && !identity && config.dataMode === 'live' && config.apiBase.startsWith('/');
  return new Apis(isForwarding ? api : () => [], warn);
}

function tellOf(
  app: FastifyInstance,
  { url, secret }: { url: string; secret: string },
  sources: ProblemSources,
  warn: (message: string) => void,
  memory: Store | undefined,
): void {
  const webhook = new Webhook(url, secret, warn);
  const alerts = new Alerts(
    async () => {
      const { registry, changes = [] } = (await sources.source.get().catch(() => undefined)) ?? {};
      return { registry, changes, problems: problemsByPart(sources, registry) };
    },
    (alert) => webhook.send(alert),
    memory,
  );
  app.addHook('onReady', async () => alerts.start());
  app.addHook('onClose', async () => {
    alerts.close();
    webhook.close();
  });
}

function answerErrors(app: FastifyInstance, config: BankConfig, htmlHeaders: Record<string, string>): void {
  const budget = new LogBudget();
  app.setErrorHandler((error: Error & { statusCode?: number }, { id, log, headers }, reply) => {
    if (error instanceof RefusedPreview)
      return reply
        .code(error.reason === 'altered' ? 403 : 410)
        .headers(htmlHeaders)
        .type('text/html; charset=utf-8')
        .send(refusedPage(config, languageOf(headers, config), error));
    if (error.statusCode && error.statusCode < 500) return reply.code(error.statusCode).send();
    if (!(error instanceof NothingToServe)) budget.spend((facts) => log.error({ err: error, ...facts }));
    return reply
      .code(503)
      .headers({ ...htmlHeaders, 'retry-after': '5' })
      .type('text/html; charset=utf-8')
      .send(unavailablePage(config, languageOf(headers, config), id));
  });
  app.setNotFoundHandler((request, reply) => {
    const detail = `Nothing answers ${request.method} ${request.url} here. The bank is at ${config.basePath}.`;
    return reply.code(404).type('application/problem+json').send({ title: 'Not found', status: 404, detail });
  });
}
