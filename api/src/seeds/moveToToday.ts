import { sql } from 'kysely';
import { DAY } from '../bank/Bank.ts';
import type { Database } from '../database/Database.ts';

/** Moves a seeded history by whole days, so that it ends yesterday. Only for a bank in which nothing has happened since. */
export async function moveToToday({ db }: Pick<Database, 'db'>, seededOn: Date, today: Date): Promise<void> {
  const days = Math.floor(today.getTime() / DAY) - Math.floor(seededOn.getTime() / DAY);
  if (days === 0) return;
  for (const table of ['entries', 'transfers'] as const) {
    await sql`update ${sql.table(table)} set booked_at = booked_at + make_interval(days => ${days})`.execute(db);
    // Every row is a new one now: without it the first readers pay for the old ones.
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  }
}
