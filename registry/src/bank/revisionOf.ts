import { groupBy } from '../groupBy.ts';
import type { Roles } from '../roles/schema.ts';
import type { StreamFile } from '../streams/StreamFile.ts';

/**
 * Counts changes by the names of their documents: a squad decides its numbers, and whatever becomes of a document or of
 * the right of its key, no later change has a lower revision. @param files of all keys that may write there, or could
 */
export function revisionOf(files: StreamFile[], revoked: Roles['revoked']): number {
  const streams = groupBy(files, ({ stream }) => stream);
  return streams.reduce((sum, all) => {
    const again = highest(all.filter(({ signer }) => Object.hasOwn(revoked, signer)));
    // Numbers of revoked keys are taken once more.
    const below = new Set(all.filter(({ number }) => number <= again).map(({ hash }) => hash));
    return sum + highest(all) + below.size;
  }, 0);
}

function highest(files: StreamFile[]): number {
  return files.reduce((most, { number }) => Math.max(most, number), 0);
}
