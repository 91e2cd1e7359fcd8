import { seed } from '../seeds/seed.ts';
import type { Settings } from '../settings.ts';
import type { Database } from './Database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './openPostgres.ts';

/** The bank's database, up to date. A new one is filled with a believable bank if it is to be a demonstration. */
export async function openDatabase(settings: Settings, log: (error: Error) => void): Promise<Database> {
  const { databaseUrl, folder, isDemo } = settings;
  // The embedded database is large, and a bank on a PostgreSQL starts without it.
  if (!databaseUrl) return (await import('./openDemonstration.ts')).openDemonstration(folder);
  const database = await openPostgres(databaseUrl, log);
  await migrate(database.db);
  if (isDemo) await seed(database, new Date());
  return database;
}
