import { sql } from 'kysely';
import type { Bank } from '../../kernel/bank/Bank.ts';
import type { JobRun } from '../../kernel/scheduler/Job.ts';
import { removeAll } from '../../kernel/sweep.ts';

const TABLES = [
  'registrations',
  'resets',
  'contact_changes',
  'former_addresses',
  'assertion_keys',
  'passkey_challenges',
  'factor_confirmations',
  'two_step_setups',
  'sign_in_proofs',
] as const;

export async function sweep(bank: Bank, run: JobRun): Promise<void> {
  for (const table of TABLES) await removeAll(bank, run, table, sql`expires_at < ${bank.now()}`);
}
