import path from 'node:path';
import { findSnapshot, type Snapshot, saveSnapshot } from './snapshot.ts';

export const CACHE = path.resolve('.cache/api');

/**
 * What a new demonstration bank begins from. It takes seconds to make, once for each state of the code.
 *
 * @param onMake called when there is none yet
 */
export async function provideSnapshot(cache: string, today: Date, onMake?: () => void): Promise<Snapshot> {
  const found = await findSnapshot(cache);
  if (found) return found;
  onMake?.();
  // What makes it, the database above all, is loaded where it is made.
  const { makeSnapshot } = await import('./makeSnapshot.ts');
  const made = await makeSnapshot(today);
  await saveSnapshot(cache, made);
  return made;
}
