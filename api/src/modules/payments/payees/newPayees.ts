import { type Bank, type Connection, HOUR, later } from '../../../kernel/bank/Bank.ts';
import { customerSource } from '../../../ledger/customerSource.ts';
import type { AccountKind } from '../../../ledger/tables.ts';

export const NEW_FOR_MS = 24 * HOUR;
/** What somebody new gets in total in that time, in minor units. */
export const NEW_LIMIT = 500_00n;

interface Account {
  id: string;
  number: string;
  /** `Internal`: the number is one at another bank. */
  type: AccountKind;
}

/** Whether this much more may go there. Fraud is mostly to somebody new, and noticed within a day. */
export async function isWithinNewLimit(
  { db, now }: Pick<Bank, 'db' | 'now'>,
  customerId: string,
  account: Account,
  amount: bigint,
): Promise<boolean> {
  const since = later(now(), -NEW_FOR_MS);
  const known = await db
    .selectFrom('payees')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('number', '=', account.number)
    .where('added_at', '<=', since)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return known !== undefined || (await sentTo(db, customerId, account, since)) + amount <= NEW_LIMIT;
}

async function sentTo(db: Connection, customerId: string, account: Account, since: Date): Promise<bigint> {
  if (account.type === 'Internal') return sentByRail(db, customerId, account.number, since);
  const { sum } = await db
    .selectFrom('transactions')
    .innerJoin('entries', 'entries.transaction_id', 'transactions.id')
    .select(({ fn }) => fn.sum<string | null>('entries.amount').as('sum'))
    .where('transactions.source', '=', customerSource(customerId))
    .where('transactions.booked_at', '>', since)
    .where('entries.account_id', '=', account.id)
    .executeTakeFirstOrThrow();
  return BigInt(sum ?? 0);
}

/** Sums in the currency of the customer's account, with fees: a wire arrives in another. */
async function sentByRail(db: Connection, customerId: string, number: string, since: Date): Promise<bigint> {
  const { sum } = await db
    .selectFrom('rail_payments as rail')
    .innerJoin('entries', 'entries.transaction_id', 'rail.transaction_id')
    .select(({ fn }) => fn.sum<string | null>('entries.amount').as('sum'))
    .where('rail.customer_id', '=', customerId)
    .where('rail.number', '=', number)
    .where('rail.ordered_at', '>', since)
    .where('entries.customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return -BigInt(sum ?? 0);
}
