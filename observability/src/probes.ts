import type { FastifyInstance } from 'fastify';

interface Probed {
  isDraining: () => boolean;
  /** Tells whether customers can be served now. */
  isReady: () => Promise<boolean>;
}

/**
 * Answers load balancers and orchestrators outside the bank's own paths. A process that answers is alive: what it needs may be
 * away, and starting it again would bring nothing back. @see https://kubernetes.io/docs/concepts/configuration/liveness-readiness-startup-probes/
 */
export function addProbes(app: Pick<FastifyInstance, 'get' | 'addHook'>, { isDraining, isReady }: Probed): void {
  // Whoever keeps connections open goes elsewhere with the next request.
  app.addHook('onSend', async (_, reply) => {
    if (isDraining()) reply.header('connection', 'close');
  });
  app.get('/livez', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const status = isDraining() ? 'draining' : (await isReady().catch(() => false)) ? 'ok' : 'down';
    return reply.code(status === 'ok' ? 200 : 503).send({ status });
  });
}
