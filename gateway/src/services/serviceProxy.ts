import type { IncomingHttpHeaders } from 'node:http';
import type { ServiceSettings } from '@bank/registry/config/services.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type FairAgentOptions, fairAgent, type Watch } from '../fair/fairAgent.ts';
import { forward, originOf } from '../forward.ts';
import { SERVICE_APOLOGY, sendProblem } from '../problems.ts';
import { type Identity, NoAssertion } from './Identity.ts';

const TIMEOUT_MS = 10_000;
const MAX_BODY_BYTES = 64 * 1024;

/** Whatever else a browser sends is nobody's business, its cookies first of all. */
const ASKED = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-length',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
];
/** No cookies, policies or redirects of the bank's origin. */
const ANSWERED = [
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
];

interface ServiceProxyOptions {
  name: string;
  settings: ServiceSettings;
  identity: Identity;
  fairness?: FairAgentOptions | undefined;
  watch: Watch;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Tells a service who asks. */
    assertion?: string;
  }
}

/** Serves a squad's own server below `/api/<name>`. It learns who asks from a signed assertion, and nothing else. */
export async function serviceProxy(app: FastifyInstance, options: ServiceProxyOptions): Promise<void> {
  const { name, settings, identity, fairness, watch } = options;
  const { timeoutMs = TIMEOUT_MS, maxBodyBytes = MAX_BODY_BYTES, maxAnswerBytes } = settings;
  const upstream = new URL(settings.upstream);
  const agent = fairAgent({
    ...fairness,
    timeoutMs,
    ...(maxAnswerBytes && { maxAnswerBytes }),
    outgoing: ({ cookie: _, 'x-forwarded-for': __, ...headers }) => headers,
    // The page would take it for the end of its session.
    rejects: (status) => (status === 401 ? 'It does not accept the assertion (401)' : undefined),
    watch,
  });
  app.addHook('onClose', () => agent.close());
  app.decorateRequest('assertion');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    try {
      request.assertion = await identity(request, name);
    } catch (error) {
      if (!(error instanceof NoAssertion)) return sendProblem(reply, 'unavailable');
      return reply.code(error.status).type('application/problem+json').send(error.body);
    }
  });
  await forward(app, {
    name: `the service ${name}`,
    agent,
    upstream: () => upstream.origin,
    path: upstream.pathname.replace(/\/$/, ''),
    maxBodyBytes,
    apology: SERVICE_APOLOGY,
    requestHeaders: (request, headers) => ({
      ...pick(headers, ASKED),
      ...fairnessHeaders(request),
      'x-request-id': request.id,
      authorization: `Bearer ${request.assertion}`,
    }),
    responseHeaders: (headers) => pick(headers, ANSWERED),
  });
}

/** Returns headers for the agent, which keeps them. */
function fairnessHeaders(request: FastifyRequest): IncomingHttpHeaders {
  return { 'x-forwarded-for': originOf(request)['x-forwarded-for'], cookie: request.headers.cookie };
}

function pick(headers: IncomingHttpHeaders, names: string[]): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
}
