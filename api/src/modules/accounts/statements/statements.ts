import { sql } from 'kysely';
import type { Bank } from '../../../kernel/bank/Bank.ts';
import { dayAt } from '../../../kernel/bank/days.ts';
import { moneyOf } from '../../../kernel/bank/money.ts';
import { addMonths, monthOf, startOf } from '../../../kernel/bank/months.ts';
import { ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { findAccount } from '../accounts/findAccount.ts';
import { STATEMENT_MONTHS } from '../contract/statements.ts';
import { sourceOfEntry, wordingOf } from '../words/wordingOf.ts';
import { balanceBefore } from './balances.ts';
import { type Period, tableOf } from './periods.ts';

export async function monthsOf(bank: Bank, customerId: string, id: string): Promise<string[]> {
  await findAccount(bank, customerId, id);
  const current = monthOf(bank.now());
  const months = Array.from({ length: STATEMENT_MONTHS }, (_, at) => addMonths(current, -1 - at));
  const { rows } = await sql<{ month: string }>`
    select name as month
    from ${tableOf(months.map(periodOf))}
    cross join lateral (
      select from entries where account_id = ${id} and booked_at >= begins and booked_at < ends limit 1
    ) as entry
    order by name desc`.execute(bank.db);
  return rows.map(({ month }) => month);
}

export async function statementOf(bank: Bank, customerId: string, id: string, month: string) {
  const { currency } = await findAccount(bank, customerId, id);
  if (month >= monthOf(bank.now())) {
    throw new ProblemError('not-found', 'This statement is made when the month is over.');
  }
  const entries = await entriesOf(bank, id, month);
  const opening = await balanceBefore(bank, id, startOf(month));
  const sumOf = (side: 1n | -1n) => entries.reduce((sum, { amount }) => (amount * side > 0n ? sum + amount : sum), 0n);
  const [received, spent] = [sumOf(1n), sumOf(-1n)];
  return {
    month,
    opening: moneyOf(opening, currency),
    received: moneyOf(received, currency),
    spent: moneyOf(spent, currency),
    closing: moneyOf(opening + received + spent, currency),
    entries: entries.map(({ booked_at, account_id, source, amount, balance_after, ...entry }) => ({
      ...entry,
      ...wordingOf({ ...entry, source }),
      accountId: account_id,
      date: dayAt(booked_at),
      amount: moneyOf(amount, currency),
      balance: moneyOf(balance_after ?? 0n, currency),
    })),
  };
}

function periodOf(month: string): Period {
  return { name: month, begins: startOf(month), ends: startOf(addMonths(month, 1)) };
}

function entriesOf({ db }: Bank, id: string, month: string) {
  return db
    .selectFrom('entries')
    .select(['id', 'account_id', 'description', 'category', 'booked_at', 'amount', 'balance_after'])
    .select(sourceOfEntry.as('source'))
    .where('account_id', '=', id)
    .where('booked_at', '>=', startOf(month))
    .where('booked_at', '<', startOf(addMonths(month, 1)))
    .orderBy('booked_at')
    .orderBy('sequence')
    .execute();
}
