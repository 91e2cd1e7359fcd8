import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../kernel/Module.ts';

async function passkeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      id uuid primary key default gen_random_uuid(),
      customer_id uuid not null references customers,
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null,
      transports text not null,
      name text not null,
      added_at timestamptz(3) not null,
      used_at timestamptz(3)
    )`.execute(db);
  await sql`create index passkeys_customer on passkeys (customer_id)`.execute(db);
  await sql`
    create table passkey_challenges (
      hash bytea primary key,
      session_id uuid references sessions on delete cascade,
      expires_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index passkey_challenges_session on passkey_challenges (session_id)`.execute(db);
  await sql`
    create table session_confirmations (
      session_id uuid primary key references sessions on delete cascade,
      confirmed_at timestamptz(3) not null
    )`.execute(db);
}

async function twoStep(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_steps (
      customer_id uuid primary key references customers,
      secret text,
      last_step bigint not null default 0,
      added_at timestamptz(3) not null
    )`.execute(db);
  await sql`
    create table two_step_setups (
      session_id uuid primary key references sessions on delete cascade,
      secret text not null,
      tries int not null,
      expires_at timestamptz(3) not null
    )`.execute(db);
  await sql`
    create table recovery_codes (
      hash bytea primary key,
      customer_id uuid not null references customers
    )`.execute(db);
  await sql`create index recovery_codes_customer on recovery_codes (customer_id)`.execute(db);
  await sql`
    create table sign_in_proofs (
      hash bytea primary key,
      customer_id uuid not null references customers,
      tries int not null default 0,
      expires_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index sign_in_proofs_customer on sign_in_proofs (customer_id)`.execute(db);
}

async function secondStepOfSessions(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column second_step boolean not null default false`.execute(db);
  await sql`alter table passkeys add column counts_from timestamptz(3)`.execute(db);
  await sql`alter table second_steps add column counts_from timestamptz(3)`.execute(db);
}

/** Where codes go on going for a while, after the password alone has changed the address. */
async function formerAddresses(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table former_addresses (
      customer_id uuid primary key references customers,
      email text not null,
      expires_at timestamptz(3) not null
    )`.execute(db);
  await sql`alter table two_step_setups add column code_hash bytea`.execute(db);
}

/** What a session has shown beside the password, and what it has added itself. */
async function factorConfirmations(db: Kysely<unknown>): Promise<void> {
  await sql`alter table passkeys add column added_in uuid`.execute(db);
  await sql`alter table second_steps add column added_in uuid`.execute(db);
  await sql`
    create table factor_confirmations (
      session_id uuid primary key references sessions on delete cascade,
      code_hash bytea,
      tries int not null default 0,
      expires_at timestamptz(3) not null
    )`.execute(db);
}

const SWEPT = ['former_addresses', 'passkey_challenges', 'factor_confirmations', 'two_step_setups', 'sign_in_proofs'];

async function sweepIndexes(db: Kysely<unknown>): Promise<void> {
  for (const table of SWEPT)
    await sql`create index concurrently if not exists ${sql.ref(`${table}_expiring`)} on ${sql.table(table)} (expires_at)`.execute(
      db,
    );
}

/** Where customers have signed in before: a network's limit does not keep them out. */
async function networksOfDevices(db: Kysely<unknown>): Promise<void> {
  await sql`alter table devices add column network text`.execute(db);
}

async function newestSessions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index concurrently if not exists sessions_newest on sessions (customer_id, started_at desc)
    where ended_at is null`.execute(db);
}

/** They run in this order. A released migration never changes. */
export const migrations: Record<string, Migration> = {
  '0001-passkeys': { up: passkeys },
  '0002-two-step': { up: twoStep },
  '0003-second-step-of-sessions': { up: secondStepOfSessions },
  '0004-former-addresses': { up: formerAddresses },
  '0005-factor-confirmations': { up: factorConfirmations },
  '0006-sweep-indexes': { up: sweepIndexes, isConcurrent: true },
  '0007-networks-of-devices': { up: networksOfDevices },
  '0008-newest-sessions': { up: newestSessions, isConcurrent: true },
};
