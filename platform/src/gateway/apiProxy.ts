import { Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { type FairAgentOptions, fairAgent } from './fair/fairAgent.ts';
import { LogBudget } from './LogBudget.ts';

/** The API's own limit is lower. */
const MAX_BODY_BYTES = 64 * 1024;
const RETRY_AFTER_S = 5;
const MAX_LOGGED_PER_MINUTE = 60;

interface ApiProxyOptions {
  api: () => string | undefined;
  htmlHeaders: Record<string, string>;
  fairness?: FairAgentOptions | undefined;
}

/** Serves the API on the bank's own origin, so that its cookies are first-party and no other site can call it. */
export async function apiProxy(app: FastifyInstance, { api, htmlHeaders, fairness }: ApiProxyOptions): Promise<void> {
  app.addHook('onRequest', async (_, reply) => (api() ? undefined : sendUnavailable(reply)));
  // Buffered first: streaming the customer's own body would break their connection when the API is gone.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_, body, done) =>
    done(null, Readable.from([body])),
  );
  const agent = fairAgent(fairness);
  const budget = new LogBudget(MAX_LOGGED_PER_MINUTE);
  app.addHook('onClose', () => agent.close());
  await app.register(httpProxy, {
    proxyPayloads: false,
    upstream: '',
    rewritePrefix: app.prefix,
    undici: agent as unknown as Dispatcher,
    replyOptions: {
      getUpstream: () => api() ?? '',
      rewriteRequestHeaders: (request, headers) => ({ ...headers, ...originOf(request as FastifyRequest) }),
      rewriteHeaders: (headers) =>
        /html/i.test(String(headers['content-type'])) ? { ...headers, ...htmlHeaders } : headers,
      // Only the page knows which requests are safe to repeat.
      retryDelay: () => null,
      onError: (reply, { error }) => {
        const omitted = budget.spend();
        const { log } = reply as FastifyReply;
        if (omitted !== undefined)
          log.error({ reason: error.message, ...(omitted > 0 && { omitted }) }, 'No answer of the API');
        return sendUnavailable(reply as FastifyReply);
      },
    },
  });
}

function originOf({ ip, host, protocol }: FastifyRequest) {
  return { 'x-forwarded-for': ip, 'x-forwarded-host': host, 'x-forwarded-proto': protocol };
}

function sendUnavailable(reply: FastifyReply) {
  return reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_S })
    .type('application/problem+json')
    .send({
      type: '/problems/unavailable',
      title: 'Not available right now',
      status: 503,
      detail: 'The bank cannot work right now. Your money is safe. Try again in a moment.',
      retryAfter: RETRY_AFTER_S,
    });
}
