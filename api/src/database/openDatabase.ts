import type { Settings } from '../settings.ts';
import type { Database } from './Database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './openPostgres.ts';

export async function openDatabase(settings: Settings, log: (error: Error) => void): Promise<Database> {
  const { databaseUrl, folder, isDemo } = settings;
  // Imported on demand: large, and no bank with real customers needs them.
  if (!databaseUrl) return (await import('./openDemonstration.ts')).openDemonstration(folder);
  const database = await openPostgres(databaseUrl, log);
  await migrate(database.db);
  if (isDemo) await (await import('../seeds/seed.ts')).seed(database, new Date());
  return database;
}
