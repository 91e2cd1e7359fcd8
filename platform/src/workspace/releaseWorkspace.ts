import { BUDGET, checkBuild } from '../check/buildRules.ts';
import { checkFit } from '../check/fitRules.ts';
import { refuse } from '../check/Refusal.ts';
import { operator } from '../commands/operator.ts';
import { OperatorError } from '../OperatorError.ts';
import type { Deployment } from '../registry/registry.ts';
import { latestRegistry } from '../registry/registry.ts';
import { channelOf } from '../registry/state.ts';
import { readBuild } from '../release/readBuild.ts';
import { type Candidate, isStored, readCandidate, release, upload } from '../release/release.ts';
import { buildIfChanged } from './build.ts';
import { deployablePackages, distOf } from './packages.ts';

/**
 * Builds what has changed and releases it into the store, saying how far it is. What is refused stays as it was.
 *
 * @throws {OperatorError} when a package does not build, or nothing of the bank could be released
 */
export async function releaseWorkspace(deployment: Deployment, say: (line: string) => void): Promise<void> {
  const packages = deployablePackages();
  say(`Looking for changes in ${packages.length} packages …`);
  let done = 0;
  await Promise.all(
    packages.map(async (name) => {
      const built = await buildIfChanged(name);
      done += 1;
      if (built) say(`Built ${name} (${done} of ${packages.length})`);
    }),
  );
  for (const name of packages) await releaseIfNew(deployment, name, say);
  if (!(await latestRegistry(deployment)))
    throw new OperatorError('Nothing could be released; the lines above say why.');
}

/** What has been released before stays as the operators left it: rolled back, disabled, or for some customers only. */
async function releaseIfNew(deployment: Deployment, name: string, say: (line: string) => void): Promise<void> {
  const registry = await latestRegistry(deployment);
  if (registry && channelOf(registry, name)?.pinned) return say(`${name} is pinned and stays as it is.`);
  const { release: built } = await readBuild(distOf(name));
  const isKnown = Boolean(registry?.releases[name]?.[built.version]);
  if (isKnown && (await isStored(deployment.store, built))) return;
  const candidate = await readCandidate(distOf(name));
  if (isKnown) {
    await upload(deployment.store, candidate);
    return say(`Restored files of ${name} ${built.version} that were missing in the store`);
  }
  const revision = await checked(deployment, candidate).catch((error: unknown) => {
    if (!(error instanceof OperatorError)) throw error;
    say(error.message);
  });
  if (revision) say(`Released ${name} ${built.version} (revision ${revision})`);
}

/** @returns the new revision, if any @throws {OperatorError} with what `check` would say */
async function checked(deployment: Deployment, candidate: Candidate): Promise<number | undefined> {
  const app = `${candidate.release.name} ${candidate.release.version}`;
  refuse(app, checkBuild(candidate, BUDGET));
  const { registry } = await release(deployment, candidate, {
    by: operator(),
    why: 'Released by the start command',
    guard: (built, state) => refuse(app, checkFit(built, state)),
  });
  return registry?.revision;
}
