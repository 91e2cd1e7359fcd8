import { type IsoDay, type Money, today } from '@bank/shared/format';
import type { DayBalance } from '../../data/types';

const MS_PER_DAY = 86_400_000;
/** The share of the height above the highest and below the lowest balance. */
const MARGIN = 6;

interface BalanceDrawing {
  /** A path in a square of 100 units. */
  line: string;
  highest: Money;
  lowest: Money;
  first: IsoDay;
  last: IsoDay;
  /** @param part of the width, from 0 to 1 */
  dayAt: (part: number) => DayBalance | undefined;
  placeOf: (day: DayBalance) => number;
}

/** Draws steps: a balance stays as it is until something is booked. @param days the oldest first, one at least */
export function drawBalances(days: readonly DayBalance[]): BalanceDrawing {
  const amounts = days.map(({ balance }) => balance.minor);
  const [max, min] = [Math.max(...amounts), Math.min(...amounts)];
  const currency = days[0]?.balance.currency ?? 'USD';
  const first = days[0]?.date ?? today();
  const last = today();
  const span = Math.max(dayNumber(last) - dayNumber(first), 1);
  const placeOf = ({ date }: DayBalance) => Math.min((dayNumber(date) - dayNumber(first)) / span, 1);
  const yOf = (minor: number) => (max === min ? 50 : MARGIN + ((max - minor) / (max - min)) * (100 - 2 * MARGIN));
  const steps = days.map((day, index) => {
    const y = round(yOf(day.balance.minor));
    return index === 0 ? `M0 ${y}` : `H${round(placeOf(day) * 100)}V${y}`;
  });
  return {
    line: `${steps.join('')}H100`,
    highest: { minor: max, currency },
    lowest: { minor: min, currency },
    first,
    last,
    dayAt: (part) => days.findLast((day) => placeOf(day) <= part) ?? days[0],
    placeOf,
  };
}

function dayNumber(day: IsoDay): number {
  return Date.parse(day) / MS_PER_DAY;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
