import type { IsoDay } from '@bank/shared/format';

/** Returns the day in the customer's time zone. @param instant such as `2026-11-20T10:00:00.000Z` */
export function dayOf(instant: string): IsoDay {
  // Swedes write days as ISO 8601 does.
  return new Date(instant).toLocaleDateString('sv');
}
