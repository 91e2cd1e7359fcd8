import { endCanary, promote, setCanary } from '../edits/canary.ts';
import { moveBack } from '../edits/moveBack.ts';
import { OperatorError } from '../OperatorError.ts';
import { channelOf, entryOf, movedApps, type State } from '../state.ts';
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
  return Object.entries(verdicts).reduce((current, [app, verdict]) => {
    const after = withVerdict(current, app, verdict);
    const moved = movedApps(current, after).map((one) => [one, entryOf(verdicts, one)] as const);
    return mayMove(current, moved) ? after : current;
  }, state);
}

function withVerdict(state: State, app: string, verdict: Verdict): State {
  const { active, canary, previous = [] } = channelOf(state, app) ?? {};
  const [before] = previous;
  try {
    if (canary?.version === verdict.version) return judged(state, app, verdict);
    return before && active === verdict.version ? moveBack(state, app, before) : state;
  } catch (error) {
    // An operator may have pinned what was to change.
    if (error instanceof OperatorError) return state;
    throw error;
  }
}

/**
 * A set moves as a whole, by one verdict, or not at all. Squads can make earlier versions of sets live again: what others have
 * released since is no part of what is judged.
 * @param verdicts on each package that would move, if there is one
 */
export function mayMove(state: State, verdicts: (readonly [app: string, verdict: Verdict | undefined])[]): boolean {
  const marks = verdicts.map(([app, verdict]) => channelOf(state, app)?.sets?.[verdict?.version ?? '']);
  const isOneSet = marks.length < 2 || (marks[0] !== undefined && new Set(marks).size === 1);
  const isOneVerdict = new Set(verdicts.map(([, verdict]) => `${verdict?.percent} ${verdict?.since}`)).size < 2;
  return (
    isOneSet &&
    isOneVerdict &&
    verdicts.every(([app, verdict]) => verdict !== undefined && asksFor(state, app, verdict))
  );
}

/** No member of a set asks for others: one may have its canary judged, and another what is live. */
function asksFor(state: State, app: string, { version, percent }: Verdict): boolean {
  const { active, canary, autoRollback = false, pinned = false } = channelOf(state, app) ?? {};
  if (pinned) return false;
  if (version === canary?.version) return canary.guard === true;
  return autoRollback && version === active && percent === undefined;
}

function judged(state: State, app: string, { version, percent }: Verdict): State {
  if (percent === undefined) return endCanary(app)(state);
  return percent < 100 ? setCanary(app, version, percent)(state) : promote(app)(state);
}
