import { openEmbedded } from '../database/openEmbedded.ts';
import type { Database } from '../kernel/database/Database.ts';
import { moveToToday } from '../seeds/moveToToday.ts';
import { seedModules } from '../seeds/seedModules.ts';
import { CACHE, provideSnapshot } from './provideSnapshot.ts';
import type { Snapshot } from './snapshot.ts';

export async function openDemonstration(folder: string, cache = CACHE): Promise<Database> {
  const today = new Date();
  let snapshot: Promise<Snapshot> | undefined;
  const provided = () => (snapshot ??= provideSnapshot(cache, today));
  return openEmbedded(folder, {
    dump: async () => (await provided()).dump,
    fill: async (fresh) => {
      await moveToToday(fresh, (await provided()).day, today);
      await fresh.db.transaction().execute((trx) => seedModules(trx, today));
    },
  });
}
