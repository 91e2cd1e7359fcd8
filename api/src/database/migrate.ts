import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { SetupError } from '../SetupError.ts';
import { up as ledger } from './migrations/0001-ledger.ts';
import { up as signIn } from './migrations/0002-sign-in.ts';
import { up as expiringMessages } from './migrations/0003-expiring-messages.ts';
import { up as arrivedTokens } from './migrations/0004-arrived-tokens.ts';
import { up as lowAmounts } from './migrations/0005-low-amounts.ts';
import { up as audit } from './migrations/0010-audit.ts';
import { up as sessionDetails } from './migrations/0011-session-details.ts';
import { up as failures } from './migrations/0012-failures.ts';
import { up as namedCounterparties } from './migrations/0020-named-counterparties.ts';
import { up as deadLetters } from './migrations/0021-dead-letters.ts';
import { up as contactChanges } from './migrations/0022-contact-changes.ts';
import { up as registrationCodes } from './migrations/0023-registration-codes.ts';
import { up as assertionKeys } from './migrations/0024-assertion-keys.ts';
import { up as languages } from './migrations/0025-languages.ts';
import { up as transactions } from './migrations/0030-transactions.ts';
import { up as ledgerRules } from './migrations/0031-ledger-rules.ts';
import { up as holds } from './migrations/0032-holds.ts';
import { up as posting } from './migrations/0033-posting.ts';
import { up as holding } from './migrations/0034-holding.ts';
import { up as proof } from './migrations/0035-proof.ts';
import { up as applicationRole } from './migrations/0036-application-role.ts';
import type { Tables } from './tables.ts';

/** In order. A released migration never changes. */
export const migrations: Record<string, Migration> = {
  '0001-ledger': { up: ledger },
  '0002-sign-in': { up: signIn },
  '0003-expiring-messages': { up: expiringMessages },
  '0004-arrived-tokens': { up: arrivedTokens },
  '0005-low-amounts': { up: lowAmounts },
  '0010-audit': { up: audit },
  '0011-session-details': { up: sessionDetails },
  '0012-failures': { up: failures },
  '0020-named-counterparties': { up: namedCounterparties },
  '0021-dead-letters': { up: deadLetters },
  '0022-contact-changes': { up: contactChanges },
  '0023-registration-codes': { up: registrationCodes },
  '0024-assertion-keys': { up: assertionKeys },
  '0025-languages': { up: languages },
  '0030-transactions': { up: transactions },
  '0031-ledger-rules': { up: ledgerRules },
  '0032-holds': { up: holds },
  '0033-posting': { up: posting },
  '0034-holding': { up: holding },
  '0035-proof': { up: proof },
  '0036-application-role': { up: applicationRole },
};

/**
 * Safe to run from several processes at once: the migrator takes a lock. Leaves alone what a newer version has done.
 * @param db as the owner of the tables
 */
export async function migrate(db: Kysely<Tables>, wanted = migrations): Promise<void> {
  const others = await findOthers(db, wanted);
  const provider = { getMigrations: async () => ({ ...wanted, ...others }) };
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** @throws {SetupError} when the database lacks a migration that this version knows */
export async function requireMigrated(db: Kysely<Tables>): Promise<void> {
  const executed = await executedMigrations(db);
  const missing = Object.keys(migrations).filter((name) => !executed.includes(name));
  if (missing.length === 0) return;
  throw new SetupError(
    `The database of DATABASE_URL lacks ${missing.join(', ')}. Run \`node api.js migrate\` with the login that owns its tables.`,
  );
}

/** The migrator fails on what it does not know. */
async function findOthers(db: Kysely<Tables>, known: Record<string, Migration>): Promise<Record<string, Migration>> {
  const executed = await executedMigrations(db);
  return Object.fromEntries(executed.filter((name) => !(name in known)).map((name) => [name, { up: async () => {} }]));
}

async function executedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const table = await sql<{ name: string | null }>`select to_regclass('kysely_migration')::text as name`.execute(db);
  if (!table.rows[0]?.name) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}
