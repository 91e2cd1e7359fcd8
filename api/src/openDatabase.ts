import type { Database } from './database/Database.ts';
import { migrate, requireMigrated } from './database/migrate.ts';
import { openAsApplication, openPostgres, requireOwnLogin } from './database/openPostgres.ts';
import type { Settings } from './settings.ts';

type Log = (error: Error) => void;

/** For the API. In production an operator migrates, with another login. */
export async function openDatabase(settings: Settings, log: Log): Promise<Database> {
  const { databaseUrl, folder, isProduction } = settings;
  // Imported on demand: large, and no bank with real customers needs them.
  if (!databaseUrl) return (await import('./demonstration/openDemonstration.ts')).openDemonstration(folder);
  if (!isProduction) await prepareDatabase(databaseUrl, settings, log);
  const database = await openAsApplication(databaseUrl, log);
  try {
    if (isProduction) await requireOwnLogin(database);
    await requireMigrated(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** @param databaseUrl with the login that owns the tables, or will */
export async function prepareDatabase(
  databaseUrl: string,
  { isDemo }: Pick<Settings, 'isDemo'>,
  log: Log,
): Promise<void> {
  const database = await openPostgres(databaseUrl, log);
  try {
    await migrate(database.db);
    if (isDemo) await (await import('./seeds/seed.ts')).seed(database, new Date());
  } finally {
    await database.close();
  }
}
