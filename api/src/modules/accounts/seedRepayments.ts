import { sql } from 'kysely';
import type { Connection } from '../../kernel/bank/Bank.ts';
import { addDays, dayAt } from '../../kernel/bank/days.ts';

/** A month after the last one in the made-up history. */
const DAYS_AHEAD = 9;

export async function seedRepayments(db: Connection, today: Date): Promise<void> {
  const day = Number(addDays(dayAt(today), DAYS_AHEAD).slice(8));
  await sql`
    update accounts set rate = 490, repayment = 31200, repayment_day = ${Math.min(day, 28)}
    where type = 'Loan' and customer_id is not null`.execute(db);
}
