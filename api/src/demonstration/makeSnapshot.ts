import { sql } from 'kysely';
import { migrate } from '../database/migrate.ts';
import { openInMemory } from '../database/openEmbedded.ts';
import { seed } from '../seeds/seed.ts';
import type { Snapshot } from './snapshot.ts';

export async function makeSnapshot(day: Date): Promise<Snapshot> {
  const bank = await openInMemory();
  await migrate(bank.db);
  await seed(bank, day);
  // Otherwise the first queries would pay for the cleanup after seeding.
  await sql`vacuum analyze`.execute(bank.db);
  const dump = await bank.dump();
  await bank.close();
  return { dump, day };
}
