import { endCanary, promote, setCanary } from '../edits/canary.ts';
import { moveBack } from '../edits/moveBack.ts';
import { OperatorError } from '../OperatorError.ts';
import { channelOf, type State } from '../state.ts';
import type { Verdict } from './schemas.ts';

/**
 * A verdict counts for the document that it was said of, and only where that asks for it: for a guarded canary, and for
 * an active version with `autoRollback`.
 * @param numberOf number of a package's document
 */
export function verdictsInForce(
  verdicts: Record<string, Verdict>,
  numberOf: (app: string) => number | undefined,
): Record<string, Verdict> {
  return Object.fromEntries(Object.entries(verdicts).filter(([app, { number }]) => numberOf(app) === number));
}

/** @param verdicts those in force */
export function withVerdicts(state: State, verdicts: Record<string, Verdict>): State {
  return Object.entries(verdicts).reduce((current, [app, verdict]) => withVerdict(current, app, verdict), state);
}

/** @returns the same state where the verdict moves nothing */
export function withVerdict(state: State, app: string, verdict: Verdict): State {
  if (!isAsked(state, app, verdict)) return state;
  try {
    return judged(state, app, verdict);
  } catch (error) {
    // An operator may have pinned what was to change.
    if (error instanceof OperatorError) return state;
    throw error;
  }
}

/** People alone move a set: each of its squads could have a verdict on the others' packages count, or not. */
function isAsked(state: State, app: string, { version, percent }: Verdict): boolean {
  const { active, canary, autoRollback = false, pinned = false, sets = {} } = channelOf(state, app) ?? {};
  const isOfSet = (one: string) => sets[one] !== undefined;
  if (pinned || isOfSet(version)) return false;
  if (version === canary?.version) return canary.guard === true;
  // It would take the canary with it.
  const isAlone = !canary || !isOfSet(canary.version);
  return autoRollback && isAlone && version === active && percent === undefined;
}

function judged(state: State, app: string, { version, percent }: Verdict): State {
  const { canary, previous: [before] = [] } = channelOf(state, app) ?? {};
  if (version !== canary?.version) return before ? moveBack(state, app, before) : state;
  if (percent === undefined) return endCanary(app)(state);
  return percent < 100 ? setCanary(app, version, percent)(state) : promote(app)(state);
}
