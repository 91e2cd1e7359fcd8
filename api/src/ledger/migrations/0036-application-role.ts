import { type Kysely, sql } from 'kysely';

/** Unchecked: for the functions that call it. */
const POST_ORDER = 'post_order(text, text, bytea, jsonb, text, date, uuid, uuid)';
const APPLICATIONS = [
  'find_outcome(text, text, bytea)',
  'refuse_order(text, text, bytea, text, uuid, bigint)',
  'post_transaction(text, text, bytea, jsonb, text, date)',
  'reverse_transaction(uuid, text, text, bytea, text)',
  'place_hold(text, text, bytea, uuid, text, bigint, text, timestamptz)',
  'capture_hold(uuid, text, text, bytea, jsonb, text, date)',
  'void_hold(uuid)',
  'void_expired_holds(timestamptz, integer)',
  'find_faults(uuid, uuid, integer)',
  'prove_books(integer)',
];
const NOT_THE_LEDGER = [
  ...['customers', 'sessions', 'access_tokens', 'refresh_tokens', 'devices', 'throttles', 'failures'],
  ...['registrations', 'resets', 'contact_changes', 'assertion_keys', 'outbox'],
];

/** The API works as this role: it reads everything, writes what is not the ledger, and moves money by functions only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createRole(db);
  await sql`grant usage on schema public to bank_application`.execute(db);
  await sql`grant select on all tables in schema public to bank_application`.execute(db);
  await sql`
    grant insert, update, delete on ${sql.join(NOT_THE_LEDGER.map((table) => sql.table(table)))}
    to bank_application`.execute(db);
  await sql`grant insert on audit_events to bank_application`.execute(db);
  // The trigger that chains events works with the rights of whoever adds one.
  await sql`grant insert, update on audit_chains to bank_application`.execute(db);
  // Otherwise a temporary table of that name could stand in for the chains.
  await sql`alter function append_audit_event() set search_path = pg_catalog, public, pg_temp`.execute(db);
  // Every role could execute them otherwise.
  for (const name of [POST_ORDER, ...APPLICATIONS]) {
    await sql`revoke execute on function ${sql.raw(name)} from public`.execute(db);
  }
  for (const name of APPLICATIONS) {
    await sql`grant execute on function ${sql.raw(name)} to bank_application`.execute(db);
  }
  // Of tables that later migrations create.
  await sql`
    alter default privileges in schema public grant select, insert, update, delete on tables to bank_application`.execute(
    db,
  );
}

/** Roles belong to the server: another database on it may have created this one. */
async function createRole(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    begin
      if not exists (select from pg_roles where rolname = 'bank_application') then
        create role bank_application nologin;
        grant bank_application to current_user;
      end if;
    exception
      when duplicate_object or unique_violation then null;
      when insufficient_privilege then
        raise exception 'This login may not create the role bank_application. Have an administrator run: create role bank_application nologin; grant bank_application to %; then migrate again.', current_user;
    end $$`.execute(db);
}
