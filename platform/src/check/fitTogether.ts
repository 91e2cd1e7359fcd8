import { activate } from '../registry/edits/activate.ts';
import type { Release } from '../registry/schema.ts';
import type { State } from '../registry/state.ts';
import { checkFit } from './fitRules.ts';
import type { Refusal } from './Refusal.ts';

/**
 * Which of several releases fit each other and what stays beside them, when they are to go live together: built at one time,
 * each may need what another one of them brings.
 *
 * @param onRefused hears of each that does not fit, and why
 */
export function fitTogether(
  releases: Release[],
  state: State,
  onRefused: (release: Release, refusals: Refusal[]) => void,
): Release[] {
  const next = withAll(releases, state);
  // The last first: whom a remote does not fit is refused along with it.
  const unfit = releases.findLast((release) => checkFit(release, next).length > 0);
  if (!unfit) return releases;
  onRefused(unfit, checkFit(unfit, next));
  const rest = releases.filter((release) => release !== unfit);
  return fitTogether(rest, state, onRefused);
}

/** The state in which all of these releases are active. */
export function withAll(releases: Release[], state: State): State {
  return releases.reduce((current, release) => activate(release)(current), state);
}
