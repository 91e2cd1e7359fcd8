import { ageProblem } from '@bank/registry/ageProblem.ts';
import { describeChannel, servicesOf } from '@bank/registry/describeChannel.ts';
import type { Registry } from '@bank/registry/schema.ts';
import { releaseOf } from '@bank/registry/state.ts';
import type { FastifyInstance } from 'fastify';
import type { Artifacts } from './Artifacts.ts';
import type { Telemetry } from './events/Telemetry.ts';
import type { Violations } from './events/Violations.ts';
import { isOperator } from './isOperator.ts';
import type { PageSource } from './PageSource.ts';
import type { ServiceLog } from './services/ServiceLog.ts';

interface HealthRouteOptions {
  telemetry: Telemetry;
  violations: Violations;
  source: PageSource;
  artifacts: Artifacts;
  /** `undefined` where nothing is forwarded. */
  services?: ServiceLog | undefined;
  isDraining: () => boolean;
  registryMaxAgeDays: number;
}

export async function healthRoute(app: FastifyInstance, options: HealthRouteOptions): Promise<void> {
  const { source, artifacts, services, telemetry, violations, isDraining, registryMaxAgeDays } = options;
  app.get('health', async (request, reply) => {
    const served = await source.get().catch(() => undefined);
    const tooOld = served && ageProblem(served.registry, registryMaxAgeDays);
    const problems = [
      ...source.problems,
      ...artifacts.problems,
      ...(tooOld ? [tooOld] : []),
      ...(services?.problems(served ? neededServices(served.registry) : []) ?? []),
    ];
    const status = isDraining() ? 'draining' : !served ? 'down' : problems.length > 0 ? 'degraded' : 'ok';
    reply.code(status === 'draining' || status === 'down' ? 503 : 200);
    if (!isOperator(request, process.env.BANK_OPERATOR_TOKEN)) return { status };
    return {
      status,
      problems,
      violations: violations.facts(),
      ...(services && { services: services.facts() }),
      ...(served && { revision: served.registry.revision, key: served.key, ...facts(served.registry, telemetry) }),
    };
  });
}

function facts(registry: Registry, telemetry: Telemetry) {
  return {
    shell: describeChannel(registry, 'shell', registry.shell),
    remotes: Object.entries(registry.remotes).map(([name, channel]) => ({
      ...describeChannel(registry, name, channel),
      ...telemetry.of(name),
    })),
  };
}

function neededServices(registry: Registry): string[] {
  const live = Object.entries(registry.remotes).filter(([, { disabled }]) => !disabled);
  const releases = live.flatMap(([name, { active, canary }]) =>
    [active, ...(canary ? [canary.version] : [])].map((version) => releaseOf(registry, name, version)),
  );
  return [...new Set(releases.flatMap(servicesOf))];
}
