import type { IsoDay, IsoMonth, Money } from '@bank/shared/format';
import { categoryTotals } from './analyze';
import type { Budget, BudgetCategory, Spending } from './types';

/** `near` begins here: time to spend less, before the limit is reached. */
const NEAR_SHARE = 0.8;
/** Suggested limits are whole tens of the currency's main unit. */
const STEP_MINOR = 10_00;

type State = 'fine' | 'near' | 'reached';

export interface Sums {
  /** What was left of earlier months and may be spent on top. */
  carried: Money;
  /** The limit, with what was carried. */
  available: Money;
  spent: Money;
  /** Negative once more was spent. */
  remaining: Money;
  state: State;
}

export interface Envelope extends Sums {
  category: BudgetCategory;
  limit: Money;
  rollsOver: boolean;
}

export interface Suggestion {
  category: BudgetCategory;
  limit: Money;
}

/** Plans the current month, in the order of the limits, the largest first. */
export function envelopesOf(spending: Spending, budgets: readonly Budget[]): Envelope[] {
  const categories = [...new Set(budgets.map(({ category }) => category))];
  return categories
    .flatMap((category) => envelopeOf(spending, ofCategory(budgets, category)) ?? [])
    .toSorted((a, b) => b.limit.minor - a.limit.minor);
}

export function totalOf(envelopes: readonly Envelope[]): Sums | undefined {
  const [first] = envelopes;
  if (!first) return undefined;
  const { currency } = first.limit;
  const sum = (name: keyof Omit<Sums, 'state'>): Money => ({
    minor: envelopes.reduce((total, envelope) => total + envelope[name].minor, 0),
    currency,
  });
  const [available, spent] = [sum('available'), sum('spent')];
  return {
    carried: sum('carried'),
    available,
    spent,
    remaining: sum('remaining'),
    state: stateOf(spent.minor, available.minor),
  };
}

/** What may be spent on each day that the month still has, today included; nothing where nothing is left. */
export function perDay(remaining: Money, today: IsoDay): Money {
  return { ...remaining, minor: Math.max(0, Math.floor(remaining.minor / daysLeft(today))) };
}

export function daysLeft(today: IsoDay): number {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate() - day + 1;
}

/** Limits near what was spent on average in the months before this one, for categories without an envelope. */
export function suggestLimits(spending: Spending, budgets: readonly Budget[]): Suggestion[] {
  const { months } = spending;
  const complete = months.length > 1 ? months.slice(0, -1) : months;
  const planned = new Set<string>(budgets.map(({ category }) => category));
  const spent = new Map<BudgetCategory, Money>();
  for (const total of complete.flatMap((month) => categoryTotals(spending, month))) {
    if (!isPlannable(total.category) || planned.has(total.category)) continue;
    const minor = (spent.get(total.category)?.minor ?? 0) + total.spent.minor;
    spent.set(total.category, { ...total.spent, minor });
  }
  return [...spent]
    .map(([category, { minor, currency }]) => {
      const average = minor / complete.length;
      return { category, limit: { minor: Math.ceil(average / STEP_MINOR) * STEP_MINOR, currency } };
    })
    .toSorted((a, b) => b.limit.minor - a.limit.minor);
}

/** What was spent this month outside all envelopes, the largest first. */
export function unplannedOf(
  spending: Spending,
  budgets: readonly Budget[],
): { category: BudgetCategory; spent: Money }[] {
  const planned = new Set<string>(budgets.map(({ category }) => category));
  return categoryTotals(spending, spending.months.at(-1) ?? '').flatMap(({ category, spent }) =>
    isPlannable(category) && !planned.has(category) ? [{ category, spent }] : [],
  );
}

function isPlannable(category: string): category is BudgetCategory {
  return category !== 'Income';
}

/** The newest first. */
function ofCategory(budgets: readonly Budget[], category: BudgetCategory): Budget[] {
  return budgets.filter((budget) => budget.category === category).toSorted((a, b) => b.since.localeCompare(a.since));
}

function envelopeOf(spending: Spending, limits: readonly Budget[]): Envelope | undefined {
  const [current] = limits;
  const month = spending.months.at(-1);
  if (!current || !month) return undefined;
  const { category, limit, rollsOver } = current;
  const money = (minor: number): Money => ({ minor, currency: limit.currency });
  const carried = carriedInto(spending, limits);
  const spent = spentIn(spending, month, current);
  const available = limit.minor + carried;
  return {
    category,
    limit,
    rollsOver,
    ...{
      carried: money(carried),
      available: money(available),
      spent: money(spent),
      remaining: money(available - spent),
    },
    state: stateOf(spent, available),
  };
}

function stateOf(spent: number, available: number): State {
  if (spent >= available) return 'reached';
  return spent >= NEAR_SHARE * available ? 'near' : 'fine';
}

/** A month that went over its limit takes nothing from the next one. */
function carriedInto(spending: Spending, limits: readonly Budget[]): number {
  return spending.months.slice(0, -1).reduce((carried, month) => {
    const inForce = limits.find(({ since }) => since <= month);
    if (!inForce?.rollsOver) return 0;
    return Math.max(0, carried + inForce.limit.minor - spentIn(spending, month, inForce));
  }, 0);
}

/** Only what was spent in the limit's own currency counts. */
function spentIn(spending: Spending, month: IsoMonth, { category, limit }: Budget): number {
  const total = categoryTotals(spending, month).find((one) => one.category === category);
  return total?.spent.currency === limit.currency ? total.spent.minor : 0;
}
