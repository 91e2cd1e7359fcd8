import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * Lets a kind of source (`customer` of `customer:1`) use accounts of the bank's own. Called by migrations.
 * @param numbers a pattern of theirs, as of `like`
 * @param pays when it may take money out of them
 */
export async function allowSource(
  db: QueryExecutorProvider,
  source: string,
  numbers: string,
  pays: 'never' | 'reversals' | 'always',
): Promise<void> {
  await sql`
    insert into source_accounts
    select ${source}, id, ${pays} from accounts where type = 'Internal' and number like ${numbers}
    on conflict do nothing`.execute(db);
}
