import { sql } from 'kysely';
import type { Bank } from '../../../kernel/bank/Bank.ts';
import { dayAt } from '../../../kernel/bank/days.ts';
import { moneyOf } from '../../../kernel/bank/money.ts';
import { monthOf, startOf } from '../../../kernel/bank/months.ts';
import { availableOf, findAccount, type OwnAccount } from '../accounts/findAccount.ts';
import { balanceBefore } from '../statements/balances.ts';
import { minimumDue } from './minimumDue.ts';
import { nextDay } from './nextDay.ts';

/** The day of each month on which the statement of the month before is due. */
const DUE_DAY = 25;

export async function detailsOf(bank: Bank, customerId: string, id: string) {
  const account = await findAccount(bank, customerId, id);
  const { currency, type } = account;
  const available = availableOf(account);
  return {
    ...(available !== undefined && { available: moneyOf(available, currency) }),
    pending: await pendingOf(bank, account),
    ...(type === 'Credit Card' && (await dueOf(bank, customerId, account))),
    ...(type === 'Loan' && repaymentOf(bank, account)),
    ...(type === 'Savings' && { interest: moneyOf(await interestOf(bank, id), currency) }),
  };
}

async function pendingOf({ db }: Bank, { id, currency }: OwnAccount) {
  const holds = await db
    .selectFrom('holds')
    .select(['id', 'description', 'placed_at', 'amount'])
    .where('account_id', '=', id)
    .where('state', '=', 'pending')
    .orderBy('placed_at', 'desc')
    .execute();
  return holds.map(({ placed_at, amount, ...hold }) => ({
    ...hold,
    date: dayAt(placed_at),
    amount: moneyOf(-amount, currency),
  }));
}

async function dueOf(bank: Bank, customerId: string, { id, currency }: OwnAccount) {
  const month = monthOf(bank.now());
  const since = startOf(month);
  const paid = await receivedSince(bank, customerId, id, since);
  const minimum = minimumDue(-(await balanceBefore(bank, id, since)), paid);
  return minimum > 0n && { due: { date: `${month}-${DUE_DAY}`, minimum: moneyOf(minimum, currency) } };
}

/** Missing where the bank has not said what is to be paid back, and when nothing is owed. */
function repaymentOf({ now }: Bank, { currency, posted, rate, repayment, repayment_day }: OwnAccount) {
  if (rate === null || repayment === null || repayment_day === null || posted >= 0n) return {};
  const amount = repayment < -posted ? repayment : -posted;
  return { repayment: { rate: rate / 100, date: nextDay(repayment_day, now()), amount: moneyOf(amount, currency) } };
}

/** Interest is found by the words that the bank books it under, which the index names, too. */
async function interestOf({ db, now }: Bank, id: string): Promise<bigint> {
  const { sum } = await db
    .selectFrom('entries')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('account_id', '=', id)
    .where('booked_at', '>=', startOf(`${dayAt(now()).slice(0, 4)}-01`))
    .where(sql<boolean>`description = 'Interest paid'`)
    .executeTakeFirstOrThrow();
  return BigInt(sum ?? 0);
}

/** What came in, by the index of what customers receive: it leaves out all that they spend. */
async function receivedSince({ db }: Bank, customerId: string, id: string, since: Date): Promise<bigint> {
  const { sum } = await db
    .selectFrom('entries')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('customer_id', '=', customerId)
    .where('account_id', '=', id)
    .where('booked_at', '>=', since)
    .where(sql<boolean>`amount > 0`)
    .executeTakeFirstOrThrow();
  return BigInt(sum ?? 0);
}
