import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../kernel/database/tables.ts';

/**
 * Runs statements past all triggers, those of the ledger's rules and of references included, and makes indexes afterwards: row by
 * row, the database would take many times as long. Locks the tables, and works for superusers only.
 * @param values of the words that stand for them
 */
export async function fillTables(
  db: Kysely<Tables>,
  statements: string[],
  values: Record<string, string>,
): Promise<void> {
  const words = new RegExp(`\\b(${Object.keys(values).join('|')})\\b`, 'g');
  const tables = statements.flatMap((statement) => /insert into (\w+)/.exec(statement)?.[1] ?? []);
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    // Where a bank is in use, whoever waits in a circle with this gives way.
    await sql`set local deadlock_timeout = '1h'`.execute(trx);
    await withoutIndexes(trx, tables, async () => {
      for (const statement of statements)
        await sql.raw(statement.replaceAll(words, (word) => values[word] ?? '')).execute(trx);
    });
  });
}

/** Constraints keep theirs. */
async function withoutIndexes(trx: Transaction<Tables>, tables: string[], write: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; text: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as text from pg_index
    join pg_class as made on made.oid = indexrelid join pg_class as filled on filled.oid = indrelid
    where filled.relname = any(${tables}) and filled.relkind = 'r' and not indisunique and not made.relispartition
    `.execute(trx);
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(trx);
  await write();
  await sql`set local maintenance_work_mem = '256MB'`.execute(trx);
  for (const { text } of rows) await sql.raw(text).execute(trx);
}
