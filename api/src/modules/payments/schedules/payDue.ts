import { sql } from 'kysely';
import { record } from '../../../kernel/audit/record.ts';
import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import { dayAt } from '../../../kernel/bank/days.ts';
import { moneyOf } from '../../../kernel/bank/money.ts';
import type { JobRun } from '../../../kernel/scheduler/Job.ts';
import { Queue, WORKED_OFF } from '../../../kernel/scheduler/Queue.ts';
import { tellCustomer } from '../messages/tellCustomer.ts';
import { lockCustomer } from '../transfers/lockCustomer.ts';
import { post, requestOf } from '../transfers/transfer.ts';
import { dateAfter } from './dates.ts';

export const dueSchedules = new Queue({
  table: 'schedules',
  id: 'id',
  waiting: (at) => sql`next_on <= ${dayAt(at)}`,
  since: 'next_on',
});

type Due = NonNullable<Awaited<ReturnType<typeof lockDue>>>;

/**
 * Pays what is due today or was due while no process ran, each date in a transaction of its own. What cannot be paid is
 * kept as failed with its reason; either way the next date goes on. An error leaves the date for later.
 */
export function payDue(bank: Bank, run: JobRun): Promise<void> {
  return dueSchedules.drain(bank, run, payOne);
}

async function payOne(bank: Bank, id: string): Promise<void> {
  const due = await lockDue(bank.db, id, dayAt(bank.now()));
  if (!due) return;
  const execution = await postDue(bank, due);
  await bank.db
    .insertInto('schedule_executions')
    .values({ schedule_id: id, due_on: due.next_on, at: bank.now(), ...execution })
    .execute();
  const { first_on: firstOn, last_on: lastOn, rhythm, next_on } = due;
  await bank.db
    .updateTable('schedules')
    .set({ next_on: dateAfter({ firstOn, lastOn, rhythm }, next_on), ...WORKED_OFF })
    .where('id', '=', id)
    .execute();
  if (execution.outcome === 'paid') return;
  await tellCustomer(bank.db, bank.now(), 'notPaid', due, next_on);
  const details = { schedule: id, on: next_on, reason: execution.reason, ...moneyOf(due.amount, due.currency) };
  await record(bank.db, bank.now(), due.customer_id, { event: 'scheduled-transfer-failed', details });
}

/** @returns undefined when another process had it */
async function lockDue(db: Connection, id: string, today: string) {
  const row = await db
    .selectFrom('schedules')
    .selectAll()
    .where('id', '=', id)
    .where('next_on', '<=', today)
    .forUpdate()
    .executeTakeFirst();
  return row?.next_on ? { ...row, next_on: row.next_on } : undefined;
}

/** Posts as the customer’s own order, under a key that no request can have. */
async function postDue(bank: Bank, due: Due) {
  const { id, next_on, customer_id, from_account_id, to_account_id, payee_id, amount, currency, memo } = due;
  const order = {
    fromAccountId: from_account_id,
    to: to_account_id ?? payee_id ?? '',
    amount: moneyOf(amount, currency),
    memo,
  };
  await lockCustomer(bank.db, customer_id);
  const { id: transaction_id, outcome } = await post(bank, requestOf(customer_id, `schedule:${id}:${next_on}`, order));
  return transaction_id === null
    ? { outcome: 'failed' as const, transaction_id: null, reason: outcome }
    : { outcome: 'paid' as const, transaction_id, reason: null };
}
