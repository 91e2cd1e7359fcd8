import type { Connection } from '../../../kernel/bank/Bank.ts';
import { noSchedule } from './schedules.ts';

/** @throws {ProblemError} when the customer has none of this id that goes on */
export async function lockSchedule(db: Connection, customerId: string, id: string) {
  const row = await findLocked(db, customerId, id);
  if (!row) throw noSchedule();
  return row;
}

/** Against the job that pays it. */
export async function findLocked(db: Connection, customerId: string, id: string) {
  const row = await db
    .selectFrom('schedules')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.next_on ? { ...row, next_on: row.next_on } : undefined;
}
