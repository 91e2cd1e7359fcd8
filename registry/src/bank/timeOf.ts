import type { Change } from '../schema.ts';

/** Machines that write may be ahead by this much. */
const CLOCK_DIFFERENCE_MS = 5 * 60_000;

/** A date that lies ahead, or is none, counts as the oldest: otherwise that change would be the newest for good. */
export function timeOf({ at }: Pick<Change, 'at'>): string {
  return Date.parse(at) <= Date.now() + CLOCK_DIFFERENCE_MS ? at : '';
}
