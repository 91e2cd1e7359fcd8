import type { Static } from 'typebox';
import { record } from '../../../kernel/audit/record.ts';
import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import { fieldProblem } from '../../../kernel/bank/ProblemError.ts';
import { askingToConfirm } from '../../../kernel/stepUp/stepUp.ts';
import { dateProblems, transferProblems } from '../contract/problems.ts';
import type { changeSchedule as endpoint } from '../contract/schedules.ts';
import { type Orderer, requireConfirmedPayment } from '../transfers/confirmations.ts';
import { findParties } from '../transfers/findParties.ts';
import { lockSchedule } from './lockSchedule.ts';
import { requireDates } from './requireDates.ts';
import { findSchedule } from './schedules.ts';

type Change = Static<typeof endpoint.schema.body>;

/** What is still to come. From another next date on, the rhythm counts from there. */
export async function changeSchedule(bank: Bank, orderer: Orderer, id: string, { amount, nextOn, lastOn }: Change) {
  const customerId = orderer.id;
  const change = async (db: Connection) => {
    const current = await lockSchedule(db, customerId, id);
    if (amount && amount.currency !== current.currency) {
      throw fieldProblem('/amount', `The amount must be in ${current.currency}.`, transferProblems['wrong-currency']);
    }
    if (amount && BigInt(amount.minor) > current.amount)
      await requireConfirmedRaise({ ...bank, db }, orderer, current, amount);
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
  };
  return askingToConfirm(bank, () => bank.db.transaction().execute(change));
}

/** Otherwise a cent could be confirmed, and anything paid. */
async function requireConfirmedRaise(
  bank: Bank,
  orderer: Orderer,
  { id, from_account_id, to_account_id, payee_id }: Awaited<ReturnType<typeof lockSchedule>>,
  amount: NonNullable<Change['amount']>,
): Promise<void> {
  const order = { fromAccountId: from_account_id, to: to_account_id ?? payee_id ?? '', amount };
  const parties = await findParties(bank.db, orderer.id, order, { isDue: false });
  if (typeof parties === 'string') return;
  await requireConfirmedPayment(bank, orderer, parties, { amount, parts: ['change', id], isLater: true });
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
