import type { Endpoint } from '../kernel/contract/endpoint.ts';
import { problems } from '../kernel/contract/problem.ts';
import type { Module } from '../kernel/Module.ts';

/** Whatever an operation does. */
const ALWAYS = ['malformed', 'failed', 'unavailable'];
const OF_WRITES = ['not-allowed', 'not-json', 'too-large', 'too-many-attempts'];
const OF_SESSIONS = ['not-signed-in', 'too-many-attempts'];

/** @returns names of problems by status: those that the summary names, and those that follow from what is asked for */
export function refusalsOf({ method, schema }: Endpoint, modules: Module[]): Record<number, string[]> {
  const own = modules.flatMap(({ problems: some = [] }) => some.map(({ name, status }) => [name, status] as const));
  const statuses = new Map<string, number>([
    ...Object.entries(problems).map(([name, [status]]) => [name, status] as const),
    ...own,
  ]);
  const words = schema.summary.match(/[a-z]+(?:-[a-z]+)*/g) ?? [];
  const hasInput = schema.body ?? schema.querystring ?? schema.params ?? schema.headers;
  const names = new Set([
    ...words.filter((word) => word.includes('-') && statuses.has(word)),
    ...ALWAYS,
    ...(method === 'GET' ? [] : OF_WRITES),
    ...(schema.security ? [] : OF_SESSIONS),
    ...(hasInput ? ['invalid'] : []),
  ]);
  const refusals: Record<number, string[]> = {};
  for (const name of names) {
    const status = statuses.get(name) ?? 0;
    refusals[status] = [...(refusals[status] ?? []), name];
  }
  return refusals;
}
