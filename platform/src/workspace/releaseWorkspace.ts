import { BUDGET, checkBuild } from '../check/buildRules.ts';
import { checkFit } from '../check/fitRules.ts';
import { fitTogether, withAll } from '../check/fitTogether.ts';
import { describe, type Refusal, refuse } from '../check/Refusal.ts';
import { operator } from '../commands/operator.ts';
import { OperatorError } from '../OperatorError.ts';
import type { Deployment } from '../registry/registry.ts';
import { latestRegistry } from '../registry/registry.ts';
import type { Release } from '../registry/schema.ts';
import { channelOf, emptyState, type State } from '../registry/state.ts';
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
  await releaseBuilds(deployment, packages.map(distOf), say);
}

/**
 * Releases builds side by side, as far as they are new and fit together.
 *
 * @param folders of the builds, the shell's first
 * @throws {OperatorError} when nothing of the bank could be released
 */
export async function releaseBuilds(
  deployment: Deployment,
  folders: string[],
  say: (line: string) => void,
): Promise<void> {
  const candidates = await newCandidates(deployment, folders, say);
  const unfit: Refusal[] = [];
  const fitting = fitTogether(
    candidates.map(({ release }) => release),
    await stateOf(deployment),
    (_, refusals) => unfit.push(...refusals),
  );
  if (unfit.length > 0) say(`What does not fit the rest stays as it was.\n${describe(unfit)}`);
  for (const candidate of candidates.filter(({ release }) => fitting.includes(release))) {
    const { registry } = await release(deployment, candidate, {
      by: operator(),
      why: 'Released by the start command',
      // Beside the others, not beside what they are about to replace.
      guard: (built, state) => refuse(`${id(built)} cannot be deployed.`, checkFit(built, withAll(fitting, state))),
    });
    if (registry) say(`Released ${id(candidate.release)} (revision ${registry.revision})`);
  }
  if (!(await latestRegistry(deployment)))
    throw new OperatorError('Nothing could be released; the lines above say why.');
}

/** What the store does not know yet, and the rules for builds allow. */
async function newCandidates(deployment: Deployment, folders: string[], say: (line: string) => void) {
  const candidates: Candidate[] = [];
  for (const folder of folders) {
    const candidate = await candidateIfNew(deployment, folder, say);
    const refusals = candidate ? checkBuild(candidate, BUDGET) : [];
    if (candidate && refusals.length > 0) say(`${id(candidate.release)} cannot be deployed.\n${describe(refusals)}`);
    else if (candidate) candidates.push(candidate);
  }
  return candidates;
}

/** What has been released before stays as the operators left it: rolled back, disabled, or for some customers only. */
async function candidateIfNew(
  deployment: Deployment,
  folder: string,
  say: (line: string) => void,
): Promise<Candidate | undefined> {
  const registry = await latestRegistry(deployment);
  const { release: built } = await readBuild(folder);
  const { name } = built;
  if (registry && channelOf(registry, name)?.pinned) return void say(`${name} is pinned and stays as it is.`);
  const isKnown = Boolean(registry?.releases[name]?.[built.version]);
  if (isKnown && (await isStored(deployment.store, built))) return undefined;
  const candidate = await readCandidate(folder);
  if (!isKnown) return candidate;
  await upload(deployment.store, candidate);
  say(`Restored files of ${id(built)} that were missing in the store`);
  return undefined;
}

async function stateOf(deployment: Deployment): Promise<State> {
  return (await latestRegistry(deployment)) ?? emptyState;
}

function id({ name, version }: Release): string {
  return `${name} ${version}`;
}
