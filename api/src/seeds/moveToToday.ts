import { sql } from 'kysely';
import { DAY } from '../kernel/bank/Bank.ts';
import { dayAt } from '../kernel/bank/days.ts';
import type { Database } from '../kernel/database/Database.ts';
import { withoutLedgerRules } from './withoutLedgerRules.ts';

/** Shifts a seeded history by whole days so that it ends yesterday. Only for a bank without other bookings. */
export async function moveToToday({ db }: Pick<Database, 'db'>, seededOn: Date, today: Date): Promise<void> {
  const days = Math.round((Date.parse(dayAt(today)) - Date.parse(dayAt(seededOn))) / DAY);
  if (days === 0) return;
  await db.transaction().execute((trx) =>
    withoutLedgerRules(trx, async () => {
      const later = sql`booked_at = booked_at + make_interval(hours => ${24 * days})`;
      await sql`update entries set ${later}`.execute(trx);
      await sql`update transactions set ${later}, effective_on = effective_on + ${days}::integer`.execute(trx);
    }),
  );
  for (const table of ['entries', 'transactions'] as const) {
    // Updating rewrites every row: otherwise the first queries would pay for the cleanup.
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  }
}
