import type { FastifyInstance } from 'fastify';
import type { Apis } from './apis/Apis.ts';
import type { FairAgent } from './fair/fairAgent.ts';
import { forward, originOf } from './forward.ts';

/** The API's own limit is lower. */
const MAX_BODY_BYTES = 64 * 1024;

interface ApiProxyOptions {
  apis: Apis;
  agent: FairAgent;
  htmlHeaders: Record<string, string>;
}

/** Serves the API on the bank's own origin, so that its cookies are first-party and no other site can call it. */
export async function apiProxy(app: FastifyInstance, { apis, agent, htmlHeaders }: ApiProxyOptions): Promise<void> {
  await forward(app, {
    name: 'the API',
    agent,
    // The agent chooses among them.
    upstream: () => apis.origins[0],
    path: app.prefix,
    maxBodyBytes: MAX_BODY_BYTES,
    requestHeaders: (request, headers) => ({ ...headers, ...originOf(request) }),
    responseHeaders: (headers) =>
      /html/i.test(String(headers['content-type'])) ? { ...headers, ...htmlHeaders } : headers,
  });
}
