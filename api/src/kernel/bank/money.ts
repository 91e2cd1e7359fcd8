/** Safe as a JSON number: a database constraint bounds every balance. */
export function moneyOf(minor: bigint, currency: string) {
  return { minor: Number(minor), currency };
}

/** Writes as many digits after the point as the currency has (ISO 4217), and no grouping: `-1234` of USD becomes `-12.34`. */
export function decimalOf(minor: bigint, currency: string): string {
  const count = digitsOf(currency);
  const digits = String(minor < 0n ? -minor : minor).padStart(count + 1, '0');
  const [whole, fraction] = [digits.slice(0, digits.length - count), digits.slice(digits.length - count)];
  return `${minor < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}

/** `$12.34`, for sentences of the API, which are in English. */
export function moneyText(minor: bigint, currency: string): string {
  return formatOf(currency).format(Number(decimalOf(minor, currency)));
}

const formats = new Map<string, Intl.NumberFormat>();

/** Keeps formats: making one takes longer than writing a thousand rows. */
function formatOf(currency: string): Intl.NumberFormat {
  const format = formats.get(currency) ?? new Intl.NumberFormat('en-US', { style: 'currency', currency });
  formats.set(currency, format);
  return format;
}

/** Returns the number of digits after the point. */
export function digitsOf(currency: string): number {
  return formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;
}
