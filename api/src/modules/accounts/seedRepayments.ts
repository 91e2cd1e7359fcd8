import { sql } from 'kysely';
import type { Connection } from '../../kernel/bank/Bank.ts';
import { DAY, later } from '../../kernel/bank/Bank.ts';

/** A month after the last one in the made-up history. */
const DAYS_AHEAD = 9;

export async function seedRepayments(db: Connection, today: Date): Promise<void> {
  const day = later(today, DAYS_AHEAD * DAY).getUTCDate();
  await sql`
    update accounts set rate = 490, repayment = 31200, repayment_day = ${Math.min(day, 28)}
    where type = 'Loan' and customer_id is not null`.execute(db);
}
