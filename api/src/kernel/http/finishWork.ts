import type { RouteOptions } from 'fastify';
import type { Api } from './newApi.ts';

/**
 * Handlers finish before the API has closed, also when nobody waits for the answer any more: they need the database,
 * which closes after the API.
 */
export function finishWork(api: Api): void {
  const underWay = new Set<Promise<unknown>>();
  api.addHook('onRoute', (route: RouteOptions) => {
    const { handler } = route;
    route.handler = async function (request, reply) {
      const work = Promise.resolve(handler.call(this, request, reply));
      underWay.add(work);
      try {
        return await work;
      } finally {
        underWay.delete(work);
      }
    };
  });
  api.addHook('onClose', async () => {
    await Promise.allSettled(underWay);
  });
}
