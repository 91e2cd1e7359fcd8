const MINUTE_MS = 60_000;
/** What `health` looks at, the minute that runs included. */
export const WINDOW_MINUTES = 5;

/** @param at in ms since 1970 @returns minutes since 1970 */
export function minuteOf(at: number): number {
  return Math.floor(at / MINUTE_MS);
}

export function isInWindow(minute: number, at: number): boolean {
  return minute > minuteOf(at) - WINDOW_MINUTES;
}
