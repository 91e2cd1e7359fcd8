import { sql } from 'kysely';

interface Order {
  column: 'booked_at' | 'amount';
  direction: 'asc' | 'desc';
}

export const orders = {
  newest: { column: 'booked_at', direction: 'desc' },
  oldest: { column: 'booked_at', direction: 'asc' },
  highest: { column: 'amount', direction: 'desc' },
  lowest: { column: 'amount', direction: 'asc' },
} as const satisfies Record<string, Order>;

/** A cursor comes from outside and may be forged. */
export function isCursorValue(column: Order['column'], value: string): boolean {
  if (column === 'amount') return /^-?\d{1,18}$/.test(value);
  return isInstant(value);
}

/** JavaScript takes 31 February for 3 March and knows a year 0; PostgreSQL refuses both. */
function isInstant(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text)) return false;
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString() === text;
}

export function boundOf(column: Order['column'], value: string) {
  return column === 'amount' ? sql`${value}::bigint` : sql`${value}::timestamptz`;
}
