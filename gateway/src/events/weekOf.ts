import { setTimeout } from 'node:timers/promises';
import type { Store } from '@bank/registry/store/Store.ts';
import type { CountedError, TelemetryFacts } from '@bank/registry/telemetry/facts.ts';
import { readTelemetry, type SharedTelemetry } from '@bank/registry/telemetry/readTelemetry.ts';

/** A store that hangs must not hold up what operators want to know just then. */
const LIMIT_MS = 1000;
/** Operators see the last ones here; `bank errors` lists all. */
const MAX_ERRORS = 20;

interface VersionVisits {
  name: string;
  version: string;
  loads: number;
  failures: number;
  fallbacks: number;
}

export interface Week {
  visits: VersionVisits[];
  errors: CountedError[];
}

/**
 * @param own counts of this gateway, which are shown alone while the store has nothing or does not answer
 * @returns what pages have told all gateways in the last days, up to some seconds ago
 */
export async function weekOf(store: Store, own: TelemetryFacts, limitMs = LIMIT_MS): Promise<Week> {
  const nothing: SharedTelemetry = { facts: { visits: [], errors: [] }, gateways: 0, unreadable: [], unread: 0 };
  const late = setTimeout(limitMs, nothing, { ref: false });
  const { facts, gateways } = await Promise.race([readTelemetry(store), late]).catch(() => nothing);
  const known = new Set(facts.errors.map(({ id }) => id));
  const errors = [...own.errors.filter(({ id }) => !known.has(id)), ...facts.errors];
  return {
    visits: rowsOf(gateways > 0 ? facts : own),
    errors: errors.sort((one, other) => other.lastAt.localeCompare(one.lastAt)).slice(0, MAX_ERRORS),
  };
}

function rowsOf({ visits }: TelemetryFacts): VersionVisits[] {
  const found = new Map<string, VersionVisits>();
  for (const { remote: name, version, outcome, count } of visits) {
    const key = `${name} ${version}`;
    const one = found.get(key) ?? { name, version, loads: 0, failures: 0, fallbacks: 0 };
    found.set(key, one);
    if (outcome !== 'override') one.loads += count;
    if (outcome === 'failed') one.failures += count;
    if (outcome === 'fallback') one.fallbacks += count;
  }
  return [...found.entries()].sort(([one], [other]) => one.localeCompare(other)).map(([, visits]) => visits);
}
