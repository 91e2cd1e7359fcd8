import { createHash } from 'node:crypto';
import { type Bank, type Connection, DAY, later } from '../../../kernel/bank/Bank.ts';
import { lastFourOf } from '../../../kernel/bank/normalize.ts';
import { requireConfirmed } from '../../../kernel/stepUp/stepUp.ts';
import type { Party } from './findParties.ts';

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

/** Own accounts, whoever was paid after a confirmation more than a day ago, and small sums in a day need none. */
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
  if (await isTrusted(bank, customerId, to)) return;
  const signed = [customerId, from.id, to.number, amount.minor, amount.currency, ...parts];
  const hash = createHash('sha256').update(JSON.stringify(signed)).digest();
  const shown = { amount: BigInt(amount.minor), currency: amount.currency, payee: lastFourOf(to.number) };
  await requireConfirmed(bank, { customerId, sessionId, hash, ...shown });
}

/** Less than needs a confirmation makes nobody trusted: whoever has a session could have sent it. Nor does what came back. */
export async function isTrusted(bank: Bank, customerId: string, to: Party): Promise<boolean> {
  const debits = bank.db
    .selectFrom('transactions')
    .innerJoin('entries as debit', 'debit.transaction_id', 'transactions.id')
    .select('transactions.id')
    .where('transactions.source', '=', `customer:${customerId}`)
    .where('transactions.booked_at', '<=', later(bank.now(), -DAY))
    .where('debit.customer_id', '=', customerId)
    .where('debit.amount', '<', -(bank.confirmAbove ?? 0n));
  const paid =
    to.type === 'Internal'
      ? debits
          .innerJoin('rail_payments as rail', 'rail.transaction_id', 'transactions.id')
          .where('rail.customer_id', '=', customerId)
          .where('rail.number', '=', to.number)
          // An IBAN says which bank; other numbers may be somebody else's at another.
          .$if(to.bic !== undefined, (query) =>
            query.where(({ eb, or }) => or([eb('rail.bic', '=', to.bic ?? ''), eb('rail.bic', 'is', null)])),
          )
          .where('rail.state', '!=', 'returned')
      : debits
          .innerJoin('entries as credit', 'credit.transaction_id', 'transactions.id')
          .where('credit.account_id', '=', to.id)
          .where('credit.amount', '>', 0n);
  return (await paid.executeTakeFirst()) !== undefined;
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
