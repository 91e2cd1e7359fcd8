import { currentLocale } from '@bank/shared/format';
import type { IsoMonth } from '../data/types';

/** `2026-11` becomes `November 2026`, or `Nov` when short, in the page's language. */
export function formatMonth(month: IsoMonth, { short = false } = {}): string {
  const options = short ? ({ month: 'short' } as const) : ({ month: 'long', year: 'numeric' } as const);
  return new Intl.DateTimeFormat(currentLocale(), { ...options, timeZone: 'UTC' }).format(new Date(`${month}-01`));
}
