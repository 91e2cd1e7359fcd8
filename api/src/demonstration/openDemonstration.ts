import type { Database } from '../database/Database.ts';
import { openEmbedded } from '../database/openEmbedded.ts';
import { moveToToday } from '../seeds/moveToToday.ts';
import { CACHE, provideSnapshot } from './provideSnapshot.ts';
import type { Snapshot } from './snapshot.ts';

export async function openDemonstration(folder: string, cache = CACHE): Promise<Database> {
  const today = new Date();
  let snapshot: Promise<Snapshot> | undefined;
  const provided = () => (snapshot ??= provideSnapshot(cache, today));
  return openEmbedded(folder, {
    dump: async () => (await provided()).dump,
    fill: async (fresh) => moveToToday(fresh, (await provided()).day, today),
  });
}
