import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Bank, type Connection, DAY, SECOND } from '../bank/Bank.ts';
import { tooMany } from './throttle.ts';

const FREE_TRIES = 5;
const FIRST_WAIT_MS = 30 * SECOND;
const LONGEST_WAIT_MS = DAY;

export interface Failures {
  key: string;
  /** Missing where nobody has this name or number: the work is the same. */
  customerId?: string | null | undefined;
}

/** @param who stored as a hash */
export function failuresOf(what: string, who: string, customerId?: string): Failures {
  return { key: `${what}:${createHash('sha256').update(who).digest('base64url')}`, customerId };
}

/**
 * Counts a failure before its outcome is known, so that parallel tries all count. A success has to clear it.
 * @returns how many there were in a row, this one included; `undefined` when `max` was reached before
 */
export async function countFailure(
  { db, now }: Bank,
  { key, customerId = null }: Failures,
  max: number,
): Promise<number | undefined> {
  const time = now();
  const row = await db
    .insertInto('failures')
    .values({ key, customer_id: customerId, count: 1, last_at: time })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ count: sql`failures.count + 1`, last_at: time, customer_id: customerId })
        .where('failures.count', '<', max),
    )
    .returning('count')
    .executeTakeFirst();
  return row?.count;
}

/**
 * The same with a wait that doubles with every failure after the fifth, up to a day.
 * @throws {ProblemError} with the seconds to wait
 */
export async function countWithWait(bank: Bank, { key, customerId = null }: Failures): Promise<void> {
  const time = bank.now();
  const isFree = sql<boolean>`failures.count < ${FREE_TRIES}`;
  const wait = sql`least(${LONGEST_WAIT_MS}, ${FIRST_WAIT_MS} * power(2, least(failures.count, 40) - ${FREE_TRIES}))`;
  const counted = await bank.db
    .insertInto('failures')
    .values({ key, customer_id: customerId, count: 1, last_at: time })
    .onConflict((conflict) =>
      conflict
        .column('key')
        // The request that is counted last may have come first, if several came at the same moment.
        .doUpdateSet({ count: sql`failures.count + 1`, last_at: sql`greatest(failures.last_at, ${time})` })
        .where(sql<boolean>`${isFree} or failures.last_at + ${wait} * interval '1 millisecond' <= ${time}`),
    )
    .returning('count')
    .executeTakeFirst();
  if (counted) return;
  const left = await bank.db
    .selectFrom('failures')
    .select(sql<number>`${wait} - extract(epoch from (${time} - last_at)) * 1000`.as('ms'))
    .where('key', '=', key)
    .executeTakeFirst();
  throw tooMany(Math.max(1, Math.ceil(Number(left?.ms ?? 0) / SECOND)));
}

export async function countOf(db: Connection, { key }: Failures): Promise<number> {
  const row = await db.selectFrom('failures').select('count').where('key', '=', key).executeTakeFirst();
  return row?.count ?? 0;
}

export async function clearFailures(db: Connection, ...all: Failures[]): Promise<void> {
  const keys = all.map(({ key }) => key);
  await db.deleteFrom('failures').where('key', 'in', keys).execute();
}

/** Clears what counts against a customer who has proved their identity in another way and has a new password. */
export async function clearFailuresOf(db: Connection, customerId: string): Promise<void> {
  await db.deleteFrom('failures').where('customer_id', '=', customerId).execute();
}
