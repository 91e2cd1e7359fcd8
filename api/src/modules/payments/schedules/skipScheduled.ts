import { record } from '../../../kernel/audit/record.ts';
import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import { fieldProblem } from '../../../kernel/bank/ProblemError.ts';
import { dateProblems } from '../contract/problems.ts';
import { dateAfter } from './dates.ts';
import { findLocked } from './lockSchedule.ts';
import { findSchedule, noSchedule } from './schedules.ts';

/** Asked for again, it leaves out no further date. */
export async function skipScheduled(bank: Bank, customerId: string, id: string, on: string) {
  return bank.db.transaction().execute(async (db) => {
    const current = await findLocked(db, customerId, id);
    const isSkipped = await isSkippedOn(db, id, on);
    if (!current && !isSkipped) throw noSchedule();
    if (isSkipped || !current) return findSchedule(db, customerId, id);
    const { next_on, first_on: firstOn, last_on: lastOn, rhythm } = current;
    if (on !== next_on) throw fieldProblem('/on', 'This is not the next date.', dateProblems['date-dealt-with']);
    const execution = { outcome: 'skipped' as const, transaction_id: null, reason: null, at: bank.now() };
    await db
      .insertInto('schedule_executions')
      .values({ schedule_id: id, due_on: on, ...execution })
      .execute();
    await db
      .updateTable('schedules')
      .set({ next_on: dateAfter({ firstOn, lastOn, rhythm }, on) })
      .where('id', '=', id)
      .execute();
    await record(db, bank.now(), customerId, { event: 'schedule-changed', details: { schedule: id, skipped: on } });
    return findSchedule(db, customerId, id);
  });
}

async function isSkippedOn(db: Connection, id: string, on: string): Promise<boolean> {
  const row = await db
    .selectFrom('schedule_executions')
    .select('due_on')
    .where('schedule_id', '=', id)
    .where('due_on', '=', on)
    .where('outcome', '=', 'skipped')
    .executeTakeFirst();
  return row !== undefined;
}
