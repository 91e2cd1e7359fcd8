import { createHash } from 'node:crypto';
import { type Bank, type Connection, DAY, later } from '../../../kernel/bank/Bank.ts';
import { requireConfirmed } from '../../../kernel/stepUp/stepUp.ts';
import type { Party } from './findParties.ts';
import { lastFourOf } from './legsOf.ts';

/** Who orders, in which session: nobody where the bank itself does what was confirmed before. */
export interface Orderer {
  id: string;
  sessionId: string;
}

interface Order {
  /** What the payee gets, which the customer confirms. */
  amount: { minor: number; currency: string };
  /** In minor units: what the account pays for it, where that is more. */
  debit?: bigint;
  /** The key and all else that makes it this order. */
  parts: readonly unknown[];
  /** Whether it pays more than once or later, so that today’s sum says little. */
  isLater: boolean;
}

/** Own accounts, whoever was paid more than a day ago, and small sums in a day need no confirmation. */
export async function requireConfirmedPayment(
  bank: Bank,
  { id: customerId, sessionId }: Orderer,
  { from, to }: { from: Party; to: Party },
  { amount, parts, isLater, debit = BigInt(amount.minor) }: Order,
): Promise<void> {
  const { confirmAbove, db } = bank;
  if (confirmAbove === undefined || to.customer_id === customerId) return;
  const since = later(bank.now(), -DAY);
  if (!isLater && (await sentToOthers(db, customerId, since)) + debit <= confirmAbove) return;
  if (await wasPaidBefore(db, customerId, to, since)) return;
  const signed = [customerId, from.id, to.number, amount.minor, amount.currency, ...parts];
  const hash = createHash('sha256').update(JSON.stringify(signed)).digest();
  const shown = { amount: BigInt(amount.minor), currency: amount.currency, payee: lastFourOf(to) };
  await requireConfirmed(bank, { customerId, sessionId, hash, ...shown });
}

export async function wasPaidBefore(db: Connection, customerId: string, to: Party, before: Date): Promise<boolean> {
  // The account is the rail’s, which everybody at other banks is paid through.
  if (to.type === 'Internal') return wasPaidByRail(db, customerId, to, before);
  const paid = await db
    .selectFrom('transactions')
    .innerJoin('entries', 'entries.transaction_id', 'transactions.id')
    .select('transactions.id')
    .where('transactions.source', '=', `customer:${customerId}`)
    .where('transactions.booked_at', '<=', before)
    .where('entries.account_id', '=', to.id)
    .where('entries.amount', '>', 0n)
    .executeTakeFirst();
  return paid !== undefined;
}

/** An IBAN says which bank; other numbers may be somebody else's at another. */
async function wasPaidByRail(
  db: Connection,
  customerId: string,
  { number, bic }: Party,
  before: Date,
): Promise<boolean> {
  const paid = await db
    .selectFrom('rail_payments')
    .select('transaction_id')
    .where('customer_id', '=', customerId)
    .where('number', '=', number)
    .$if(bic !== undefined, (query) =>
      query.where(({ eb, or }) => or([eb('bic', '=', bic ?? ''), eb('bic', 'is', null)])),
    )
    .where('ordered_at', '<=', before)
    .executeTakeFirst();
  return paid !== undefined;
}

/** In all, with fees: what moves between the customer's own accounts adds up to nothing. */
async function sentToOthers(db: Connection, customerId: string, since: Date): Promise<bigint> {
  const { sum } = await db
    .selectFrom('transactions')
    .innerJoin('entries', 'entries.transaction_id', 'transactions.id')
    .select(({ fn }) => fn.sum<string | null>('entries.amount').as('sum'))
    .where('transactions.source', '=', `customer:${customerId}`)
    .where('transactions.booked_at', '>', since)
    .where('entries.customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return -BigInt(sum ?? 0);
}
