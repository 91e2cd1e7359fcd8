import { type Kysely, sql } from 'kysely';

/** Groups that a customer is in, such as `private`: pages may show them other things, and the API nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table customers add column groups text[] not null default '{}'`.execute(db);
}
