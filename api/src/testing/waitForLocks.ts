import { sql } from 'kysely';
import type { TestBank } from './TestBank.ts';

/** Resolves once that many transactions wait for a lock, on PostgreSQL. */
export async function waitForLocks(bank: TestBank, wanted: number): Promise<void> {
  let waiting = 0;
  while (waiting < wanted) {
    const { rows } = await sql<{ count: bigint }>`select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(bank.owner);
    waiting = Number(rows[0]?.count);
  }
}
