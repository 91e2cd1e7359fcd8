import { sql } from 'kysely';
import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import { dayAt } from '../../../kernel/bank/days.ts';
import type { JobRun } from '../../../kernel/scheduler/Job.ts';
import { Queue } from '../../../kernel/scheduler/Queue.ts';
import { type Due, payTogether } from './payTogether.ts';

export const dueSchedules = new Queue({
  table: 'schedules',
  id: 'id',
  waiting: (at) => sql`next_on <= ${dayAt(at)}`,
  since: 'next_on',
});

/**
 * Pays what is due today or was due while no process ran. What cannot be paid is kept as failed with its reason; either
 * way the next date goes on. An error leaves the date for later.
 */
export function payDue(bank: Bank, run: JobRun): Promise<void> {
  return dueSchedules.drainTogether(bank, run, payAll);
}

async function payAll(bank: Bank, ids: string[]): Promise<void> {
  await lockCustomersOf(bank.db, ids);
  for (const round of roundsOf(await lockDue(bank.db, ids, dayAt(bank.now())))) await payTogether(bank, round);
}

/** Does what `lockCustomer` does, for all of them in one order: so two that lock many cannot deadlock. */
async function lockCustomersOf(db: Connection, ids: string[]): Promise<void> {
  await sql`
    select from customers
    where id in (select customer_id from schedules where id = any(${ids}::uuid[]))
    order by id for no key update`.execute(db);
}

/** Leaves out what another process had, and what its customer changes right now. */
async function lockDue(db: Connection, ids: string[], today: string): Promise<Due[]> {
  const rows = await db
    .selectFrom('schedules')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('next_on', '<=', today)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.flatMap((row) => (row.next_on ? { ...row, next_on: row.next_on } : []));
}

/** Each has one order of each customer at most: what they may send depends on what they have sent. */
function roundsOf(due: Due[]): Due[][] {
  const rounds: Due[][] = [];
  for (const order of due) {
    const free = rounds.find((round) => round.every(({ customer_id }) => customer_id !== order.customer_id));
    if (free) free.push(order);
    else rounds.push([order]);
  }
  return rounds;
}
