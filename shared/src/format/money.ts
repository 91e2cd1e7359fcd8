/** An integer of minor units (cents), so that sums are exact. */
export interface Money {
  minor: number;
  currency: string;
}

const MINUS_SIGN = '\u2212';
const formatCache = new Map<string, Intl.NumberFormat>();

/** `$1,234.50`, `−$1,234.50`; with `signed` also `+$1,234.50`. The minus is U+2212: screen readers skip a hyphen. */
export function formatMoney({ minor, currency }: Money, { signed = false } = {}): string {
  const parts = getNumberFormat(currency, signed).formatToParts(minor / 100);
  return parts.map((part) => (part.type === 'minusSign' ? MINUS_SIGN : part.value)).join('');
}

/** @throws when currencies differ, or without amounts */
export function sumMoney(amounts: readonly Money[]): Money {
  const currency = amounts[0]?.currency;
  if (!currency) throw new Error('sumMoney needs at least one amount.');
  const mismatch = amounts.find((amount) => amount.currency !== currency);
  if (mismatch) throw new Error(`Cannot add ${mismatch.currency} to ${currency}.`);
  return { minor: amounts.reduce((sum, { minor }) => sum + minor, 0), currency };
}

function getNumberFormat(currency: string, signed: boolean): Intl.NumberFormat {
  const key = `${currency} ${signed}`;
  let format = formatCache.get(key);
  if (!format) {
    format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      signDisplay: signed ? 'exceptZero' : 'negative',
    });
    formatCache.set(key, format);
  }
  return format;
}
