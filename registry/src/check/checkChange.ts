import { releaseId } from '../edits/collectGarbage.ts';
import type { State } from '../state.ts';
import type { DeploymentFacts } from './DeploymentFacts.ts';
import { checkBeside } from './fitRules.ts';
import { checkPlaces } from './placeRules.ts';
import type { Refusal } from './Refusal.ts';
import { canMeet, type Running, runningReleases } from './running.ts';
import { checkProviders, withPublishedUses } from './serviceRules.ts';
import { checkExtensions } from './slotRules.ts';

interface Compared extends Running {
  /** `undefined` for what is new. */
  past: Running | undefined;
}

/**
 * Checks what can newly be in one page: each pair once, by what is new in it, and rather by the remote than by the shell.
 * @param anew packages that are checked as new ones, even where they are live already
 */
export function checkChange(before: State, after: State, facts?: DeploymentFacts, anew: string[] = []): Refusal[] {
  const live = runningReleases(before);
  const known = new Map(
    live.filter(({ release }) => !anew.includes(release.name)).map((one) => [releaseId(one.release), one]),
  );
  const liveReleases = live.map(({ release }) => release);
  const compared = runningReleases(after).map((one) => {
    const past = pastOf(one, known);
    return { ...one, past, release: past ? withPublishedUses(one.release, liveReleases) : one.release };
  });
  const remotesFirst = first(compared, ({ release }) => release.kind === 'remote');
  const inOrder = first(remotesFirst, ({ past }) => past === undefined);
  const pairs = inOrder.flatMap((one, at) => {
    const beside = inOrder.slice(at).filter((other) => canMeet(one, other) && couldNotMeet(one, other));
    return one.past && beside.length === 0 ? [] : checkBeside(one.release, beside, facts);
  });
  const added = inOrder.filter(({ past, isDisabled }) => !past && !isDisabled);
  const beside = (one: Compared) => inOrder.filter((other) => canMeet(one, other));
  const whole = added.flatMap((one) => [
    ...checkExtensions(one.release, beside(one), facts),
    ...checkProviders(one.release, beside(one)),
    ...checkPlaces(one.release, beside(one), facts),
  ]);
  return [...pairs, ...whole];
}

function pastOf(one: Running, known: Map<string, Running>): Running | undefined {
  const past = known.get(releaseId(one.release));
  return past?.isDisabled && !one.isDisabled ? undefined : past;
}

function couldNotMeet(one: Compared, other: Compared): boolean {
  return !one.past || !other.past || !canMeet(one.past, other.past);
}

function first<Item>(items: Item[], isFirst: (item: Item) => boolean): Item[] {
  return [...items.filter(isFirst), ...items.filter((item) => !isFirst(item))];
}
