import type { Transaction } from 'kysely';
import type { Tables } from '../kernel/database/tables.ts';
import { modules } from '../modules.ts';

/** Not part of a snapshot, which grows old: what they begin with is about today. */
export async function seedModules(trx: Transaction<Tables>, today: Date): Promise<void> {
  for (const { seed } of modules) await seed?.(trx, today);
}
