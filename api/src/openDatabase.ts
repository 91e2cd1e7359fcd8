import { migrate, requireMigrated } from './database/migrate.ts';
import type { Database } from './kernel/database/Database.ts';
import { openAsApplication, openPostgres, requireOwnLogin } from './kernel/database/openPostgres.ts';
import type { Settings } from './settings.ts';

type Log = (error: Error) => void;

/** Opens the API's database. In production an operator migrates, with another login. */
export async function openDatabase(settings: Settings, log: Log): Promise<Database> {
  const { databaseUrl, folder, isProduction } = settings;
  // Imported on demand: large, and no bank with real customers needs them.
  if (!databaseUrl) return (await import('./demonstration/openDemonstration.ts')).openDemonstration(folder);
  if (!isProduction) await prepareDatabase(databaseUrl, settings, log);
  const database = await openAsApplication(databaseUrl, log, settings.limits);
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
    if (isDemo) await seedDemonstration(database);
  } finally {
    await database.close();
  }
}

/** Imported on demand: no bank with real customers needs it. */
async function seedDemonstration(database: Database): Promise<void> {
  const [{ seed }, { seedModules }] = await Promise.all([import('./seeds/seed.ts'), import('./seeds/seedModules.ts')]);
  await seed(database, new Date(), seedModules);
}
