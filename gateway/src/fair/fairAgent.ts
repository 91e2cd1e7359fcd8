import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Span } from '@bank/observability/Tracing.ts';
import { Agent, type Dispatcher } from 'undici';
import type { Apis } from '../apis/Apis.ts';
import { type Customer, FairQueue } from './FairQueue.ts';
import { MinimumRate, type Rate } from './MinimumRate.ts';
import { networkOf } from './networkOf.ts';

/** Time in the queue and for the answer together stay below the 30 s after which the page gives up. */
const RESPONSE_TIMEOUT_MS = 20_000;
const MAX_WAIT_MS = 5_000;
/** Larger answers are exports. */
const MAX_ANSWER_BYTES = 1024 * 1024;
const EXPORT = /\.csv$/;
/** A session gets about what a browser sends at once over HTTP/1.1. */
const ANSWERS = { total: 48, network: 24, session: 6 };
/** Exports have places of their own, because a slow reader keeps one for as long as the rate below allows. */
const EXPORTS = { total: 16, network: 4, session: 1 };
/** Any connection that can still be used is faster. */
const SLOWEST: Rate = { bytes: 32 * 1024, perMs: 10_000 };

type Callback = (error: Error | null, response?: Dispatcher.ResponseData) => void;
type Headers = Record<string, string | undefined>;

export interface Answer {
  ms: number;
  status?: number;
  /** Says why there is no answer. */
  error?: Error;
}

/** Sees each call of the other server. */
export interface Watch {
  onAnswer?: (answer: Answer) => void;
  startSpan?: (method: string, traceparent: string | undefined) => Span | undefined;
}

export interface FairAgentOptions {
  /** Each request goes to one of them, whatever its origin. */
  apis?: Apis;
  slowest?: Rate;
  maxWaitMs?: number;
  /** Limits the whole answer, or the start of an export. */
  timeoutMs?: number;
  maxAnswerBytes?: number;
  /** Chooses which of a request's headers are sent on; by default all. */
  outgoing?: (headers: Headers) => Headers;
  /** Says why an answer with this status counts as none. */
  rejects?: (status: number) => string | undefined;
  watch?: Watch;
}

export type FairAgent = ReturnType<typeof fairAgent>;

/**
 * Sends requests to a server so that no customer takes the connections of the others. An answer is read whole before
 * the customer gets it; only exports are streamed, and cut off when they are not read.
 */
export function fairAgent({
  apis,
  slowest = SLOWEST,
  maxWaitMs = MAX_WAIT_MS,
  timeoutMs = RESPONSE_TIMEOUT_MS,
  maxAnswerBytes = MAX_ANSWER_BYTES,
  outgoing = (headers) => headers,
  rejects,
  watch = {},
}: FairAgentOptions = {}) {
  const agent = new Agent({
    connections: ANSWERS.total + EXPORTS.total,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  const answers = new FairQueue({ running: ANSWERS, waiting: { total: 1000, session: 300 }, maxWaitMs });
  const exports = new FairQueue({ running: EXPORTS, waiting: { total: 100, session: 4 }, maxWaitMs });
  const ask = async (options: Dispatcher.RequestOptions, limit: AbortController, leave: () => void) => {
    // The client derives the host from the origin.
    const { host: _, ...headers } = options.headers as Headers;
    const start = performance.now();
    const span = watch.startSpan?.(options.method, headers.traceparent);
    const answered = (answer: Omit<Answer, 'ms'>) => {
      span?.end(answer.status);
      watch.onAnswer?.({ ms: performance.now() - start, ...answer });
    };
    const timer = setTimeout(() => limit.abort(new Error(`No whole answer within ${timeoutMs} ms`)), timeoutMs);
    try {
      const response = await agent.request({
        ...options,
        headers: outgoing(withSpan(headers, span)),
        signal: limit.signal,
      });
      const rejected = rejects?.(response.statusCode);
      if (rejected) {
        await response.body.dump();
        throw new Error(rejected);
      }
      const body = isExport(options)
        ? streamed(response.body, slowest, leave)
        : await whole(response.body, maxAnswerBytes, leave);
      answered({ status: response.statusCode });
      return { ...response, body: body as Dispatcher.ResponseData['body'] };
    } catch (error) {
      answered({ error: error as Error });
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
  const send = async (options: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData> => {
    const leave = await (isExport(options) ? exports : answers).enter(customerOf(options.headers as Headers));
    try {
      const { method, body } = options;
      // A stream cannot be sent to a second API.
      const bytes = { ...options, ...(body instanceof Readable && { body: await buffer(body) }) };
      if (!apis) return await ask(bytes, new AbortController(), leave);
      return await apis.call(method, (origin, limit) => ask({ ...bytes, origin }, limit, leave));
    } catch (error) {
      leave();
      throw error;
    }
  };
  return {
    send,
    request: (options: Dispatcher.RequestOptions, done: Callback) =>
      void send(options).then(
        (response) => done(null, response),
        (error: Error) => done(error),
      ),
    close: () => agent.close(),
  };
}

function isExport({ path }: Dispatcher.RequestOptions): boolean {
  return EXPORT.test(path.split('?')[0] ?? '');
}

function withSpan(headers: Headers, span: Span | undefined): Headers {
  return span ? { ...headers, traceparent: span.traceparent } : headers;
}

/** Streams need a place for as long as the API's connection is in use. */
function streamed(body: Readable, slowest: Rate, leave: () => void): Readable {
  body.once('close', leave);
  return pipeline(body, new MinimumRate(slowest), () => {});
}

async function whole(body: Readable, maxBytes: number, leave: () => void): Promise<Readable> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw new Error(`An answer of more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  leave();
  return Readable.from(chunks);
}

/** The session is what the browser says it is: a made-up one gets no more than its network's share. */
function customerOf({ 'x-forwarded-for': network = '', cookie = '' }: Headers): Customer {
  const session = ['access', 'refresh'].map((name) => new RegExp(`__Host-bank_${name}=([^;]+)`).exec(cookie)?.[1]);
  return { network: networkOf(network), session: session.find(Boolean) ?? '' };
}
