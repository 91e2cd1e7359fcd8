import { commandLine } from './commandLine.ts';
import type { Registry } from './schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** An old revision may be one that somebody holds back or has put back. @returns what to say, if anything */
export function ageProblem({ revision, change }: Registry, maxDays: number, now = Date.now()): string | undefined {
  const days = Math.floor((now - Date.parse(change.at)) / DAY_MS);
  if (days < maxDays) return undefined;
  return `Registry revision ${revision} is ${days} days old; the configuration allows ${maxDays}. If nobody holds newer ones back, renew it: ${commandLine('renew')}`;
}
