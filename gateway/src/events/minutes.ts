const MINUTE_MS = 60_000;
/** `health` looks at these, the minute that runs included. */
export const WINDOW_MINUTES = 5;

/** @param at in ms since 1970 @returns minutes since 1970 */
export function minuteOf(at: number): number {
  return Math.floor(at / MINUTE_MS);
}

/** A minute to come is another gateway's, whose clock is ahead. */
export function isInWindow(minute: number, at: number): boolean {
  return Math.abs(minuteOf(at) - minute) < WINDOW_MINUTES;
}
