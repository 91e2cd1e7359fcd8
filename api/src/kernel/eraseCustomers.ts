import { sql } from 'kysely';
import type { Bank } from './bank/Bank.ts';
import type { JobRun } from './scheduler/Job.ts';

const AT_ONCE = 1000;

/** Erases what the law no longer tells to keep. The database says of whom, and by its own clock. */
export async function eraseCustomers({ db }: Bank, { signal }: JobRun): Promise<void> {
  for (let erased = 1; erased > 0 && !signal.aborted; ) {
    const { rows } = await sql<{ erased: number }>`select erase_customers(${AT_ONCE}) as erased`.execute(db);
    erased = rows[0]?.erased ?? 0;
  }
}
