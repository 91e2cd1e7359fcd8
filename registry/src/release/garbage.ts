import path from 'node:path';
import { artifactKey } from '../artifactKey.ts';
import { latestBank, latestRegistry } from '../bank/latest.ts';
import { readGood } from '../bank/readGood.ts';
import type { Deployment } from '../Deployment.ts';
import { allReleases, collectGarbage, releaseId } from '../edits/collectGarbage.ts';
import { mapKey } from '../mapKey.ts';
import { OperatorError } from '../OperatorError.ts';
import { FORMS, storedName } from '../readArtifact.ts';
import { type Revision, revise } from '../revisions/revise.ts';
import type { Release } from '../schema.ts';
import { emptyState, type State } from '../state.ts';
import { Documents } from '../streams/Documents.ts';

/** How long pages stay open. */
export const PAGE_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** @param limits `pageLifetime` in ms protects releases that were live within it @returns the new revision, what was removed, and what only open pages may still need */
export async function removeGarbage(
  deployment: Deployment,
  { by, why }: { by: string; why: string },
  { pageLifetime = PAGE_LIFETIME_MS, keepsHeld = true } = {},
): Promise<Revision & { removed: Release[]; inUse: Release[] }> {
  const since = Date.now() - pageLifetime;
  const live = pageLifetime > 0 ? await liveSince(deployment, since) : new Set<string>();
  const isInUse = (release: Release) =>
    pageLifetime > 0 && (live.has(releaseId(release)) || Date.parse(release.releasedAt) > since);
  const reason = { by, why, action: 'gc', app: 'registry' };
  const { before, registry } = await revise(deployment, reason, collectGarbage(isInUse, keepsHeld));
  const removed = missingIn(registry ?? before, before);
  const unused = missingIn(collectGarbage(() => false, keepsHeld)(before), before);
  for (const release of removed) await removeFiles(deployment, release);
  return { before, registry, removed, inUse: unused.filter((release) => !removed.includes(release)) };
}

function missingIn({ releases }: State, before: State): Release[] {
  return allReleases(before).filter(({ name, version }) => !releases[name]?.[version]);
}

/** What other versions have as well stays. */
async function removeFiles(deployment: Deployment, release: Release): Promise<void> {
  const { name, version } = release;
  // The same content may have been released again meanwhile.
  const unused = await unusedKeys(deployment, release);
  for (const key of unused) await deployment.store.remove(key);
  const isUsedAgain = (await unusedKeys(deployment, release)).length < unused.length;
  if (isUsedAgain)
    throw new OperatorError(`${name} ${version} was released while its files were being removed. Release it again.`);
}

/** The folder of the version, each of its files that lies beside those of other versions, and the maps of its scripts. */
async function unusedKeys(deployment: Deployment, release: Release): Promise<string[]> {
  const used = new Set(allReleases((await latestRegistry(deployment)) ?? emptyState).flatMap(keysOf));
  return keysOf(release).filter((key) => !used.has(key));
}

function keysOf(release: Release): string[] {
  const folder = path.posix.dirname(artifactKey(release, 'index.html'));
  const files = Object.keys(release.assets).map((file) => artifactKey(release, file));
  const shared = files.filter((key) => path.posix.dirname(key) !== folder);
  const maps = Object.keys(release.assets).flatMap((file) => (file.endsWith('.js') && mapKey(release, file)) || []);
  return [folder, ...shared.flatMap((key) => FORMS.map((form) => storedName(key, form))), ...maps];
}

async function liveSince(deployment: Deployment, since: number): Promise<Set<string>> {
  const live = new Set<string>();
  const { files } = await latestBank(deployment);
  const read = new Documents(deployment);
  for (const [stream, documents] of files) {
    if (stream === 'operators') continue;
    for (const file of documents) {
      const document = await readGood(read, file);
      read.forget(file);
      if (!document || !('package' in document)) continue;
      const { package: name, channel, change } = document;
      for (const version of [channel?.active, channel?.canary?.version]) live.add(`${name}@${version}`);
      // The release that was live when the time began is the last that counts.
      if (Date.parse(change.at) < since) break;
    }
  }
  return live;
}
