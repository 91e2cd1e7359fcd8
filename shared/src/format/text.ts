import { formatOf } from './locale';

const numberFormat = formatOf((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
const listFormat = formatOf((locale, type: Intl.ListFormatType) => new Intl.ListFormat(locale, { type }));
const collator = formatOf((locale) => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }));

/** `1,234`; with `{ style: 'percent' }` `12%`, of 0.12. */
export function formatNumber(value: number, options: Intl.NumberFormatOptions = {}): string {
  return numberFormat(options).format(value);
}

/** `Checking, Savings, and Credit`; with `disjunction` `… or Credit`. */
export function formatList(items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return listFormat(type).format(items);
}

/** Compares for `sort` as the page's language orders words, with 2 before 10. */
export function compareTexts(one: string, other: string): number {
  return collator().compare(one, other);
}
