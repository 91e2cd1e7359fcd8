import type { Database } from './database/Database.ts';
import { migrate } from './database/migrate.ts';
import { openPostgres } from './database/openPostgres.ts';
import type { Settings } from './settings.ts';

export async function openDatabase(settings: Settings, log: (error: Error) => void): Promise<Database> {
  const { databaseUrl, folder, isDemo } = settings;
  // Imported on demand: large, and no bank with real customers needs them.
  if (!databaseUrl) return (await import('./demonstration/openDemonstration.ts')).openDemonstration(folder);
  const database = await openPostgres(databaseUrl, log);
  await migrate(database.db);
  if (isDemo) await (await import('./seeds/seed.ts')).seed(database, new Date());
  return database;
}
