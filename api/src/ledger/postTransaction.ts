import { sql } from 'kysely';
import type { Connection } from '../kernel/bank/Bank.ts';
import { callLedger, type OrderKey, type Outcome, readOutcomes, requireOutcome } from './outcome.ts';
import type { Category } from './tables.ts';

export interface Leg {
  accountId: string;
  currency: string;
  /** Minor units; positive when the account receives. */
  amount: bigint;
  description: string;
  category: Category;
}

export interface Posting extends OrderKey {
  memo: string;
  /** They add up to zero in each currency. */
  legs: Leg[];
}

/** Posts a transaction with its entries in one statement, unless an account refuses it or its key was used. */
export function postTransaction(db: Connection, { source, key, orderHash, legs, memo }: Posting): Promise<Outcome> {
  return callLedger(db, sql`post_transaction(${source}, ${key}, ${orderHash}, ${jsonOf(legs)}, ${memo})`);
}

/** Posts many in one statement, each as if it came by itself. @returns them with what became of each */
export async function postTransactions<P extends Posting>(
  db: Connection,
  postings: P[],
): Promise<(P & { outcome: Outcome })[]> {
  const all = postings.map(({ source, key, orderHash, memo, legs }) => {
    return { source, key, hash: orderHash.toString('hex'), memo, legs: rowsOf(legs) };
  });
  const outcomes = await readOutcomes(db, sql`post_transactions(${JSON.stringify(all)})`);
  return postings.map((posting, at) => ({ ...posting, outcome: requireOutcome(outcomes[at]) }));
}

/** Posts what a hold has kept back, or less, and releases the rest. */
export function captureHold(db: Connection, hold: string, posting: Posting): Promise<Outcome> {
  const { source, key, orderHash, legs, memo } = posting;
  return callLedger(db, sql`capture_hold(${hold}, ${source}, ${key}, ${orderHash}, ${jsonOf(legs)}, ${memo})`);
}

/** Books the opposite of every entry, once. */
export function reverseTransaction(
  db: Connection,
  transaction: string,
  { source, key, orderHash }: OrderKey,
  memo: string,
): Promise<Outcome> {
  return callLedger(db, sql`reverse_transaction(${transaction}, ${source}, ${key}, ${orderHash}, ${memo})`);
}

function jsonOf(legs: Leg[]): string {
  return JSON.stringify(rowsOf(legs));
}

function rowsOf(legs: Leg[]) {
  return legs.map(({ accountId, amount, ...leg }) => ({ ...leg, account_id: accountId, amount: String(amount) }));
}
