import { type Bank, later, MINUTE } from '../bank/Bank.ts';
import { isUnreachable } from '../database/violations.ts';

/** No request that writes takes longer. */
const WRITE_MS = MINUTE;
/** A session's writes are noted once in this time at most. */
const NOTED_MS = MINUTE / 2;

/**
 * Reads what may be seconds old: from the replica, if it has all that this customer has ordered, in whatever session. The
 * primary answers if not, and whenever the replica does not or has nothing to show.
 */
export async function readFromReplica<T>(bank: Bank, customerId: string, read: (bank: Bank) => Promise<T>): Promise<T> {
  const { replica } = bank;
  const until = replica?.completeUntil(bank.now());
  if (!replica || !until || (await hasWrittenSince(bank, customerId, until))) return read(bank);
  try {
    return await read({ ...bank, db: replica.db });
  } catch (error) {
    if (isUnreachable(error)) replica.leave();
    return read(bank);
  }
}

/** Notes a session's write before it begins, so that it counts even if its answer is lost on the way. */
export async function noteWrite({ db, now }: Bank, sessionId: string): Promise<void> {
  const time = now();
  await db
    .updateTable('sessions')
    .set({ wrote_at: time })
    .where('id', '=', sessionId)
    .where(({ eb, or }) => or([eb('wrote_at', 'is', null), eb('wrote_at', '<', later(time, -NOTED_MS))]))
    .execute();
}

async function hasWrittenSince({ db }: Bank, customerId: string, time: Date): Promise<boolean> {
  const writing = await db
    .selectFrom('sessions')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('wrote_at', '>', later(time, -NOTED_MS - WRITE_MS))
    .limit(1)
    .executeTakeFirst();
  return writing !== undefined;
}
