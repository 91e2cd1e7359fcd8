import { currentLocale } from '@bank/shared/format';
import type { IsoMonth } from '../../data/types';

/** `2026-10` becomes `October 2026`. */
export function formatMonth(month: IsoMonth): string {
  const format = new Intl.DateTimeFormat(currentLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
