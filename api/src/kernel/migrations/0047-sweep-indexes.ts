import { type Kysely, sql } from 'kysely';

const INDEXES = {
  sessions_expiring: 'sessions (expires_at)',
  step_ups_expiring: 'step_ups (expires_at)',
  throttles_ending: 'throttles (window_ends)',
  failures_of_nobody: 'failures (last_at) where customer_id is null',
  devices_used: 'devices (used_at)',
  outbox_created: 'outbox (created_at)',
  outbox_expiring: "outbox (expires_at) where body <> ''",
  registrations_expiring: 'registrations (expires_at)',
  resets_expiring: 'resets (expires_at)',
  contact_changes_expiring: 'contact_changes (expires_at)',
  assertion_keys_expiring: 'assertion_keys (expires_at)',
};

/** What is removed is found without reading what stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, on] of Object.entries(INDEXES))
    await sql`create index concurrently if not exists ${sql.ref(name)} on ${sql.raw(on)}`.execute(db);
}
