import { Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How long the API may take to begin its answer, in ms. The page gives up after 30 s. */
const TIMEOUT = 25_000;
/** The API itself takes less. */
const MAX_BYTES = 64 * 1024;
/** Seconds. */
const RETRY_AFTER = 5;

interface ApiProxyOptions {
  /** Where the API answers right now, without a path. */
  api: () => string | undefined;
  /** Headers of HTML in which there is nothing to run: no other comes from an API. */
  htmlHeaders: Record<string, string>;
}

/** The API below the bank's own origin: its cookies are the page's own, and no other site may ask it. */
export async function apiProxy(app: FastifyInstance, { api, htmlHeaders }: ApiProxyOptions): Promise<void> {
  app.addHook('onRequest', async (_, reply) => (api() ? undefined : sendUnavailable(reply)));
  // Taken whole, and handed on as a stream of its own: were it the customer's, an API that is gone would break their connection.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_, body, done) =>
    done(null, Readable.from([body])),
  );
  await app.register(httpProxy, {
    proxyPayloads: false,
    upstream: '',
    rewritePrefix: app.prefix,
    disableRequestLogging: true,
    undici: { headersTimeout: TIMEOUT, connections: 64 },
    replyOptions: {
      getUpstream: () => api() ?? '',
      rewriteRequestHeaders: (request, headers) => ({ ...headers, ...originOf(request as FastifyRequest) }),
      rewriteHeaders: (headers) =>
        /html/i.test(String(headers['content-type'])) ? { ...headers, ...htmlHeaders } : headers,
      // It is for the page to ask again: it knows what may be sent twice.
      retryDelay: () => null,
      onError: (reply) => sendUnavailable(reply as FastifyReply),
    },
  });
}

/** What only the gateway knows; whatever the customer sent under these names is replaced. */
function originOf({ ip, host, protocol }: FastifyRequest) {
  return { 'x-forwarded-for': ip, 'x-forwarded-host': host, 'x-forwarded-proto': protocol };
}

/** As the API itself would say it (RFC 9457). */
function sendUnavailable(reply: FastifyReply) {
  return reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': RETRY_AFTER })
    .type('application/problem+json')
    .send({
      type: '/problems/unavailable',
      title: 'Not available right now',
      status: 503,
      detail: 'The bank cannot work right now. Your money is safe. Try again in a moment.',
      retryAfter: RETRY_AFTER,
    });
}
