import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Tables } from '../kernel/database/tables.ts';
import type { Migration, Module } from '../kernel/Module.ts';
import { SetupError } from '../kernel/SetupError.ts';
import { foundation, modules } from '../modules.ts';
import { functionMigrations } from './functions.ts';

export const migrations = { ...historyOf(modules), ...functionMigrations };

/** One history per module, after that of the foundation: a module’s names begin with its own, as in `payments-0001-payees`. */
function historyOf(some: Module[]): Record<string, Migration> {
  const named = some.flatMap((module) => {
    const prefix = foundation.includes(module) ? '' : `${module.name}-`;
    return Object.entries(module.migrations ?? {}).map(([name, migration]) => [prefix + name, migration] as const);
  });
  return Object.fromEntries(named);
}

/**
 * Safe to run from several processes at once: the migrator takes a lock, except while it builds an index beside bookings.
 * The later of two processes that do so at once fails; run it again. Leaves alone what a newer version has done.
 * @param db as the owner of the tables
 */
export async function migrate(db: Kysely<Tables>, wanted = migrations): Promise<void> {
  const inTransaction = Object.entries(wanted).filter(([, { isConcurrent }]) => !isConcurrent);
  await run(db, Object.fromEntries(inTransaction));
  await run(db, wanted, true);
}

async function run(db: Kysely<Tables>, wanted: Record<string, Migration>, disableTransactions = false): Promise<void> {
  const others = await findOthers(db, wanted);
  const provider = { getMigrations: async () => ({ ...wanted, ...others }) };
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true, disableTransactions });
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
