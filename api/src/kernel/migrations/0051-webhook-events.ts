import { type Kysely, sql } from 'kysely';

/**
 * What is to be told to the bank's own systems waits as messages wait in the outbox, once for each receiver. In the outbox
 * itself, servers of the version before would send it by mail.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_events (
      id uuid primary key default gen_random_uuid(),
      chain text not null,
      position bigint generated always as identity,
      recipient text not null,
      subject text not null,
      body text not null,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3),
      sent_at timestamptz(3),
      failed_at timestamptz(3),
      attempts integer not null default 0,
      next_try_at timestamptz(3) not null
    )`.execute(db);
  const isOpen = sql`sent_at is null`;
  await sql`create index webhook_events_waiting on webhook_events (recipient, next_try_at) where ${isOpen}`.execute(db);
  await sql`create index webhook_events_of_chain on webhook_events (recipient, chain, position) where ${isOpen}`.execute(
    db,
  );
  await sql`create index webhook_events_failed on webhook_events (failed_at) where failed_at is not null`.execute(db);
  await sql`create index webhook_events_created on webhook_events (created_at)`.execute(db);
}
