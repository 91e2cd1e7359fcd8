import { sql } from 'kysely';
import type { Bank } from '../../../kernel/bank/Bank.ts';
import { addDays, type Day, dayAt, timeOn } from '../../../kernel/bank/days.ts';
import { moneyOf } from '../../../kernel/bank/money.ts';
import { findAccount } from '../accounts/findAccount.ts';
import { type Period, tableOf } from './periods.ts';

export async function balancesOf(bank: Bank, customerId: string, id: string, daysBack: number) {
  const { currency } = await findAccount(bank, customerId, id);
  const first = addDays(dayAt(bank.now()), -daysBack);
  const days = Array.from({ length: daysBack + 1 }, (_, at) => addDays(first, at));
  const { rows } = await sql<{ date: string; balance: bigint }>`
    select name as date, balance_after as balance
    from ${tableOf(days.map(periodOf))}
    cross join lateral (
      select balance_after from entries where account_id = ${id} and booked_at >= begins and booked_at < ends
      order by booked_at desc, sequence desc limit 1
    ) as last
    order by name`.execute(bank.db);
  const before = { date: first, balance: await balanceBefore(bank, id, timeOn(first)) };
  const balances = rows[0]?.date === first ? rows : [before, ...rows];
  return balances.map(({ date, balance }) => ({ date, balance: moneyOf(balance, currency) }));
}

function periodOf(day: Day): Period {
  return { name: day, begins: timeOn(day), ends: timeOn(addDays(day, 1)) };
}

/** Minor units. */
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
