import type { FastifyInstance } from 'fastify';

const MAX_BYTES = 64 * 1024;

/** Takes the violations that browsers report (Reporting API) into the gateway's log. */
export async function reportRoute(app: FastifyInstance): Promise<void> {
  const types = ['application/reports+json', 'application/csp-report'];
  app.addContentTypeParser(types, { parseAs: 'string', bodyLimit: MAX_BYTES }, (_, body, done) => done(null, body));
  app.post('reports', async (request, reply) => {
    request.log.warn({ report: request.body }, 'A browser reports a violation');
    return reply.code(204).send();
  });
}
