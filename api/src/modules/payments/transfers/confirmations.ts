import { createHash } from 'node:crypto';
import { type Bank, type Connection, DAY, later } from '../../../kernel/bank/Bank.ts';
import { lastFourOf } from '../../../kernel/bank/normalize.ts';
import type { OrderPlan } from '../../../kernel/database/identityTables.ts';
import { requireConfirmed } from '../../../kernel/stepUp/stepUp.ts';
import { customerSource } from '../../../ledger/customerSource.ts';
import type { Party } from './findParties.ts';

const SHOWN_PAYEES = 5;

/** Who orders, in which session: nobody where the bank itself does what was confirmed before. */
export interface Orderer {
  id: string;
  sessionId: string;
}

interface Order {
  /** What the payee gets, which the customer confirms. */
  amount: { minor: number; currency: string };
  /** What the account pays for it where that is more, in minor units. */
  debit?: bigint;
  /** The key and all else that makes it this order. */
  parts: readonly unknown[];
  /** Where it pays more than once or later, so that today’s sum says little. */
  plan?: OrderPlan;
}

/** Own accounts, whoever was paid after a confirmation more than a day ago, and small sums in a day need none. */
export async function requireConfirmedPayment(
  bank: Bank,
  { id: customerId, sessionId }: Orderer,
  { from, to }: { from: Party; to: Party },
  { amount, parts, plan, debit = BigInt(amount.minor) }: Order,
): Promise<void> {
  if (await isExempt(bank, customerId, [to], plan ? undefined : debit)) return;
  const dates = plan && [plan.rhythm, plan.firstOn, plan.lastOn];
  const signed = [customerId, from.id, to.number, amount.minor, amount.currency, ...parts, dates];
  const shown = { amount: BigInt(amount.minor), currency: amount.currency, payee: lastFourOf(to.number) };
  await requireConfirmed(bank, { customerId, sessionId, hash: hashOf(signed), ...shown, ...(plan && { plan }) });
}

interface ListedPayment {
  to: Party;
  /** Minor units. */
  amount: bigint;
  reference: string;
}

/**
 * One confirmation for all of them: another list is another order.
 * @param parts the key and all else that makes it this order
 */
export async function requireConfirmedList(
  bank: Bank,
  { id: customerId, sessionId }: Orderer,
  from: Party,
  payments: ListedPayment[],
  parts: readonly unknown[],
): Promise<void> {
  const amount = payments.reduce((sum, payment) => sum + payment.amount, 0n);
  const payees = payments.map(({ to }) => to);
  if (await isExempt(bank, customerId, payees, amount)) return;
  const signed = payments.map(({ to, amount: minor, reference }) => [to.number, String(minor), reference]);
  const shown = { amount, currency: from.currency, payee: lastFoursOf(payees) };
  const hash = hashOf([customerId, from.id, signed, ...parts]);
  await requireConfirmed(bank, { customerId, sessionId, hash, ...shown });
}

/** @param debit in minor units; undefined where it is paid more than once or later, so that today’s sum says little */
async function isExempt(bank: Bank, customerId: string, payees: Party[], debit: bigint | undefined): Promise<boolean> {
  const { confirmAbove, db } = bank;
  const others = payees.filter((to) => to.customer_id !== customerId);
  if (confirmAbove === null || others.length === 0) return true;
  const since = later(bank.now(), -DAY);
  if (debit !== undefined && (await sentToOthers(db, customerId, since)) + debit <= confirmAbove) return true;
  for (const to of others) if (!(await isTrusted(bank, customerId, to))) return false;
  return true;
}

function lastFoursOf(payees: Party[]): string {
  const digits = payees.slice(0, SHOWN_PAYEES).map(({ number }) => lastFourOf(number));
  return `${digits.join(', ')}${payees.length > SHOWN_PAYEES ? ' …' : ''}`;
}

function hashOf(signed: unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(signed)).digest();
}

/** Less than needs a confirmation makes nobody trusted: whoever has a session could have sent it. Nor does what came back. */
export async function isTrusted(bank: Bank, customerId: string, to: Party): Promise<boolean> {
  const debits = bank.db
    .selectFrom('entries as debit')
    .innerJoin('transactions', 'transactions.id', 'debit.transaction_id')
    .select('transactions.id')
    .where('transactions.source', '=', customerSource(customerId))
    .where('transactions.booked_at', '<=', later(bank.now(), -DAY))
    .where('debit.customer_id', '=', customerId)
    .where('debit.amount', '<', -(bank.confirmAbove ?? 0n))
    .limit(1);
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
          .where('credit.amount', '>', 0n)
          // The order takes the index of amounts: the customer's large payments are few, and both sides' entries may be many.
          .orderBy('debit.amount');
  return (await paid.executeTakeFirst()) !== undefined;
}

/** Sums with fees: what moves between the customer's own accounts adds up to nothing. */
async function sentToOthers(db: Connection, customerId: string, since: Date): Promise<bigint> {
  const { sum } = await db
    .selectFrom('transactions')
    .innerJoin('entries', 'entries.transaction_id', 'transactions.id')
    .select(({ fn }) => fn.sum<string | null>('entries.amount').as('sum'))
    .where('transactions.source', '=', customerSource(customerId))
    .where('transactions.booked_at', '>', since)
    .where('entries.customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return -BigInt(sum ?? 0);
}
