import type { CountedError, FlagCount, TelemetryFacts, VisitCount } from './facts.ts';

/** Adds up several gateways, or days: counts are sums, times the first and the last. */
export function addFacts(facts: TelemetryFacts[]): TelemetryFacts {
  const errors = new Map<string, CountedError>();
  for (const one of facts.flatMap((each) => each.errors)) {
    const known = errors.get(one.id);
    errors.set(one.id, known ? addError(known, one) : one);
  }
  return {
    visits: addCounts(
      facts.flatMap(({ visits }) => visits),
      visitKey,
    ),
    errors: [...errors.values()],
    flags: addCounts(
      facts.flatMap(({ flags = [] }) => flags),
      flagKey,
    ),
  };
}

function addCounts<Row extends { count: number }>(rows: Row[], keyOf: (row: Row) => string): Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) sums.set(keyOf(row), { ...row, count: row.count + (sums.get(keyOf(row))?.count ?? 0) });
  return [...sums.values()];
}

export function visitKey({ remote, version, outcome }: VisitCount): string {
  return `${remote} ${version} ${outcome}`;
}

export function flagKey({ remote, version, flag, error = '' }: Omit<FlagCount, 'count'>): string {
  return `${remote} ${version} ${flag} ${error}`;
}

function addError(one: CountedError, other: CountedError): CountedError {
  const later = one.lastAt < other.lastAt ? other : one;
  const [firstAt = ''] = [one.firstAt, other.firstAt].sort();
  const pages = (one.pages ?? one.count) + (other.pages ?? other.count);
  return { ...later, count: one.count + other.count, pages, firstAt };
}
