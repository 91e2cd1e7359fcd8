import type { Endpoint } from '../kernel/contract/endpoint.ts';
import type { Module } from '../kernel/Module.ts';

/** Returns endpoints by operation id. */
export function endpointsOf(modules: Module[]): Record<string, Endpoint> {
  const named = modules.flatMap(({ contract = {} }) => Object.entries(contract));
  const endpoints = Object.fromEntries(named);
  if (Object.keys(endpoints).length === named.length) return endpoints;
  const twice = named.map(([id]) => id).filter((id, index, all) => all.indexOf(id) !== index);
  throw new Error(`Two modules have an operation ${twice.join(', ')}. Rename one.`);
}
