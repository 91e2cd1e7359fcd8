import { sql } from 'kysely';
import type { Bank, Connection } from '../kernel/bank/Bank.ts';
import type { JobRun } from '../kernel/scheduler/Job.ts';
import { callLedger, type OrderKey, type Outcome } from './outcome.ts';

const EXPIRED_AT_ONCE = 500;

export interface HoldOrder extends OrderKey {
  accountId: string;
  currency: string;
  /** Minor units, above zero. */
  amount: bigint;
  description: string;
  expiresAt: Date;
}

/** Keeps money of an account back, so that nothing else can spend it. */
export function placeHold(db: Connection, order: HoldOrder): Promise<Outcome> {
  const { source, key, orderHash, accountId, currency, amount, description, expiresAt } = order;
  return callLedger(
    db,
    sql`place_hold(${source}, ${key}, ${orderHash}, ${accountId}, ${currency}, ${amount}, ${description}, ${expiresAt})`,
  );
}

/** @returns what it is then; undefined when there is none */
export async function voidHold(db: Connection, id: string): Promise<'voided' | 'posted' | undefined> {
  const { rows } = await sql<{ state: 'voided' | 'posted' | null }>`select void_hold(${id}) as state`.execute(db);
  return rows[0]?.state ?? undefined;
}

/** @returns how many */
export async function voidExpiredHolds({ db, now }: Bank, { signal }: JobRun): Promise<number> {
  for (let sum = 0; ; ) {
    const { rows } = await sql<{ count: number }>`
      select void_expired_holds(${now()}, ${EXPIRED_AT_ONCE}) as count`.execute(db);
    const count = rows[0]?.count ?? 0;
    sum += count;
    if (count < EXPIRED_AT_ONCE || signal.aborted) return sum;
  }
}
