import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { traceparentFor } from '@bank/observability/watchRequests.ts';
import httpProxy from '@fastify/http-proxy';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import type { FairAgent } from './fair/fairAgent.ts';
import { LogBudget } from './LogBudget.ts';
import { sendProblem } from './problems.ts';

interface ForwardOptions {
  /** The name in the log. */
  name: string;
  agent: FairAgent;
  /** An origin; `undefined` while nothing is there. */
  upstream: () => string | undefined;
  /** Replaces the prefix. */
  path: string;
  maxBodyBytes: number;
  requestHeaders: (request: FastifyRequest, headers: IncomingHttpHeaders) => IncomingHttpHeaders;
  responseHeaders: (headers: IncomingHttpHeaders) => IncomingHttpHeaders;
  /** Tells the customer when there is no answer. */
  apology?: string;
}

/** Serves on the bank's own origin, below the prefix of `app`, what another server answers. */
export async function forward(app: FastifyInstance, options: ForwardOptions): Promise<void> {
  const { name, agent, upstream, path, maxBodyBytes, requestHeaders, responseHeaders, apology } = options;
  app.addHook('onRequest', async (_, reply) => (upstream() ? undefined : sendProblem(reply, 'unavailable', apology)));
  // Buffered first: streaming the customer's own body would break their connection when the server is gone.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_, body, done) =>
    done(null, Readable.from([body])),
  );
  app.setErrorHandler((error: FastifyError, _, reply) => {
    if (error.statusCode === 413) return sendProblem(reply, 'too-large');
    if (error.statusCode === 400) return sendProblem(reply, 'malformed');
    throw error;
  });
  const budget = new LogBudget();
  await app.register(httpProxy, {
    proxyPayloads: false,
    upstream: '',
    rewritePrefix: path,
    undici: agent as unknown as Dispatcher,
    replyOptions: {
      getUpstream: () => upstream() ?? '',
      rewriteRequestHeaders: (request, headers) => ({
        ...requestHeaders(request as FastifyRequest, headers),
        traceparent: traceparentFor(request as FastifyRequest),
      }),
      rewriteHeaders: responseHeaders,
      // The agent alone repeats requests: it knows the other APIs, and which requests are safe to repeat.
      retryDelay: () => null,
      onError: (reply, { error }) => {
        const { log } = reply as FastifyReply;
        budget.spend((facts) => log.error({ reason: error.message, ...facts }, `No answer of ${name}`));
        return sendProblem(reply as FastifyReply, 'unavailable', apology);
      },
    },
  });
}

/** The gateway says itself where a request comes from. */
export function originOf({ ip, host, protocol }: FastifyRequest) {
  return { 'x-forwarded-for': ip, 'x-forwarded-host': host, 'x-forwarded-proto': protocol };
}
