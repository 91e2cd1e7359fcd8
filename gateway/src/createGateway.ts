import type { RefusedComponents } from '@bank/registry/config/refusedComponents.ts';
import type { Services } from '@bank/registry/config/services.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import type { SeenRevision } from '@bank/registry/store/SeenRevision.ts';
import type { BankConfig } from '@bank/shared/config';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { Artifacts } from './Artifacts.ts';
import { type ApiRoutesOptions, apiRoutes } from './apiRoutes.ts';
import { artifactRoute } from './artifactRoute.ts';
import { createHttpServer } from './createHttpServer.ts';
import { Deltas } from './Deltas.ts';
import type { Compress } from './dictionaries/compressBeyond.ts';
import { eventRoute } from './eventRoute.ts';
import { Telemetry } from './events/Telemetry.ts';
import { Violations } from './events/Violations.ts';
import { pageHeaders, plainHeaders, tlsHeaders } from './headers.ts';
import { healthRoute } from './healthRoute.ts';
import { LogBudget } from './LogBudget.ts';
import { languageOf } from './languageOf.ts';
import type { PageSource } from './PageSource.ts';
import { pageRoutes } from './pageRoutes.ts';
import { NothingToServe, RegistrySource } from './RegistrySource.ts';
import { registryRoutes } from './registryRoutes.ts';
import { reportRoute } from './reportRoute.ts';
import { ServiceLog } from './services/ServiceLog.ts';
import { storeRoutes } from './storeRoutes.ts';
import { UNAVAILABLE_STYLE, unavailablePage } from './unavailablePage.ts';

const NO_SCRIPTS = {
  ...{ styleHashes: [UNAVAILABLE_STYLE], scriptHashes: [], links: [], origins: [] },
  ...{ path: '/', isDevelopment: false },
};

export interface GatewayOptions extends Omit<ApiRoutesOptions, 'services'> {
  deployment: Deployment;
  services?: Services;
  /** For squads elsewhere, who read it where overrides are allowed. */
  refuse?: RefusedComponents;
  /** Where browsers may keep files as dictionaries for later versions. */
  compress?: Compress | undefined;
  develop?: (released: PageSource) => PageSource;
  seen?: SeenRevision | undefined;
  isDraining?: () => boolean;
}

export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const { config, deployment, develop, seen, services = {}, refuse, compress, isDraining = () => false } = options;
  const { basePath, registryMaxAgeDays } = config;
  const app = fastify({
    logger: { level: 'warn' },
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
  const released = new RegistrySource(deployment, basePath, problemLog(), seen);
  const source = develop?.(released) ?? released;
  const artifacts = new Artifacts(deployment, problemLog());
  const deltas = compress && new Deltas(released, artifacts, compress);
  const telemetry = new Telemetry();
  const violations = new Violations();
  const htmlHeaders = pageHeaders(config, NO_SCRIPTS);

  // Defaults; routes may override.
  app.addHook('onRequest', async ({ protocol }, reply) => {
    reply.headers({ ...plainHeaders, ...(protocol === 'https' && tlsHeaders) });
  });
  answerErrors(app, config, htmlHeaders);
  app.addHook('onSend', async (_, reply) => {
    if (isDraining()) reply.header('connection', 'close');
  });
  await app.register(rateLimit, { global: false });
  const isForwarding = config.dataMode === 'live' || options.identity !== undefined;
  const log = new ServiceLog(Object.keys(services));
  await apiRoutes(app, { ...options, services, htmlHeaders, log });
  await app.register(artifactRoute, { prefix: basePath, source: released, artifacts, deltas });
  await app.register(registryRoutes, { prefix: basePath, basePath, source });
  await app.register(healthRoute, {
    prefix: basePath,
    source,
    artifacts,
    telemetry,
    violations,
    services: isForwarding ? log : undefined,
    isDraining,
    registryMaxAgeDays,
  });
  await app.register(eventRoute, { prefix: basePath, source, telemetry });
  await app.register(reportRoute, { prefix: basePath, basePath, source, violations });
  if (config.overrides)
    await app.register(storeRoutes, { prefix: basePath, config, deployment, refuse, services: Object.keys(services) });
  await app.register(pageRoutes, { config, source, isDevelopment: develop !== undefined });
  return app;
}

function answerErrors(app: FastifyInstance, config: BankConfig, htmlHeaders: Record<string, string>): void {
  const budget = new LogBudget();
  app.setErrorHandler((error: Error & { statusCode?: number }, { log, headers }, reply) => {
    if (error.statusCode && error.statusCode < 500) return reply.code(error.statusCode).send();
    if (!(error instanceof NothingToServe)) budget.spend((facts) => log.error({ err: error, ...facts }));
    return reply
      .code(503)
      .headers({ ...htmlHeaders, 'retry-after': '5' })
      .type('text/html; charset=utf-8')
      .send(unavailablePage(config, languageOf(headers, config)));
  });
  app.setNotFoundHandler((request, reply) => {
    const detail = `Nothing answers ${request.method} ${request.url} here. The bank is at ${config.basePath}.`;
    return reply.code(404).type('application/problem+json').send({ title: 'Not found', status: 404, detail });
  });
}
