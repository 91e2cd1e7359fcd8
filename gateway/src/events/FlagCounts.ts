import { takes } from '@bank/registry/flags/flagValue.ts';
import type { Release } from '@bank/registry/schema.ts';
import { flagKey } from '@bank/registry/telemetry/addFacts.ts';
import { type FlagCount, MAX_FLAG_COUNTS } from '@bank/registry/telemetry/facts.ts';
import { LRUCache } from 'lru-cache';
import type { ErrorEvent, VisitEvent } from './event.ts';

/** Counts visits, and pages with an error, by what customers got of a flag. */
export class FlagCounts {
  readonly #counts = new LRUCache<string, FlagCount>({ max: MAX_FLAG_COUNTS });

  /** @param release of the event; what it does not declare is made up @param error id of an error */
  add(event: VisitEvent | ErrorEvent, release: Release | undefined, error?: string): void {
    if (event.type === 'error' && event.isNew === false) return;
    const { remote, version, flags = [] } = event;
    for (const flag of new Set(flags.filter((one) => isDeclared(release, one)))) {
      const counted = { remote, version, flag, ...(error && { error }) };
      const key = flagKey(counted);
      this.#counts.set(key, { ...counted, count: (this.#counts.get(key)?.count ?? 0) + 1 });
    }
  }

  rows(): FlagCount[] {
    return [...this.#counts.values()];
  }
}

function isDeclared(release: Release | undefined, flag: string): boolean {
  if (release?.kind !== 'remote') return false;
  return Object.entries(release.flags ?? {}).some(([name, declared]) =>
    [true, false, declared.default, ...(declared.values ?? [])].some(
      (value) => takes(declared, value) && flag === `${name}=${value}`,
    ),
  );
}
