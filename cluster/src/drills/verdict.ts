import type { Database } from '@bank/api/src/kernel/database/Database.ts';
import { faultsOf } from '@bank/api/src/ledger/proveBooks.ts';
import type { Failure, Load } from './Load.ts';

/** Failures that follow each other sooner are one window. */
const GAP_MS = 2000;

export interface Verdict {
  acknowledged: number;
  /** Acknowledged, and not in the ledger. */
  lost: number;
  /** Booked, and not ordered as often. */
  twice: number;
  failures: number;
  windowMs: number;
  faults: string[];
}

/** What the ledger has of what was acknowledged, once the load has stopped. */
export async function verdictOf({ payers, failures }: Load, owner: Database['db']): Promise<Verdict> {
  const verdict = { acknowledged: 0, lost: 0, twice: 0, failures: failures.length, windowMs: windowOf(failures) };
  for (const { customer, savings, acknowledged } of payers) {
    const rows = await owner
      .selectFrom('transactions')
      .select('key')
      .where('source', '=', `customer:${customer}`)
      .execute();
    const { posted } = await owner
      .selectFrom('accounts')
      .select('posted')
      .where('id', '=', savings)
      .executeTakeFirstOrThrow();
    const booked = new Set(rows.map(({ key }) => key));
    verdict.acknowledged += acknowledged.size;
    verdict.lost += [...acknowledged].filter((key) => !booked.has(key)).length;
    // Each order is of one minor unit.
    verdict.twice += Number(posted) - booked.size;
  }
  return { ...verdict, faults: await faultsOf(owner) };
}

/** The longest time in which requests failed that were sent again and again, from the first to the last. */
export function windowOf(failures: Failure[]): number {
  const times = failures.map(({ at }) => at).sort((a, b) => a - b);
  let longest = 0;
  let first = times[0] ?? 0;
  for (const [index, at] of times.entries()) {
    if (at - (times[index - 1] ?? at) > GAP_MS) first = at;
    longest = Math.max(longest, at - first);
  }
  return longest;
}
