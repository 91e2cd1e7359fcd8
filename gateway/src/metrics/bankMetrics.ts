import type { Metrics } from '@bank/observability/Metrics.ts';
import type { Registry } from '@bank/registry/schema.ts';
import { healthProblems, type ProblemSources } from '../healthProblems.ts';
import { liveVersions } from './liveVersions.ts';
import { pageMetrics } from './pageMetrics.ts';

const MS_PER_S = 1000;

/** Measures what the gateway serves, how its store is, and what pages have reported. */
export function bankMetrics(metrics: Metrics, sources: ProblemSources): void {
  const { source, telemetry, apis } = sources;
  const registry = async () => (await source.get().catch(() => undefined))?.registry;
  const ofRegistry = (read: (current: Registry) => number) => async () => {
    const current = await registry();
    return current ? [{ value: read(current) }] : [];
  };
  metrics.gauge(
    { name: 'bank_registry_revision', help: 'The revision that is served; none while there is nothing to serve' },
    ofRegistry(({ revision }) => revision),
  );
  metrics.gauge(
    { name: 'bank_registry_change_timestamp_seconds', help: 'When the newest change that is served was made' },
    ofRegistry(({ change }) => Date.parse(change.at) / MS_PER_S),
  );
  metrics.gauge({ name: 'bank_store_problems', help: 'Why the newest of the store is not served, in number' }, () => [
    { value: source.found.filter(({ part }) => part !== 'strays').length },
  ]);
  metrics.gauge({ name: 'bank_problems', help: 'What health calls problems, in number' }, async () => [
    { value: healthProblems(sources, await registry()).length },
  ]);
  metrics.gauge(
    {
      name: 'bank_version_info',
      help: 'The versions that are live',
      labels: ['remote', 'version', 'channel', 'owner'],
    },
    async () => {
      const current = await registry();
      return current ? liveVersions(current).map((labels) => ({ labels, value: 1 })) : [];
    },
  );
  metrics.gauge(
    {
      name: 'bank_api_ready',
      help: '1 while an API is ready, 0 while it hangs, drains or lacks its database',
      labels: ['address'],
    },
    () => apis.facts().map(({ address, state }) => ({ labels: { address }, value: state === 'ready' ? 1 : 0 })),
  );
  pageMetrics(metrics, telemetry, registry);
}
