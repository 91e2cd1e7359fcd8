import { directionOf } from '../languages';
import { currentLocale, formatOf } from './locale';

/** An integer of minor units, so that sums are exact: of cents in USD, of yen in JPY, of thousandths in KWD (ISO 4217). */
export interface Money {
  minor: number;
  currency: string;
}

const MINUS_SIGN = '\u2212';
/** https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates */
const [ISOLATE, POP_ISOLATE] = ['\u2066', '\u2069'];
const moneyFormat = formatOf(
  (locale, { currency, signed, short }: { currency: string; signed: boolean; short: boolean }) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      signDisplay: signed ? 'exceptZero' : 'negative',
      trailingZeroDisplay: short ? 'stripIfInteger' : 'auto',
    }),
);

/**
 * Formats in the page's language: `$1,234.50`, `−$1,234.50`; with `signed` also `+$1,234.50`; with `short`, for
 * sentences, `$100` instead of `$100.00`. The minus is U+2212: screen readers skip a hyphen.
 */
export function formatMoney({ minor, currency }: Money, { signed = false, short = false } = {}): string {
  const parts = moneyFormat({ currency, signed, short }).formatToParts(minor / 10 ** digitsOf(currency));
  return parts.map(({ type, value }) => textOf(type, value)).join('');
}

function textOf(type: Intl.NumberFormatPartTypes, value: string): string {
  if (type === 'minusSign') return value.replace('-', MINUS_SIGN);
  // The isolate keeps `US$` from reading `$US` where text runs from right to left.
  return type === 'currency' && directionOf(currentLocale()) === 'rtl' ? `${ISOLATE}${value}${POP_ISOLATE}` : value;
}

/** Formats for files: `-1234.50`, without a currency. */
export function formatDecimal({ minor, currency }: Money): string {
  const digits = digitsOf(currency);
  return (minor / 10 ** digits).toFixed(digits);
}

/** Returns the number of digits after the point. */
function digitsOf(currency: string): number {
  return moneyFormat({ currency, signed: false, short: false }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** @throws when currencies differ, or without amounts */
export function sumMoney(amounts: readonly Money[]): Money {
  const currency = amounts[0]?.currency;
  if (!currency) throw new Error('sumMoney needs at least one amount.');
  const mismatch = amounts.find((amount) => amount.currency !== currency);
  if (mismatch) throw new Error(`Cannot add ${mismatch.currency} to ${currency}.`);
  return { minor: amounts.reduce((sum, { minor }) => sum + minor, 0), currency };
}
