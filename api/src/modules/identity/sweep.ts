import type { Bank } from '../../kernel/bank/Bank.ts';

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

export async function sweep({ db, now }: Bank): Promise<void> {
  for (const table of TABLES) await db.deleteFrom(table).where('expires_at', '<', now()).execute();
}
