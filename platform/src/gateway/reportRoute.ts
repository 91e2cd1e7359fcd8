import type { FastifyInstance } from 'fastify';
import type { Violations } from '../events/Violations.ts';
import { readViolations } from '../events/violation.ts';
import type { PageSource } from './PageSource.ts';
import { mountsAt } from './renderPage.ts';

const MAX_BYTES = 64 * 1024;
const REQUESTS_A_MINUTE = 60;
/** Of one address; fewer than are kept at once, so that it does not push out at a stroke what others report. */
const REPORTS_A_MINUTE = 20;

interface ReportRouteOptions {
  basePath: string;
  violations: Violations;
  source: PageSource;
}

/** Takes the violations that browsers report, and counts them. Anybody may send some: they are a hint, not evidence. */
export async function reportRoute(app: FastifyInstance, options: ReportRouteOptions): Promise<void> {
  const { basePath, violations, source } = options;
  const types = ['application/reports+json', 'application/csp-report'];
  app.addContentTypeParser(types, { parseAs: 'string', bodyLimit: MAX_BYTES }, (_, body, done) => done(null, body));
  const rateLimit = { max: REQUESTS_A_MINUTE, timeWindow: '1 minute' };
  const count = app.createRateLimit({ max: REPORTS_A_MINUTE, timeWindow: '1 minute' });
  app.post('reports', { config: { rateLimit } }, async (request, reply) => {
    const found = readViolations(String(request.body), `${basePath}artifacts/`);
    if (!found) return reply.code(400).send();
    const { page: registry } = (await source.get()).resolved;
    for (const violation of found) {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) return reply.code(429).send();
      // A path may name an account: the mount that it falls under does not.
      const [page = 'no remote’s'] = mountsAt(registry, `/${violation.page.slice(basePath.length)}`);
      const kept = { ...violation, page };
      if (violations.record(kept)) request.log.warn({ violation: kept }, 'A browser reports a violation');
    }
    return reply.code(204).send();
  });
}
