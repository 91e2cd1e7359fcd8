// What `@bank/shared/format` exports. Made by `npm run surface`; do not edit.

/** ISO 8601 calendar date: `2026-11-20`. */
export type IsoDay = string;
/** ISO 8601 calendar month: `2026-11`. */
export type IsoMonth = string;
/** An integer of minor units, so that sums are exact: of cents in USD, of yen in JPY, of thousandths in KWD (ISO 4217). */
export interface Money {
  minor: number;
  currency: string;
}
/** Compares for `sort` as the page's language orders words, with 2 before 10. */
export declare function compareTexts(one: string, other: string): number;
/** Returns the locale of the page's language, for `Intl`. */
export declare function currentLocale(): string;
/** Calendar days, independent of time zones and daylight saving. */
export declare function daysBefore(day: IsoDay, days: number): IsoDay;
/** Drops case, accents and vowel marks for comparing, and unites letters that Arabic spells in more than one way. */
export declare function foldText(text: string): string;
/** `2026-11-20` becomes `Nov 20, 2026`, or `20 nov 2026`. */
export declare function formatDay(day: IsoDay): string;
/** Formats for files: `-1234.50`, without a currency. */
export declare function formatDecimal(options: Money): string;
/** `Checking, Savings, and Credit`; with `disjunction` `… or Credit`. */
export declare function formatList(items: readonly string[], type?: 'conjunction' | 'disjunction'): string;
/**
 * Formats in the page's language: `$1,234.50`, `−$1,234.50`; with `signed` also `+$1,234.50`; with `short`, for
 * sentences, `$100` instead of `$100.00`. The minus is U+2212: screen readers skip a hyphen.
 */
export declare function formatMoney(
  options: Money,
  options2?: {
    short?: boolean | undefined;
    signed?: boolean | undefined;
  },
): string;
/** `2026-11` becomes `November 2026`, with `short` `Nov`. */
export declare function formatMonth(
  month: IsoMonth,
  options2?: {
    short?: boolean | undefined;
  },
): string;
/** `1,234`; with `{ style: 'percent' }` `12%`, of 0.12. */
export declare function formatNumber(value: number, options?: Intl.NumberFormatOptions): string;
/** `5:42 PM`, in the customer's time zone. @param time in ms since the epoch */
export declare function formatTime(time: number): string;
/** @throws when currencies differ, or without amounts */
export declare function sumMoney(amounts: readonly Money[]): Money;
/** The bank's, wherever the customer is: payments, statements and due dates are of its calendar. */
export declare function today(): IsoDay;
export {};
