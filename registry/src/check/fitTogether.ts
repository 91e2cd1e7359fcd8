import { withLive } from '../edits/activate.ts';
import type { Release } from '../schema.ts';
import type { State } from '../state.ts';
import { checkFit } from './fitRules.ts';
import type { Refusal } from './Refusal.ts';

/** Packages built together may need each other. @param onRefused called for each one that does not fit */
export function fitTogether(
  releases: Release[],
  state: State,
  onRefused: (release: Release, refusals: Refusal[]) => void,
): Release[] {
  const next = withAll(releases, state);
  // The last one counts: a remote that does not fit makes the shell, which comes first, look unfit, too.
  const unfit = releases.findLast((release) => checkFit(release, next).length > 0);
  if (!unfit) return releases;
  onRefused(unfit, checkFit(unfit, next));
  const rest = releases.filter((release) => release !== unfit);
  return fitTogether(rest, state, onRefused);
}

export function withAll(releases: Release[], state: State): State {
  return releases.reduce((current, release) => withLive(current, release), state);
}
