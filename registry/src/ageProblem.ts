import { commandLine } from './commandLine.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Old documents may be what somebody holds back or has put back. @param at when the newest was signed @returns what to say, if anything */
export function ageProblem(at: string, maxDays: number, now = Date.now()): string | undefined {
  const days = Math.floor((now - Date.parse(at)) / DAY_MS);
  if (days < maxDays) return undefined;
  return `The newest that an operator has signed is ${days} days old; the configuration allows ${maxDays}. If nobody holds newer documents back, renew the registry: ${commandLine('renew')}`;
}
