import { sql } from 'kysely';
import type { Bank } from '../../../kernel/bank/Bank.ts';
import { addDays, dayAt, timeOn } from '../../../kernel/bank/days.ts';
import { moneyOf } from '../../../kernel/bank/money.ts';
import { findAccount } from '../accounts/findAccount.ts';
import { BALANCE_DAYS } from '../contract/statements.ts';

export async function balancesOf(bank: Bank, customerId: string, id: string) {
  const { currency } = await findAccount(bank, customerId, id);
  const first = addDays(dayAt(bank.now()), -BALANCE_DAYS);
  const since = timeOn(first);
  const { rows } = await sql<{ date: string; balance: bigint }>`
    select distinct on (date) bank_day(booked_at) as date, balance_after as balance
    from entries
    where account_id = ${id} and booked_at >= ${since}
    order by date, booked_at desc, sequence desc`.execute(bank.db);
  const before = { date: first, balance: await balanceBefore(bank, id, since) };
  const days = rows[0]?.date === first ? rows : [before, ...rows];
  return days.map(({ date, balance }) => ({ date, balance: moneyOf(balance, currency) }));
}

/** In minor units. */
export async function balanceBefore({ db }: Bank, id: string, time: Date): Promise<bigint> {
  const last = await db
    .selectFrom('entries')
    .select('balance_after')
    .where('account_id', '=', id)
    .where('booked_at', '<', time)
    .orderBy('booked_at', 'desc')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.balance_after ?? 0n;
}
