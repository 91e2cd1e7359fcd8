import { type Kysely, sql } from 'kysely';

/** Of loans alone: the yearly rate in hundredths of a percent, and what is paid back on which day of each month. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table accounts
      add column rate integer check (rate >= 0),
      add column repayment bigint check (repayment > 0),
      add column repayment_day smallint check (repayment_day between 1 and 28)`.execute(db);
}
