import type { State } from '../registry/state.ts';
import type { Candidate } from '../release/release.ts';
import { checkBuild } from './buildRules.ts';
import { checkFit } from './fitRules.ts';
import type { Refusal } from './Refusal.ts';

export function check(candidate: Candidate, state: State, budget?: number, apiPath?: string): Refusal[] {
  return [...checkBuild(candidate, budget), ...checkFit(candidate.release, state, apiPath)];
}
