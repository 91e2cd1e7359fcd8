import { type Kysely, type Migration, Migrator } from 'kysely';
import * as ledger from './migrations/0001-ledger.ts';
import * as signIn from './migrations/0002-sign-in.ts';
import * as expiringMessages from './migrations/0003-expiring-messages.ts';
import * as arrivedTokens from './migrations/0004-arrived-tokens.ts';
import * as lowAmounts from './migrations/0005-low-amounts.ts';
import type { Tables } from './tables.ts';

/** In their order; one that has been released is never changed again. */
export const migrations: Record<string, Migration> = {
  '0001-ledger': ledger,
  '0002-sign-in': signIn,
  '0003-expiring-messages': expiringMessages,
  '0004-arrived-tokens': arrivedTokens,
  '0005-low-amounts': lowAmounts,
};

/** Brings the database up to date. Several APIs that start at once wait for each other. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
