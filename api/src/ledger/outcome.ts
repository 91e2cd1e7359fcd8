import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../kernel/bank/Bank.ts';

/** What became of an order, now or when its key was first used. */
export interface Outcome {
  /** `posted`, `held`, or why it was refused, such as `insufficient-funds` or `key-reused`. */
  outcome: string;
  /** The id of the transaction or the hold; null when it was refused. */
  id: string | null;
  at: Date;
  /** Which account refused it, and how much it would have let pass, in minor units. */
  accountId: string | null;
  room: bigint | null;
  isRepeated: boolean;
}

/** An order is posted or refused once for each key of a source. */
export interface OrderKey {
  source: string;
  key: string;
  /** Tells another order under the same key. */
  orderHash: Buffer;
}

/** Commit what it answers, a refusal too: rolled back, the order could be posted under its key later. */
export async function callLedger(db: Connection, call: RawBuilder<unknown>): Promise<Outcome> {
  const [outcome] = await readOutcomes(db, call);
  return requireOutcome(outcome);
}

export function requireOutcome(outcome: Outcome | undefined): Outcome {
  if (!outcome) throw new Error('The ledger did not say what became of an order.');
  return outcome;
}

export async function findOutcome(db: Connection, { source, key, orderHash }: OrderKey): Promise<Outcome | undefined> {
  const [outcome] = await readOutcomes(db, sql`find_outcome(${source}, ${key}, ${orderHash})`);
  return outcome;
}

/** Refuses for reasons that the ledger cannot know, such as a payee that does not exist. */
export function refuseOrder(db: Connection, { source, key, orderHash }: OrderKey, reason: string): Promise<Outcome> {
  return callLedger(db, sql`refuse_order(${source}, ${key}, ${orderHash}, ${reason})`);
}

export async function readOutcomes(db: Connection, call: RawBuilder<unknown>): Promise<Outcome[]> {
  const { rows } = await sql<{ [name in keyof Outcome]: Outcome[name] | null }>`
    select outcome, id, at, account_id as "accountId", room, is_repeated as "isRepeated" from ${call}`.execute(db);
  return rows.filter((row): row is Outcome => row.outcome !== null);
}
