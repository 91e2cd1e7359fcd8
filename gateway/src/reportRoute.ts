import type { FastifyInstance } from 'fastify';
import type { Violations } from './events/Violations.ts';
import { readViolations } from './events/violation.ts';
import { LogBudget } from './LogBudget.ts';
import { mountAt } from './mountAt.ts';
import type { PageSource } from './PageSource.ts';

const MAX_BODY_BYTES = 64 * 1024;
const MAX_REQUESTS_PER_MINUTE = 60;
/** Per address, and below the number that is kept, so that one client cannot push out the others' reports. */
const MAX_REPORTS_PER_MINUTE = 20;

interface ReportRouteOptions {
  basePath: string;
  violations: Violations;
  source: PageSource;
}

/** Anybody can send reports: they are a hint, not evidence. */
export async function reportRoute(app: FastifyInstance, options: ReportRouteOptions): Promise<void> {
  const { basePath, violations, source } = options;
  const types = ['application/reports+json', 'application/csp-report'];
  app.addContentTypeParser(types, { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_, body, done) =>
    done(null, body),
  );
  // One budget serves all addresses together.
  const budget = new LogBudget();
  const rateLimit = { max: MAX_REQUESTS_PER_MINUTE, timeWindow: '1 minute' };
  const count = app.createRateLimit({ max: MAX_REPORTS_PER_MINUTE, timeWindow: '1 minute' });
  app.post('reports', { config: { rateLimit } }, async (request, reply) => {
    const found = readViolations(String(request.body), `${basePath}artifacts/`);
    if (!found) return reply.code(400).send();
    const { page: registry } = await source.get();
    for (const violation of found) {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) return reply.code(429).send();
      // A path may contain an account number; its mount does not.
      const page = mountAt(registry, `/${violation.page.slice(basePath.length)}`)?.path ?? 'no remote’s';
      const kept = { ...violation, page };
      if (!violations.record(kept)) continue;
      budget.spend((facts) => request.log.warn({ violation: kept, ...facts }, 'A browser reported a violation'));
    }
    return reply.code(204).send();
  });
}
