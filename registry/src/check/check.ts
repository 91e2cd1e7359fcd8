import type { Candidate } from '../release/readBuild.ts';
import type { State } from '../state.ts';
import { checkBuild } from './buildRules.ts';
import { checkChange } from './checkChange.ts';
import { checkComponents } from './componentRules.ts';
import type { DeploymentFacts } from './DeploymentFacts.ts';
import { withAll } from './fitTogether.ts';
import { checkGroups } from './groupRules.ts';
import type { Refusal } from './Refusal.ts';
import { checkSettings } from './settingsRules.ts';

export function check(candidate: Candidate, state: State, budget?: number, facts?: DeploymentFacts): Refusal[] {
  return checkTogether([candidate], state, budget, facts);
}

/** Compares a build with the rules and with the deployment's configuration, whatever else is live. */
export function checkAlone(
  candidate: Candidate,
  budget?: number,
  { refuse, navigationGroups, settings }: DeploymentFacts = {},
): Refusal[] {
  return [
    ...checkBuild(candidate, budget),
    ...checkComponents(candidate, refuse),
    ...checkGroups(candidate.release, navigationGroups),
    ...checkSettings(candidate.release, settings),
  ];
}

/** Checks the candidates as if all were live. */
export function checkTogether(
  candidates: Candidate[],
  state: State,
  budget?: number,
  facts?: DeploymentFacts,
): Refusal[] {
  const releases = candidates.map(({ release }) => release);
  const names = releases.map(({ name }) => name);
  return [
    ...candidates.flatMap((candidate) => checkAlone(candidate, budget, facts)),
    ...checkChange(state, withAll(releases, state), facts, names),
  ];
}
