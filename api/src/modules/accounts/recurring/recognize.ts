import { DAY } from '../../../kernel/bank/Bank.ts';
import { addDays, type Day } from '../../../kernel/bank/days.ts';
import { addMonths } from '../../../kernel/bank/months.ts';
import { COMPARED_BOOKINGS, type RecurringRhythm } from '../contract/recurring.ts';

export interface Booking {
  date: Day;
  /** Counts minor units. */
  amount: bigint;
}

export interface Recognized {
  rhythm: RecurringRhythm;
  next: Day;
  /** What it was each time until the newest booking, which is of another amount. */
  before?: bigint;
}

interface Rhythm {
  name: RecurringRhythm;
  /** Days between two bookings: weekends and short months move them. */
  gap: [least: number, most: number];
  bookings: number;
  /** So many days late, it is not expected any more. */
  graceDays: number;
  after: (day: Day) => Day;
}

const rhythms: Rhythm[] = [
  { name: 'weekly', gap: [6, 8], bookings: 4, graceDays: 3, after: (day) => addDays(day, 7) },
  { name: 'fortnightly', gap: [12, 16], bookings: 3, graceDays: 5, after: (day) => addDays(day, 14) },
  { name: 'monthly', gap: [26, 35], bookings: 3, graceDays: 10, after: (day) => monthsAfter(day, 1) },
  { name: 'yearly', gap: [355, 376], bookings: 2, graceDays: 30, after: (day) => monthsAfter(day, 12) },
];

/**
 * Recognizes the rhythm of one payee's bookings, the newest first.
 * @returns undefined where days or amounts are irregular, and where the next booking has failed to come
 */
export function recognize(bookings: readonly Booking[], today: Day): Recognized | undefined {
  const compared = bookings.slice(0, COMPARED_BOOKINGS);
  const [newest] = compared;
  const rhythm = rhythms.find((one) => compared.length >= one.bookings && hasRhythm(compared, one));
  if (!newest || !rhythm || !hasLikeAmounts(compared)) return undefined;
  const next = rhythm.after(newest.date);
  if (addDays(next, rhythm.graceDays) < today) return undefined;
  const before = amountBefore(compared);
  return { rhythm: rhythm.name, next, ...(before !== undefined && { before }) };
}

function hasRhythm(bookings: readonly Booking[], { gap: [least, most] }: Rhythm): boolean {
  return pairsOf(bookings).every(([later, earlier]) => {
    const days = (Date.parse(later.date) - Date.parse(earlier.date)) / DAY;
    return least <= days && days <= most;
  });
}

/** No amount differs from the one before it by more than a quarter. */
function hasLikeAmounts(bookings: readonly Booking[]): boolean {
  return pairsOf(bookings).every(([later, earlier]) => {
    const [less, more] = [sizeOf(later), sizeOf(earlier)].sort((a, b) => (a < b ? -1 : 1));
    return less !== undefined && more !== undefined && less * 4n >= more * 3n;
  });
}

function amountBefore([newest, ...earlier]: readonly Booking[]): bigint | undefined {
  const [first] = earlier;
  const isFixed = earlier.length > 1 && earlier.every(({ amount }) => amount === first?.amount);
  return isFixed && first?.amount !== newest?.amount ? first?.amount : undefined;
}

function pairsOf(bookings: readonly Booking[]): [later: Booking, earlier: Booking][] {
  return bookings.slice(1).flatMap((earlier, index) => {
    const later = bookings[index];
    return later ? [[later, earlier] as [Booking, Booking]] : [];
  });
}

function sizeOf({ amount }: Booking): bigint {
  return amount < 0n ? -amount : amount;
}

/** The last day of the month where that is shorter. */
function monthsAfter(day: Day, months: number): Day {
  const month = addMonths(day.slice(0, 7), months);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const date = `${month}-${day.slice(8)}`;
  return date < last ? date : last;
}
