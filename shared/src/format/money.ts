/** An integer of minor units (cents), so that sums are exact. */
export interface Money {
  minor: number;
  currency: string;
}

const MINUS = '\u2212';
const formats = new Map<string, Intl.NumberFormat>();

/** `$1,234.50`, `−$1,234.50`; with `signed` also `+$1,234.50`. The minus is U+2212: screen readers skip a hyphen. */
export function formatMoney({ minor, currency }: Money, { signed = false } = {}): string {
  const parts = numberFormat(currency, signed).formatToParts(minor / 100);
  return parts.map((part) => (part.type === 'minusSign' ? MINUS : part.value)).join('');
}

/** @throws when currencies differ, or without amounts */
export function sumMoney(amounts: readonly Money[]): Money {
  const currency = amounts[0]?.currency;
  if (!currency) throw new Error('sumMoney needs at least one amount.');
  const mismatch = amounts.find((amount) => amount.currency !== currency);
  if (mismatch) throw new Error(`Cannot add ${mismatch.currency} to ${currency}.`);
  return { minor: amounts.reduce((sum, { minor }) => sum + minor, 0), currency };
}

function numberFormat(currency: string, signed: boolean): Intl.NumberFormat {
  const key = `${currency} ${signed}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      signDisplay: signed ? 'exceptZero' : 'negative',
    });
    formats.set(key, format);
  }
  return format;
}
