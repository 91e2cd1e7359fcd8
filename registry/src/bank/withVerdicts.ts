import { isDeepStrictEqual } from 'node:util';
import { promote, setCanary } from '../edits/canary.ts';
import { moveBack } from '../edits/moveBack.ts';
import { OperatorError } from '../OperatorError.ts';
import { channelOf, channelsOf, entryOf, type State } from '../state.ts';
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
    return mayMove(current, after, verdicts) ? after : current;
  }, state);
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

/** A set moves as a whole, or not at all: each package of it has to ask for it, to have a verdict in force, and not to be pinned. */
function mayMove(before: State, after: State, verdicts: Record<string, Verdict>): boolean {
  const moved = movedApps(before, after);
  const isOne = isOneSet(
    before,
    moved.map((app) => [app, entryOf(verdicts, app)?.version]),
  );
  const mayEach = moved.every((app) => {
    const { canary, autoRollback, pinned } = channelOf(before, app) ?? {};
    return !pinned && (canary?.guard || autoRollback) && Object.hasOwn(verdicts, app);
  });
  return isOne && mayEach;
}

/** Squads can make earlier versions of sets live again: what others have released since is no part of what is judged. */
export function isOneSet(state: State, versions: (readonly [app: string, version: string | undefined])[]): boolean {
  const marks = versions.map(([app, version = '']) => channelOf(state, app)?.sets?.[version]);
  return marks.length < 2 || (marks[0] !== undefined && new Set(marks).size === 1);
}

export function movedApps(before: State, after: State): string[] {
  return channelsOf(before).flatMap(([app, channel]) => (isDeepStrictEqual(channelOf(after, app), channel) ? [] : app));
}

function judged(state: State, app: string, active: string, { version, percent }: Verdict): State {
  if (percent === undefined) return moveBack(state, app, active);
  return percent < 100 ? setCanary(app, version, percent)(state) : promote(app)(state);
}
