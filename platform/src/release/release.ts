import type { Deployment } from '../registry/Deployment.ts';
import { activate, isActive } from '../registry/edits/activate.ts';
import { addRelease } from '../registry/edits/addRelease.ts';
import { setCanary } from '../registry/edits/canary.ts';
import { hold } from '../registry/edits/hold.ts';
import { latestRegistry } from '../registry/registry.ts';
import { type Revision, revise } from '../registry/revise.ts';
import type { Store } from '../registry/Store.ts';
import type { Release } from '../registry/schema.ts';
import { type Edit, emptyState, type State } from '../registry/state.ts';
import { type Compressed, compress } from './compress.ts';
import { type Build, readBuild } from './readBuild.ts';

export interface Candidate extends Build {
  compressed: Map<string, Compressed>;
}

export interface ReleaseOptions {
  by: string;
  why: string;
  /** A number is a canary's percentage. */
  to?: 'everybody' | 'nobody' | number;
  /** Throws to refuse the release; called again when another writer was faster. */
  guard?: (release: Release, state: State) => void;
}

/** @param base absolute URL, for artifacts not served with the bank */
export async function readCandidate(folder: string, base?: string): Promise<Candidate> {
  const build = await readBuild(folder, base);
  return { ...build, compressed: await compress(build.files) };
}

/** @throws {OperatorError} when refused; by the guard before anything is uploaded @returns no revision when it is active already */
export async function release(
  deployment: Deployment,
  candidate: Candidate,
  { by, why, to = 'everybody', guard }: ReleaseOptions,
): Promise<Revision> {
  const { release: candidateRelease } = candidate;
  const { name: app, version } = candidateRelease;
  const action = to === 'everybody' ? 'release' : to === 'nobody' ? 'hold' : 'canary';
  const edit = (state: State) => {
    if (to === 'everybody' && isActive(state, candidateRelease)) return state;
    guard?.(candidateRelease, state);
    return editFor(candidateRelease, to)(state);
  };
  edit((await latestRegistry(deployment)) ?? emptyState);
  await upload(deployment.store, candidate);
  const vouched = { app, version };
  const revision = await revise(deployment, { by, why, action, app, version }, edit, { vouched });
  // Garbage collection may have removed the files between upload and revision.
  if (!(await isStored(deployment.store, candidateRelease))) await upload(deployment.store, candidate);
  return revision;
}

export async function isStored(store: Store, { name, version, assets }: Release): Promise<boolean> {
  const found = await Promise.all(Object.keys(assets).map((file) => store.has(`artifacts/${name}/${version}/${file}`)));
  return !found.includes(false);
}

function editFor(candidate: Release, to: 'everybody' | 'nobody' | number): Edit {
  if (to === 'everybody') return activate(candidate);
  if (to === 'nobody') return hold(candidate);
  return (state) => setCanary(candidate.name, candidate.version, to)(addRelease(candidate)(state));
}

export async function upload(
  store: Store,
  { release: { name, version }, files, compressed }: Candidate,
): Promise<void> {
  const folder = `artifacts/${name}/${version}`;
  await Promise.all(
    [...files].map(async ([file, bytes]) => {
      await store.put(`${folder}/${file}`, bytes);
      const forms = compressed.get(file);
      if (!forms) return;
      await store.put(`${folder}/${file}.br`, forms.br);
      await store.put(`${folder}/${file}.gz`, forms.gz);
    }),
  );
}
