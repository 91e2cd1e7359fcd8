import { record } from '../../../kernel/audit/record.ts';
import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import { lockSchedule } from './lockSchedule.ts';

export async function cancelSchedule({ db: pool, now }: Bank, customerId: string, id: string): Promise<void> {
  await pool.transaction().execute(async (db) => {
    await lockSchedule(db, customerId, id);
    await cancel(db, now(), customerId, id);
  });
}

/** All that are still to come. @param payee an id of the customer's book */
export async function cancelPayments(db: Connection, at: Date, customerId: string, payee: string): Promise<void> {
  const open = await db
    .selectFrom('schedules')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('payee_id', '=', payee)
    .where('next_on', 'is not', null)
    .forUpdate()
    .execute();
  for (const { id } of open) await cancel(db, at, customerId, id);
}

async function cancel(db: Connection, at: Date, customerId: string, id: string): Promise<void> {
  await db.updateTable('schedules').set({ next_on: null, cancelled_at: at }).where('id', '=', id).execute();
  await record(db, at, customerId, { event: 'schedule-cancelled', details: { schedule: id } });
}
