import { sql } from 'kysely';
import { seed } from '../seeds/seed.ts';
import { migrate } from './migrate.ts';
import { openInMemory } from './openEmbedded.ts';
import type { Snapshot } from './snapshot.ts';

/** A new demonstration bank whose history ends the day before. */
export async function makeSnapshot(day: Date): Promise<Snapshot> {
  const bank = await openInMemory();
  await migrate(bank.db);
  await seed(bank, day);
  // Without it the first readers pay for what seeding left behind.
  await sql`vacuum analyze`.execute(bank.db);
  const dump = await bank.dump();
  await bank.close();
  return { dump, day };
}
