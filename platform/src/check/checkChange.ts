import { releaseId } from '../registry/edits/collectGarbage.ts';
import { liveReleases, type State } from '../registry/state.ts';
import { checkFit } from './fitRules.ts';
import type { Refusal } from './Refusal.ts';

/** Checks what newly goes live against what is live by then. */
export function checkChange(before: State, after: State, apiPath?: string): Refusal[] {
  const known = new Set(liveReleases(before).map(releaseId));
  return liveReleases(after)
    .filter((release) => !known.has(releaseId(release)))
    .flatMap((release) => checkFit(release, after, apiPath));
}
