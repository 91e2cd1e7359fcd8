import { commandLine } from '../commandLine.ts';
import { MAX_PREVIOUS } from '../edits/activate.ts';
import { moveBack } from '../edits/moveBack.ts';
import { requireNamed } from '../edits/requireNamed.ts';
import { OperatorError } from '../OperatorError.ts';
import { channelOf, type Edit, releaseOf, requireChannel, requireRelease, type State } from '../state.ts';
import { checkChange } from './checkChange.ts';
import { checkBeside, checkFit } from './fitRules.ts';
import { type Running, runningBeside, runningReleases } from './running.ts';

/** Takes each of the others back to its newest earlier version that fits the rolled back app, unless one is named. */
export function rollbackTogether(rollback: Edit, app: string, others: { app: string; version?: string }[]): Edit {
  const named = others.map(({ app }) => app);
  return (state) =>
    others.reduce((next, { app: other, version }) => {
      if (version) requireRelease(next, other, version);
      const isMoved = channelOf(next, other) !== channelOf(state, other);
      if (isMoved) return next;
      const target = version ?? fittingVersion(state, next, other, app);
      return requireNamed(other, next, moveBack(next, other, target, named), named);
    }, rollback(state));
}

/** @returns the packages that have to go back with it, if that helps */
export function neededBeside(rollback: Edit, app: string, state: State): string[] {
  const after = rollback(state);
  const unfit = runningReleases(after).filter(({ release, isDisabled }) => {
    return !isDisabled && release.name !== app && checkFit(release, after).length > 0;
  });
  const needed = [...new Set(unfit.map(({ release }) => release.name))];
  const canGoBack = needed.every((name) => earlierVersions(state, name).length > 0);
  if (!canGoBack) return [];
  const all = rollbackTogether(
    rollback,
    app,
    needed.map((name) => ({ app: name })),
  );
  return canBeDone(state, all) ? needed : [];
}

/** What would move packages that nobody has named is refused, and is no advice. */
function canBeDone(state: State, edit: Edit): boolean {
  try {
    return checkChange(state, edit(state)).length === 0;
  } catch (error) {
    if (error instanceof OperatorError) return false;
    throw error;
  }
}

/** Packages that stay have no say: their squads would choose between versions of another's. @param before the state before the rollback */
function fittingVersion(before: State, state: State, app: string, rolledBack: string): string {
  const earlier = earlierVersions(state, app);
  const decides = ({ release: { name } }: Running) => name === 'shell' || name === rolledBack;
  const offeredIn = (one: State) =>
    runningReleases(one).flatMap((each) => (decides(each) ? (each.release.slots ?? []) : []));
  const kept = offeredIn(state);
  const lost = offeredIn(before).filter((slot) => !kept.includes(slot));
  const isFitting = (version: string) => {
    const release = releaseOf(state, app, version);
    if (!release) return false;
    const beside = runningBeside(release, moveBack(state, app, version)).filter(decides);
    const fillsLost = release.kind === 'remote' && release.extensions?.some(({ slot }) => lost.includes(slot));
    return !fillsLost && checkBeside(release, beside).length === 0;
  };
  const found = earlier.find(isFitting) ?? earlier[0];
  if (found) return found;
  throw new OperatorError(
    `${app} has no previous version to roll back to. Disable it first: ${commandLine(`disable ${app} --message "Back soon."`)}`,
  );
}

/** Newest first: than its canary, if it has one. Each is checked, and commands keep no more of them. */
function earlierVersions(state: State, app: string): string[] {
  const { active, canary, previous } = requireChannel(state, app);
  return (canary ? [active, ...previous] : previous).slice(0, MAX_PREVIOUS);
}
