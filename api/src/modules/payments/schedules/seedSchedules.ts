import { sql } from 'kysely';
import type { Connection } from '../../../kernel/bank/Bank.ts';
import { addDays, dayAt } from '../../../kernel/bank/days.ts';

/** The standing order behind what the made-up history moves to savings every other week, five days ago the last time. */
export async function seedSchedules(db: Connection, today: Date): Promise<void> {
  const last = addDays(dayAt(today), -5);
  await sql`
    insert into schedules
      (customer_id, key, order_hash, from_account_id, to_account_id, amount, currency, memo, rhythm, first_on, next_on, created_at)
    select checking.customer_id, 'seed', '', checking.id, savings.id, 35000, 'USD', '', 'fortnightly', ${last}, ${addDays(last, 14)},
      ${today}
    from accounts as checking
    join accounts as savings on savings.customer_id = checking.customer_id and savings.type = 'Savings'
    where checking.type = 'Checking' and checking.posted > 0`.execute(db);
}
