import { artifactKey } from '../artifactKey.ts';
import { latestRegistry } from '../bank/latest.ts';
import { SBOM } from '../buildFiles.ts';
import type { Deployment } from '../Deployment.ts';
import { activate, isActive } from '../edits/activate.ts';
import { addRelease } from '../edits/addRelease.ts';
import { setCanary } from '../edits/canary.ts';
import { hold } from '../edits/hold.ts';
import { heldTogether, together } from '../edits/together.ts';
import { mapKey } from '../mapKey.ts';
import { movedBeside } from '../movedBeside.ts';
import { storedName } from '../readArtifact.ts';
import { type Revision, revise } from '../revisions/revise.ts';
import type { Release } from '../schema.ts';
import { channelOf, type Edit, emptyState, type State, type Version, withChannel } from '../state.ts';
import type { Store } from '../store/Store.ts';
import { compress } from './compress.ts';
import { type Candidate, readBuild } from './readBuild.ts';

export interface ReleaseOptions {
  by: string;
  why: string;
  /** A number is a canary's percentage. */
  to?: 'everybody' | 'nobody' | number;
  /** Gateways judge the canary. */
  isJudged?: boolean;
  /** Gateways go back from the release by themselves. */
  autoRollback?: boolean;
  /** Throws to refuse the change; called again when another writer was faster. */
  guard?: (before: State, after: State) => void;
}

/** @param base absolute URL, for artifacts not served with the bank */
export async function readCandidate(folder: string, base?: string): Promise<Candidate> {
  const build = await readBuild(folder, base);
  return { ...build, compressed: await compress(build.files) };
}

export function release(deployment: Deployment, candidate: Candidate, options: ReleaseOptions): Promise<Revision> {
  return releaseTogether(deployment, [candidate], options);
}

/** Releases in one revision. @throws {OperatorError} when refused; by the guard before anything is uploaded @returns no revision when all are active already */
export async function releaseTogether(
  deployment: Deployment,
  candidates: Candidate[],
  { by, why, to = 'everybody', isJudged = false, autoRollback = false, guard }: ReleaseOptions,
): Promise<Revision> {
  const releases = candidates.map((candidate) => candidate.release);
  const [app = '', version = ''] = releases.map((one) => [one.name, one.version])[0] ?? [];
  const action = to === 'everybody' ? 'release' : to === 'nobody' ? 'hold' : 'canary';
  const edit = (state: State) => {
    const moved = to === 'everybody' ? releases.filter((one) => !isActive(state, one)) : releases;
    if (moved.length === 0) return state;
    const live = to === 'nobody' ? [] : moved;
    const after = live.reduce(
      (current, { name }) => withAutoRollback(current, name, autoRollback),
      editFor(moved, to, isJudged)(state),
    );
    guard?.(state, after);
    return after;
  };
  edit((await latestRegistry(deployment)) ?? emptyState);
  await Promise.all(candidates.map((candidate) => upload(deployment.store, candidate)));
  const reason = (before: State, after: State) => {
    const others = movedBeside(before, after, app);
    return { by, why, action, app, version, ...(others.length > 0 && { together: others }) };
  };
  const revision = await revise(deployment, reason, edit, { vouched: releases.map(versionOf) });
  // Garbage collection may have removed the files between upload and revision.
  for (const candidate of candidates) {
    if (!(await isStored(deployment.store, candidate.release))) await upload(deployment.store, candidate);
    await keepMaps(deployment.store, candidate);
  }
  return revision;
}

export async function isStored(store: Store, release: Release): Promise<boolean> {
  const files = [...Object.keys(release.assets), ...(release.sbom ? [SBOM] : [])];
  const found = await Promise.all(files.map((file) => store.has(artifactKey(release, file))));
  return !found.includes(false);
}

function withAutoRollback(state: State, app: string, isWanted: boolean): State {
  const channel = channelOf(state, app);
  if (!channel || Boolean(channel.autoRollback) === isWanted) return state;
  const { autoRollback: _, ...rest } = channel;
  return withChannel(state, app, { ...rest, ...(isWanted && { autoRollback: true as const }) });
}

/** Customers do without them, so a release does not fail for want of them. */
async function keepMaps(store: Store, { release, maps }: Candidate): Promise<void> {
  const puts = [...maps].flatMap(([script, bytes]) => {
    const key = mapKey(release, script);
    return key ? store.put(key, bytes) : [];
  });
  await Promise.all(puts).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : error;
    const { name, version } = release;
    console.error(
      `Warning: ${name} ${version} has no source maps in the store, for maps/ cannot be written. ${reason}`,
    );
  });
}

function editFor(releases: Release[], to: 'everybody' | 'nobody' | number, isJudged: boolean): Edit {
  const shellFirst = [...releases].sort((a, b) => Number(b.kind === 'shell') - Number(a.kind === 'shell'));
  const each = (edit: (one: Release) => Edit) => (state: State) =>
    shellFirst.reduce((current, one) => edit(one)(current), state);
  if (to === 'everybody') return together(releases.map(versionOf), each(activate));
  if (to === 'nobody') return heldTogether(releases.map(versionOf), each(hold));
  const canary = ({ name, version }: Release) => setCanary(name, version, to, isJudged);
  return together(releases.map(versionOf), (state) => each(canary)(each(addRelease)(state)));
}

function versionOf({ name, version }: Release): Version {
  return { app: name, version };
}

export async function upload(store: Store, { release, files, compressed, sbom }: Candidate): Promise<void> {
  if (sbom) await store.put(artifactKey(release, SBOM), sbom.bytes);
  await Promise.all(
    [...files].map(async ([file, bytes]) => {
      const key = artifactKey(release, file);
      await store.put(key, bytes);
      const forms = compressed.get(file);
      if (!forms) return;
      await store.put(storedName(key, 'br'), forms.br);
      await store.put(storedName(key, 'gzip'), forms.gz);
    }),
  );
}
