import type { IncomingMessage } from 'node:http';
import { type FastifyRequest, LogController } from 'fastify';
import pino from 'pino';
import type { Instruments } from './Instruments.ts';
import { newTraceId, parseTraceparent } from './traceparent.ts';

/** In bytes, and in ms. A write for each line costs a tenth of a request; the stream measures what it holds with each line. */
const BUFFER = { minLength: 16_000, periodicFlush: 1000 };

/** Sets up `fastify()`: every line of a request carries the id of its trace, and none its address, headers or body. */
export function logOptions({ logRequests = false, logTo }: Instruments, serializers: object = {}) {
  const stream = logTo ?? (logRequests ? pino.destination({ ...BUFFER, sync: false }) : undefined);
  return {
    logger: {
      level: logRequests ? 'info' : 'warn',
      serializers: { req: routeOf, ...serializers },
      ...(stream && { stream }),
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'trace' }),
    genReqId: ({ headers }: Pick<IncomingMessage, 'headers'>) =>
      parseTraceparent(headers.traceparent)?.trace ?? newTraceId(),
  };
}

/** The template in place of the address, which has account numbers and searches in it. */
export function routeOf({ method, routeOptions }: FastifyRequest) {
  return { method, route: routeOptions.url ?? 'none' };
}
