import { promote, setCanary } from '../edits/canary.ts';
import { moveBack } from '../edits/moveBack.ts';
import { OperatorError } from '../OperatorError.ts';
import { channelOf, type State } from '../state.ts';
import type { Verdict } from './schemas.ts';

/**
 * A verdict counts for the document that it was said of, and only where that asks for it: for a guarded canary, and for
 * an active version with `autoRollback`.
 * @param numberOf number of a package's document
 */
export function withVerdicts(
  state: State,
  verdicts: Record<string, Verdict>,
  numberOf: (app: string) => number | undefined,
): State {
  const counting = Object.entries(verdicts).filter(([app, { number }]) => numberOf(app) === number);
  return counting.reduce((current, [app, verdict]) => withVerdict(current, app, verdict), state);
}

function withVerdict(state: State, app: string, verdict: Verdict): State {
  const { active, canary, previous = [], autoRollback } = channelOf(state, app) ?? {};
  const [before] = previous;
  try {
    if (active && canary?.guard && canary.version === verdict.version) return judged(state, app, active, verdict);
    const isBack = autoRollback && before && active === verdict.version && verdict.percent === undefined;
    return isBack ? moveBack(state, app, before) : state;
  } catch (error) {
    // An operator may have pinned what was to change.
    if (error instanceof OperatorError) return state;
    throw error;
  }
}

function judged(state: State, app: string, active: string, { version, percent }: Verdict): State {
  if (percent === undefined) return moveBack(state, app, active);
  return percent < 100 ? setCanary(app, version, percent)(state) : promote(app)(state);
}
