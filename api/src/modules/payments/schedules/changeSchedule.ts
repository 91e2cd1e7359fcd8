import type { Static } from 'typebox';
import { record } from '../../../kernel/audit/record.ts';
import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import { fieldProblem } from '../../../kernel/bank/ProblemError.ts';
import { dateProblems, transferProblems } from '../contract/problems.ts';
import type { changeSchedule as endpoint } from '../contract/schedules.ts';
import { lockSchedule } from './lockSchedule.ts';
import { requireDates } from './requireDates.ts';
import { findSchedule } from './schedules.ts';

type Change = Static<typeof endpoint.schema.body>;

/** What is still to come. From another next date on, the rhythm counts from there. */
export async function changeSchedule(bank: Bank, customerId: string, id: string, { amount, nextOn, lastOn }: Change) {
  return bank.db.transaction().execute(async (db) => {
    const current = await lockSchedule(db, customerId, id);
    if (amount && amount.currency !== current.currency) {
      throw fieldProblem('/amount', `The amount must be in ${current.currency}.`, transferProblems['wrong-currency']);
    }
    const next = { nextOn: nextOn ?? current.next_on, lastOn: lastOn === undefined ? current.last_on : lastOn };
    if (nextOn !== undefined && nextOn !== current.next_on) await requireUndone(db, id, nextOn);
    requireDates(bank, next, 'nextOn');
    await db
      .updateTable('schedules')
      .set({ amount: BigInt(amount?.minor ?? current.amount), next_on: next.nextOn, last_on: next.lastOn })
      .$if(nextOn !== undefined && nextOn !== current.next_on, (query) => query.set({ first_on: next.nextOn }))
      .where('id', '=', id)
      .execute();
    const details = { schedule: id, minor: Number(amount?.minor ?? current.amount), next: next.nextOn };
    await record(db, bank.now(), customerId, { event: 'schedule-changed', details });
    return findSchedule(db, customerId, id);
  });
}

async function requireUndone(db: Connection, id: string, on: string): Promise<void> {
  const done = await db
    .selectFrom('schedule_executions')
    .select('due_on')
    .where('schedule_id', '=', id)
    .where('due_on', '>=', on)
    .executeTakeFirst();
  if (done) throw fieldProblem('/nextOn', 'This date has been dealt with.', dateProblems['date-dealt-with']);
}
