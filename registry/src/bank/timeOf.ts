import type { Change } from '../schema.ts';

/** Machines that write may be ahead by this much. */
const CLOCK_DIFFERENCE_MS = 5 * 60_000;

/**
 * A date that lies ahead, or is none, counts as the oldest: otherwise that change would be the newest for good. So would
 * one that is written in another form, and sorts after all others as text.
 */
export function timeOf({ at }: Pick<Change, 'at'>): string {
  const time = Date.parse(at);
  return time <= Date.now() + CLOCK_DIFFERENCE_MS ? new Date(time).toISOString() : '';
}
