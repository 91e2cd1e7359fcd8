import { type Kysely, sql } from 'kysely';

/** Which of the bank's own accounts a kind of source may use: it pays in, and takes out as `pays` says. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table source_accounts (
      source text not null check (source <> ''),
      account_id uuid not null references accounts,
      pays text not null check (pays in ('never', 'reversals', 'always')),
      primary key (source, account_id)
    )`.execute(db);
  await sql`revoke insert, update, delete on source_accounts from bank_application`.execute(db);
}
