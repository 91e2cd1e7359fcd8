import type { IncomingMessage } from 'node:http';
import { type FastifyRequest, LogController } from 'fastify';
import type { Instruments } from './Instruments.ts';
import { newTraceId, parseTraceparent } from './traceparent.ts';

/** Sets up `fastify()`: every line of a request carries the id of its trace, and none its address, headers or body. */
export function logOptions({ logRequests = false, logTo }: Instruments, serializers: object = {}) {
  return {
    logger: {
      level: logRequests ? 'info' : 'warn',
      serializers: { req: routeOf, ...serializers },
      ...(logTo && { stream: logTo }),
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
