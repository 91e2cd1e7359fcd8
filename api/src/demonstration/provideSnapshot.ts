import path from 'node:path';
import { findSnapshot, type Snapshot, saveSnapshot } from './snapshot.ts';

export const CACHE = path.resolve('.cache/api');

/**
 * Returns the cached snapshot for this state of the code, or makes it, which takes seconds.
 * @param onMake called before it is made
 */
export async function provideSnapshot(cache: string, today: Date, onMake?: () => void): Promise<Snapshot> {
  const found = await findSnapshot(cache);
  if (found) return found;
  onMake?.();
  // Imported on demand: it loads the embedded database.
  const { makeSnapshot } = await import('./makeSnapshot.ts');
  const made = await makeSnapshot(today);
  await saveSnapshot(cache, made);
  return made;
}
