import { sql } from 'kysely';
import { type Bank, DAY, later } from '../../../kernel/bank/Bank.ts';
import type { JobRun } from '../../../kernel/scheduler/Job.ts';
import { removeAll } from '../../../kernel/sweep.ts';

const KEPT_MS = 365 * DAY;

export function sweep(bank: Bank, run: JobRun): Promise<void> {
  return removeAll(bank, run, 'alerts', sql`at < ${later(bank.now(), -KEPT_MS)}`);
}
