import path from 'node:path';
import { sql } from 'kysely';
import { moveToToday } from '../seeds/moveToToday.ts';
import { seed } from '../seeds/seed.ts';
import type { Settings } from '../settings.ts';
import type { Database } from './Database.ts';
import { migrate } from './migrate.ts';
import { openEmbedded } from './openEmbedded.ts';
import { openPostgres } from './openPostgres.ts';
import { findSnapshot, saveSnapshot } from './snapshot.ts';

const cache = path.resolve(import.meta.dirname, '../../../.cache/api');

/** The bank's database, up to date. A new one is filled with a believable bank if it is to be a demonstration. */
export async function openDatabase(settings: Settings, log: (error: Error) => void): Promise<Database> {
  const { databaseUrl, folder, isDemo } = settings;
  if (!databaseUrl) return openSeeded(folder);
  const database = await openPostgres(databaseUrl, log);
  await migrate(database.db);
  if (isDemo) await seed(database, new Date());
  return database;
}

async function openSeeded(folder: string): Promise<Database> {
  const today = new Date();
  const snapshot = await findSnapshot(cache);
  const database = await openEmbedded(folder, {
    dump: snapshot?.dump,
    fill: async (fresh) => {
      if (snapshot) return moveToToday(fresh, snapshot.day, today);
      await migrate(fresh.db);
      await seed(fresh, today);
      // Without it the first readers pay for what seeding left behind.
      await sql`vacuum analyze`.execute(fresh.db);
      await saveSnapshot(cache, await fresh.dump(), today);
    },
  });
  await migrate(database.db);
  return database;
}
