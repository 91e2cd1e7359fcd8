import type { CountedError, FlagCount, TelemetryFacts, VisitCount } from './facts.ts';

/** Adds up several gateways, or days: counts are sums, times the first and the last. */
export function addFacts(facts: TelemetryFacts[]): TelemetryFacts {
  const visits = new Map<string, VisitCount>();
  const errors = new Map<string, CountedError>();
  for (const one of facts.flatMap((each) => each.visits)) {
    const known = visits.get(visitKey(one));
    visits.set(visitKey(one), { ...one, count: one.count + (known?.count ?? 0) });
  }
  const flags = new Map<string, FlagCount>();
  for (const one of facts.flatMap((each) => each.flags ?? [])) {
    const known = flags.get(flagKey(one));
    flags.set(flagKey(one), { ...one, count: one.count + (known?.count ?? 0) });
  }
  for (const one of facts.flatMap((each) => each.errors)) {
    const known = errors.get(one.id);
    errors.set(one.id, known ? addError(known, one) : one);
  }
  return { visits: [...visits.values()], errors: [...errors.values()], flags: [...flags.values()] };
}

export function visitKey({ remote, version, outcome }: VisitCount): string {
  return `${remote} ${version} ${outcome}`;
}

export function flagKey({ remote, version, flag, error = '' }: FlagCount): string {
  return `${remote} ${version} ${flag} ${error}`;
}

function addError(one: CountedError, other: CountedError): CountedError {
  const later = one.lastAt < other.lastAt ? other : one;
  const [firstAt = ''] = [one.firstAt, other.firstAt].sort();
  const pages = (one.pages ?? one.count) + (other.pages ?? other.count);
  return { ...later, count: one.count + other.count, pages, firstAt };
}
