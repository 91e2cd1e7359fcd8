import type { BankConfig } from '@bank/shared/config';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { Telemetry } from '../events/Telemetry.ts';
import { Violations } from '../events/Violations.ts';
import type { Deployment } from '../registry/registry.ts';
import type { SeenRevision } from '../registry/SeenRevision.ts';
import { apiProxy } from './apiProxy.ts';
import { artifactRoute } from './artifactRoute.ts';
import { createHttpServer } from './createHttpServer.ts';
import { eventRoute } from './eventRoute.ts';
import { pageHeaders, plainHeaders, tlsHeaders } from './headers.ts';
import { healthRoute } from './healthRoute.ts';
import type { PageSource } from './PageSource.ts';
import { pageRoutes } from './pageRoutes.ts';
import { NothingToServe, RegistrySource } from './RegistrySource.ts';
import { registryRoutes } from './registryRoutes.ts';
import { reportRoute } from './reportRoute.ts';
import { sampleApi } from './sampleApi.ts';
import { UNAVAILABLE_STYLE, unavailablePage } from './unavailablePage.ts';

/** A page in which there is nothing to run. */
const NO_SCRIPTS = { styleHashes: [UNAVAILABLE_STYLE], scriptHashes: [], origins: [], path: '/', isDevelopment: false };

export interface GatewayOptions {
  config: BankConfig;
  deployment: Deployment;
  /** Where the API answers that live mode's pages ask through the gateway, without a path; nothing while it does not. */
  api?: () => string | undefined;
  /** Puts packages in development into the place of released ones. */
  develop?: (released: PageSource) => PageSource;
  /** What was served before this process, so that it is not gone back behind. */
  seen?: SeenRevision | undefined;
  /** Whether the gateway has been asked to end. */
  isDraining?: () => boolean;
}

/** The one URL of the bank: its HTML with the registry in it, the artifacts, and what the page asks for. */
export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const { config, deployment, api, develop, seen, isDraining = () => false } = options;
  const { basePath } = config;
  const app = fastify({
    logger: { level: 'warn' },
    forceCloseConnections: 'idle',
    serverFactory: createHttpServer,
    // A request that has come in is answered, also while the gateway ends.
    return503OnClosing: false,
    // Whose word on the customer's address and protocol counts.
    trustProxy: process.env.BANK_TRUST_PROXY ?? 'loopback',
    // An address that is none does not even come to the hooks below.
    frameworkErrors: (_, __, reply: FastifyReply) => reply.code(400).headers(plainHeaders).send(),
  });
  const released = new RegistrySource(deployment, basePath, (message) => app.log.error(message), seen);
  const source = develop?.(released) ?? released;
  const telemetry = new Telemetry();
  const violations = new Violations();
  const htmlHeaders = pageHeaders(config, NO_SCRIPTS);

  // Routes say more, or otherwise.
  app.addHook('onRequest', async ({ protocol }, reply) => {
    reply.headers({ ...plainHeaders, ...(protocol === 'https' && tlsHeaders) });
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error.statusCode && error.statusCode < 500) return reply.code(error.statusCode).send();
    if (!(error instanceof NothingToServe)) request.log.error(error);
    return reply
      .code(503)
      .headers({ ...htmlHeaders, 'retry-after': '5' })
      .type('text/html; charset=utf-8')
      .send(unavailablePage(config));
  });
  app.setNotFoundHandler((request, reply) => {
    const detail = `Nothing answers ${request.method} ${request.url} here. The bank is at ${basePath}.`;
    return reply.code(404).type('application/problem+json').send({ title: 'Not found', status: 404, detail });
  });

  // A connection that is kept open would keep the ending gateway from ending.
  app.addHook('onSend', async (_, reply) => {
    if (isDraining()) reply.header('connection', 'close');
  });
  await app.register(rateLimit, { global: false });
  if (config.apiBase.startsWith('/')) {
    if (config.dataMode === 'sample') await app.register(sampleApi, { prefix: config.apiBase });
    else if (api) await app.register(apiProxy, { prefix: config.apiBase, api, htmlHeaders });
  }
  await app.register(artifactRoute, { prefix: basePath, store: deployment.store });
  await app.register(registryRoutes, { prefix: basePath, basePath, source });
  await app.register(healthRoute, { prefix: basePath, source, telemetry, violations, isDraining });
  await app.register(eventRoute, { prefix: basePath, source, telemetry });
  await app.register(reportRoute, { prefix: basePath, basePath, source, violations });
  await app.register(pageRoutes, { config, source, isDevelopment: develop !== undefined });
  return app;
}
