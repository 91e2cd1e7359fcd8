import { pipeline, Readable } from 'node:stream';
import { Agent, type Dispatcher } from 'undici';
import { type Customer, FairQueue } from './FairQueue.ts';
import { MinimumRate, type Rate } from './MinimumRate.ts';
import { networkOf } from './networkOf.ts';

/** Less than the 30 s after which the page gives up, together with the time in the queue. */
const RESPONSE_TIMEOUT_MS = 20_000;
const MAX_WAIT_MS = 5_000;
/** Larger answers are exports. */
const MAX_ANSWER_BYTES = 1024 * 1024;
const EXPORT = /\.csv$/;
/** About what a browser sends at once over HTTP/1.1. */
const ANSWERS = { total: 48, network: 24, session: 6 };
/** Apart from the others, because a slow reader keeps one for as long as the rate below allows. */
const EXPORTS = { total: 16, network: 4, session: 1 };
/** In bytes: less than any connection that can still be used. */
const SLOWEST: Rate = { bytes: 32 * 1024, perMs: 10_000 };

type Callback = (error: Error | null, response?: Dispatcher.ResponseData) => void;

export interface FairAgentOptions {
  slowest?: Rate;
  maxWaitMs?: number;
}

/**
 * Sends requests to the API so that no customer takes the connections of the others. An answer is read whole before
 * the customer gets it; only exports are streamed, and cut off when they are not read.
 */
export function fairAgent({ slowest = SLOWEST, maxWaitMs = MAX_WAIT_MS }: FairAgentOptions = {}) {
  const agent = new Agent({
    connections: ANSWERS.total + EXPORTS.total,
    headersTimeout: RESPONSE_TIMEOUT_MS,
    bodyTimeout: RESPONSE_TIMEOUT_MS,
  });
  const answers = new FairQueue({ running: ANSWERS, waiting: { total: 1000, session: 300 }, maxWaitMs });
  const exports = new FairQueue({ running: EXPORTS, waiting: { total: 100, session: 4 }, maxWaitMs });
  const send = async (options: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData> => {
    const isExport = EXPORT.test(options.path.split('?')[0] ?? '');
    const leave = await (isExport ? exports : answers).enter(customerOf(options.headers));
    try {
      const response = await agent.request(options);
      const body = isExport ? streamed(response.body, slowest, leave) : await whole(response.body, leave);
      return { ...response, body: body as Dispatcher.ResponseData['body'] };
    } catch (error) {
      leave();
      throw error;
    }
  };
  return {
    request: (options: Dispatcher.RequestOptions, done: Callback) =>
      void send(options).then(
        (response) => done(null, response),
        (error: Error) => done(error),
      ),
    close: () => agent.close(),
  };
}

/** Streams need a place for as long as the API's connection is in use. */
function streamed(body: Readable, slowest: Rate, leave: () => void): Readable {
  body.once('close', leave);
  return pipeline(body, new MinimumRate(slowest), () => {});
}

async function whole(body: Readable, leave: () => void): Promise<Readable> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_ANSWER_BYTES) throw new Error('The API answers with more than a page can need.');
    chunks.push(chunk);
  }
  leave();
  return Readable.from(chunks);
}

/** The session is what the browser says it is: a made-up one gets no more than its network's share. */
function customerOf(headers: Dispatcher.RequestOptions['headers']): Customer {
  const { 'x-forwarded-for': network = '', cookie = '' } = headers as Record<string, string | undefined>;
  const session = ['access', 'refresh'].map((name) => new RegExp(`__Host-bank_${name}=([^;]+)`).exec(cookie)?.[1]);
  return { network: networkOf(network), session: session.find(Boolean) ?? '' };
}
