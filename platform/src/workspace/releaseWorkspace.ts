import { latestRegistry } from '@bank/registry/bank/latest.ts';
import { BUDGET_BYTES, checkBuild } from '@bank/registry/check/buildRules.ts';
import { checkComponents } from '@bank/registry/check/componentRules.ts';
import { checkFit } from '@bank/registry/check/fitRules.ts';
import { fitTogether, withAll } from '@bank/registry/check/fitTogether.ts';
import { describe, type Refusal, refuse } from '@bank/registry/check/Refusal.ts';
import { loadRefused } from '@bank/registry/config/loadConfig.ts';
import { operator } from '@bank/registry/config/operator.ts';
import { configFile } from '@bank/registry/config/places.ts';
import type { Deployment } from '@bank/registry/Deployment.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { type Candidate, readBuild } from '@bank/registry/release/readBuild.ts';
import { isStored, readCandidate, release, upload } from '@bank/registry/release/release.ts';
import type { Release } from '@bank/registry/schema.ts';
import { channelOf, emptyState, type State } from '@bank/registry/state.ts';
import { buildIfChanged } from './build.ts';
import { currentWorkspace, distOf, type Package } from './Workspace.ts';

/** Refused packages stay as they were. @throws {OperatorError} when a build fails or nothing could be released */
export async function releaseWorkspace(
  deployment: Deployment,
  log: (line: string) => void,
  also: Package[] = [],
): Promise<void> {
  const workspace = currentWorkspace();
  const packages = [...workspace.packages, ...also];
  log(`Looking for changes in ${packages.length} packages …`);
  let done = 0;
  await Promise.all(
    packages.map(async (one) => {
      const built = await buildIfChanged(workspace, one);
      done += 1;
      if (built) log(`Built ${one.name} (${done} of ${packages.length})`);
    }),
  );
  await releaseBuilds(deployment, packages.map(distOf), log);
}

/** @param folders of builds, the shell first @throws {OperatorError} when nothing could be released */
export async function releaseBuilds(
  deployment: Deployment,
  folders: string[],
  log: (line: string) => void,
): Promise<void> {
  const candidates = await newCandidates(deployment, folders, log);
  const unfit: Refusal[] = [];
  const fitting = fitTogether(
    candidates.map(({ release }) => release),
    await stateOf(deployment),
    (_, refusals) => unfit.push(...refusals),
  );
  if (unfit.length > 0) log(`These do not fit the rest and stay as they were.\n${describe(unfit)}`);
  for (const candidate of candidates.filter(({ release }) => fitting.includes(release))) {
    const { registry } = await release(deployment, candidate, {
      by: operator(),
      why: 'Released by the start command',
      // The others' new versions count, not the ones that they replace.
      guard: (_, state) =>
        refuse(`${id(candidate.release)} cannot be deployed.`, checkFit(candidate.release, withAll(fitting, state))),
    });
    if (registry) log(`Released ${id(candidate.release)} (revision ${registry.revision})`);
  }
  if (!(await latestRegistry(deployment)))
    throw new OperatorError('Nothing could be released; the lines above say why.');
}

async function newCandidates(deployment: Deployment, folders: string[], log: (line: string) => void) {
  const candidates: Candidate[] = [];
  const refused = await loadRefused(configFile());
  for (const folder of folders) {
    const candidate = await candidateIfNew(deployment, folder, log);
    const refusals = candidate ? [...checkBuild(candidate, BUDGET_BYTES), ...checkComponents(candidate, refused)] : [];
    if (candidate && refusals.length > 0) log(`${id(candidate.release)} cannot be deployed.\n${describe(refusals)}`);
    else if (candidate) candidates.push(candidate);
  }
  return candidates;
}

/** Released versions stay as the operators left them: rolled back, disabled or canary. */
async function candidateIfNew(
  deployment: Deployment,
  folder: string,
  log: (line: string) => void,
): Promise<Candidate | undefined> {
  const registry = await latestRegistry(deployment);
  const { release: built } = await readBuild(folder);
  const { name } = built;
  if (registry && channelOf(registry, name)?.pinned) return void log(`${name} is pinned and stays as it is.`);
  const isKnown = Boolean(registry?.releases[name]?.[built.version]);
  if (isKnown && (await isStored(deployment.store, built))) return undefined;
  const candidate = await readCandidate(folder);
  if (!isKnown) return candidate;
  await upload(deployment.store, candidate);
  log(`Restored files of ${id(built)} that were missing in the store`);
  return undefined;
}

async function stateOf(deployment: Deployment): Promise<State> {
  return (await latestRegistry(deployment)) ?? emptyState;
}

function id({ name, version }: Release): string {
  return `${name} ${version}`;
}
