import { sql } from 'kysely';
import { describe, readWording } from '../../../ledger/wording.ts';

/** Select it from `entries`. */
export const sourceOfEntry = sql<string>`(select source from transactions where id = entries.transaction_id)`;

export function wordingOf({ description, source }: { description: string; source: string }) {
  const wording = readWording(description, source);
  return wording && { wording };
}

/** Says whom it was paid to, or came from, without the note, which differs from one booking to the next. */
export function wordsWithoutMemo({ description, source }: { description: string; source: string }) {
  const { memo: _, ...wording } = readWording(description, source) ?? {};
  return 'kind' in wording ? { description: describe(wording), wording } : { description };
}
