import type { RegisteredRemote } from '@bank/shared/contract';

/** Returns what events say: `{ flags: ['rollover=true'] }`, or nothing. */
export function flagFacts({ flags }: Pick<RegisteredRemote, 'flags'> = {}): { flags?: string[] } {
  return flags ? { flags: Object.entries(flags).map(([name, value]) => `${name}=${value}`) } : {};
}
