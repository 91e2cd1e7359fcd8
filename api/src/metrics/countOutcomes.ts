import type { Metrics } from '@bank/observability/Metrics.ts';
import { API_BASE } from '../kernel/contract/endpoint.ts';
import type { Api } from '../kernel/http/newApi.ts';
import type { CountedOutcomes, Module } from '../kernel/Module.ts';

type Count = (labels: Record<string, string>) => void;

/** Counts what the modules name. */
export function countOutcomes(api: Pick<Api, 'addHook'>, metrics: Metrics, modules: Module[]): void {
  const counts = new Map(
    modules.flatMap((module) => (module.counted ?? []).flatMap((one) => byRoute(metrics, module, one))),
  );
  api.addHook('onResponse', ({ method, routeOptions, problem }, { statusCode }, done) => {
    counts.get(`${method} ${routeOptions.url}`)?.({ outcome: problem ?? (statusCode < 400 ? 'ok' : 'failed') });
    done();
  });
}

/** @throws {Error} when the module has no such operation */
function byRoute(metrics: Metrics, { name, contract = {} }: Module, counted: CountedOutcomes): [string, Count][] {
  const count = metrics.count({ name: counted.name, help: counted.help, labels: ['operation', 'outcome'] });
  return counted.operations.map((operation) => {
    const endpoint = contract[operation];
    if (!endpoint) throw new Error(`The module ${name} counts ${operation}, which is no operation of its contract.`);
    const { method, url } = endpoint;
    return [`${method} ${API_BASE}${url}`, (labels) => count({ operation, ...labels })];
  });
}
