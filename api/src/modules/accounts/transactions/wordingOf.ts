import { sql } from 'kysely';
import { readWording } from '../../../ledger/wording.ts';

/** Select it from `entries`. */
export const sourceOfEntry = sql<string>`(select source from transactions where id = entries.transaction_id)`;

export function wordingOf({ description, source }: { description: string; source: string }) {
  const wording = readWording(description, source);
  return wording && { wording };
}
