import { type Kysely, sql } from 'kysely';
import type { Tables } from '../kernel/database/tables.ts';
import { withoutLedgerRules } from '../seeds/withoutLedgerRules.ts';

/** Runs statements as the owner of the tables, past the ledger's rules. @param values of the words that stand for them */
export async function fillTables(
  db: Kysely<Tables>,
  statements: string[],
  values: Record<string, string>,
): Promise<void> {
  const words = new RegExp(`\\b(${Object.keys(values).join('|')})\\b`, 'g');
  await db.transaction().execute((trx) =>
    withoutLedgerRules(trx, async () => {
      for (const statement of statements)
        await sql.raw(statement.replaceAll(words, (word) => values[word] ?? '')).execute(trx);
    }),
  );
}
