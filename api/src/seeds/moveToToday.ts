import { sql } from 'kysely';
import { DAY } from '../bank/Bank.ts';
import type { Database } from '../database/Database.ts';

/** Shifts a seeded history by whole days so that it ends yesterday. Only for a bank without other bookings. */
export async function moveToToday({ db }: Pick<Database, 'db'>, seededOn: Date, today: Date): Promise<void> {
  const days = Math.floor(today.getTime() / DAY) - Math.floor(seededOn.getTime() / DAY);
  if (days === 0) return;
  for (const table of ['entries', 'transfers'] as const) {
    await sql`update ${sql.table(table)} set booked_at = booked_at + make_interval(days => ${days})`.execute(db);
    // Updating rewrites every row: otherwise the first queries would pay for the cleanup.
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  }
}
