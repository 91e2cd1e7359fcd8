import type { RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives the customer's place back, from when there is a customer. */
    leaveLane?: () => void;
  }
}

/** The place is kept until the work is done, also when nobody waits for the answer any more. */
export function leaveLanes(route: RouteOptions): void {
  const { handler } = route;
  route.handler = async function (request, reply) {
    try {
      return await handler.call(this, request, reply);
    } finally {
      request.leaveLane?.();
    }
  };
}
