import type { Static } from 'typebox';
import { record } from '../../../kernel/audit/record.ts';
import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import { fieldProblem } from '../../../kernel/bank/ProblemError.ts';
import { askingToConfirm } from '../../../kernel/stepUp/stepUp.ts';
import { dateProblems, transferProblems } from '../contract/problems.ts';
import type { changeSchedule as endpoint } from '../contract/schedules.ts';
import { type Orderer, requireConfirmedPayment } from '../transfers/confirmations.ts';
import { findParties } from '../transfers/findParties.ts';
import { refusalOf } from '../transfers/refusalOf.ts';
import { lockSchedule } from './lockSchedule.ts';
import { requireDates } from './requireDates.ts';
import { findSchedule } from './schedules.ts';

type Change = Static<typeof endpoint.schema.body>;
type Current = Awaited<ReturnType<typeof lockSchedule>>;

interface Next {
  amount: bigint;
  nextOn: string;
  lastOn: string | null;
}

/** What is still to come. From another next date on, the rhythm counts from there. */
export async function changeSchedule(bank: Bank, orderer: Orderer, id: string, { amount, nextOn, lastOn }: Change) {
  const customerId = orderer.id;
  const change = async (db: Connection) => {
    const current = await lockSchedule(db, customerId, id);
    if (amount && amount.currency !== current.currency) {
      throw fieldProblem('/amount', `The amount must be in ${current.currency}.`, transferProblems['wrong-currency']);
    }
    const next = {
      amount: BigInt(amount?.minor ?? current.amount),
      nextOn: nextOn ?? current.next_on,
      lastOn: lastOn === undefined ? current.last_on : lastOn,
    };
    const isMoved = next.nextOn !== current.next_on;
    if (isMoved) await requireUndone(db, id, next.nextOn);
    requireDates(bank, next, 'nextOn');
    if (paysMore(current, next)) await requireConfirmedChange({ ...bank, db }, orderer, current, next);
    await db
      .updateTable('schedules')
      .set({ amount: next.amount, next_on: next.nextOn, last_on: next.lastOn })
      .$if(isMoved, (query) => query.set({ first_on: next.nextOn }))
      .where('id', '=', id)
      .execute();
    const details = { schedule: id, minor: Number(next.amount), next: next.nextOn };
    await record(db, bank.now(), customerId, { event: 'schedule-changed', details });
    return findSchedule(db, customerId, id);
  };
  return askingToConfirm(bank, () => bank.db.transaction().execute(change));
}

/** Tells whether a change pays more at once, in total, or sooner. */
function paysMore(current: Current, { amount, nextOn, lastOn }: Next): boolean {
  const isLonger = current.last_on !== null && (lastOn === null || lastOn > current.last_on);
  return amount > current.amount || nextOn < current.next_on || isLonger;
}

/** Otherwise a cent could be confirmed, once and in a year, and anything paid, tomorrow and for ever. */
async function requireConfirmedChange(
  bank: Bank,
  orderer: Orderer,
  { id, from_account_id, to_account_id, payee_id, currency, rhythm }: Current,
  { amount: minor, nextOn, lastOn }: Next,
): Promise<void> {
  const amount = { minor: Number(minor), currency };
  const order = { fromAccountId: from_account_id, to: to_account_id ?? payee_id ?? '', amount };
  const parties = await findParties(bank.db, orderer.id, order, { isDue: false });
  if (typeof parties === 'string') {
    throw await refusalOf(bank.db, orderer.id, amount, { outcome: parties, accountId: null, room: null });
  }
  const plan = { rhythm, firstOn: nextOn, lastOn };
  await requireConfirmedPayment(bank, orderer, parties, { amount, parts: ['change', id], plan });
}

async function requireUndone(db: Connection, id: string, on: string): Promise<void> {
  const done = await db
    .selectFrom('schedule_executions')
    .select('due_on')
    .where('schedule_id', '=', id)
    .where('due_on', '>=', on)
    .executeTakeFirst();
  if (done) throw fieldProblem('/nextOn', 'This payment was already made.', dateProblems['date-dealt-with']);
}
