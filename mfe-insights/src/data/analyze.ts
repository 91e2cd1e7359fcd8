import type { IsoMonth, Money } from '@bank/shared/format';
import type { Category, Spending, SpendingSum } from './types';

export interface MonthTotals {
  month: IsoMonth;
  income: Money;
  /** Positive. */
  spent: Money;
}

export interface CategoryTotal {
  category: Category;
  /** Positive. */
  spent: Money;
  /** The share of the month's spending, from 0 to 1. */
  share: number;
}

export type Payee = Pick<SpendingSum, 'description' | 'wording' | 'category'> & { spent: Money };

/** Totals of each month, the oldest first, of one category if given. */
export function monthTotals(spending: Spending, category?: Category): MonthTotals[] {
  return spending.months.map((month) => {
    const own = sumsOf(spending, month, category);
    return { month, income: add(spending, own.filter(isIncome)), spent: add(spending, own.filter(isSpent), -1) };
  });
}

/** What was spent in a month by category, the largest first. */
export function categoryTotals(spending: Spending, month: IsoMonth): CategoryTotal[] {
  const own = spentIn(spending, month);
  const whole = add(spending, own, -1).minor;
  return [...new Set(own.map(({ category }) => category))]
    .map((category) => {
      const spent = add(spending, spentIn(spending, month, category), -1);
      return { category, spent, share: spent.minor / whole };
    })
    .toSorted((a, b) => b.spent.minor - a.spent.minor);
}

/** Who got the money of a month, the largest sum first, of one category if given. */
export function payeesOf(spending: Spending, month: IsoMonth, category?: Category): Payee[] {
  return spentIn(spending, month, category)
    .map(({ description, wording, category, amount }) => ({
      description,
      wording,
      category,
      spent: { ...amount, minor: -amount.minor },
    }))
    .toSorted((a, b) => b.spent.minor - a.spent.minor);
}

/**
 * How much more (positive) or less has been spent this month than by the same day of the months before, on average.
 * @returns undefined without an earlier month
 */
export function differenceFromUsual(spending: Spending): Money | undefined {
  const [current, ...earlier] = spending.months.toReversed();
  if (!current || earlier.length === 0) return undefined;
  const spentByToday = (month: IsoMonth) =>
    -spentIn(spending, month).reduce((total, { untilToday }) => total + untilToday.minor, 0);
  const usual = earlier.reduce((total, month) => total + spentByToday(month), 0) / earlier.length;
  return { minor: Math.round(spentByToday(current) - usual), currency: currencyOf(spending) };
}

function spentIn(spending: Spending, month: IsoMonth, category?: Category): SpendingSum[] {
  return sumsOf(spending, month, category).filter(isSpent);
}

function sumsOf({ sums }: Spending, month: IsoMonth, category?: Category): SpendingSum[] {
  return sums.filter((sum) => sum.month === month && (!category || sum.category === category));
}

function isIncome({ amount }: SpendingSum): boolean {
  return amount.minor > 0;
}

function isSpent({ amount }: SpendingSum): boolean {
  return amount.minor < 0;
}

function add(spending: Spending, sums: SpendingSum[], sign: 1 | -1 = 1): Money {
  const minor = sums.reduce((total, { amount }) => total + amount.minor * sign, 0);
  return { minor, currency: currencyOf(spending) };
}

function currencyOf({ sums }: Spending): string {
  return sums[0]?.amount.currency ?? 'USD';
}
