import { record } from '../../../kernel/audit/record.ts';
import type { Bank } from '../../../kernel/bank/Bank.ts';
import { lockSchedule } from './lockSchedule.ts';

export async function cancelSchedule({ db: pool, now }: Bank, customerId: string, id: string): Promise<void> {
  await pool.transaction().execute(async (db) => {
    await lockSchedule(db, customerId, id);
    await db.updateTable('schedules').set({ next_on: null, cancelled_at: now() }).where('id', '=', id).execute();
    await record(db, now(), customerId, { event: 'schedule-cancelled', details: { schedule: id } });
  });
}
