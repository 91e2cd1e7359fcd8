import { describeChannel } from '@bank/registry/describeChannel.ts';
import type { Registry } from '@bank/registry/schema.ts';
import type { Store } from '@bank/registry/store/Store.ts';
import type { FastifyInstance } from 'fastify';
import type { Telemetry } from './events/Telemetry.ts';
import type { Violations } from './events/Violations.ts';
import { weekOf } from './events/weekOf.ts';
import { healthProblems, type ProblemSources } from './healthProblems.ts';
import { isOperator } from './isOperator.ts';

interface HealthRouteOptions extends ProblemSources {
  /** Gateways share there what pages tell them. */
  store: Store;
  violations: Violations;
  isDraining: () => boolean;
}

export async function healthRoute(app: FastifyInstance, options: HealthRouteOptions): Promise<void> {
  const { source, apis, services, settings, store, telemetry, violations, isDraining } = options;
  app.get('health', async (request, reply) => {
    const served = await source.get().catch(() => undefined);
    if (served) await settings?.get(served.registry);
    const problems = healthProblems(options, served?.registry);
    const status = isDraining() ? 'draining' : !served ? 'down' : problems.length > 0 ? 'degraded' : 'ok';
    reply.code(status === 'draining' || status === 'down' ? 503 : 200);
    if (!isOperator(request, process.env.BANK_OPERATOR_TOKEN)) return { status };
    return {
      status,
      problems,
      violations: violations.facts(),
      ...(await weekOf(store, telemetry.facts())),
      ...(apis.origins.length > 0 && { apis: apis.facts() }),
      ...(services && { services: services.facts() }),
      ...(served && {
        revision: served.registry.revision,
        key: served.changes[0]?.key,
        ...facts(served.registry, telemetry),
      }),
    };
  });
}

function facts(registry: Registry, telemetry: Telemetry) {
  return {
    shell: describeChannel(registry, 'shell', registry.shell),
    remotes: Object.entries(registry.remotes).map(([name, channel]) => {
      const { canary, ...described } = describeChannel(registry, name, channel);
      return {
        ...described,
        ...telemetry.of(name, described.version).facts(),
        ...(canary && { canary: { ...canary, ...telemetry.of(name, canary.version).facts() } }),
      };
    }),
  };
}
