import { daysBefore, type IsoDay, type Money } from '@bank/shared/format';
import { nameOf } from './nameOf';
import { primaryOf } from './planAhead';
import type { Bills, Due, Recurring } from './types';

/** They count where no payday is known, or only a later one. */
export const DEFAULT_DAYS = 30;

interface Payday {
  on: IsoDay;
  payer: string;
  amount: Money;
}

export interface SafeToSpend {
  payday?: Payday;
  available: Money;
  /** Positive, by what it is for. */
  due: Record<'scheduled' | 'recurring' | 'debts', Money>;
  /** Available less what is due; negative where that does not suffice. */
  safe: Money;
}

/** @returns undefined without a checking account */
export function safeToSpend(bills: Bills, dues: readonly Due[], today: IsoDay): SafeToSpend | undefined {
  const currency = primaryOf(bills.accounts)?.balance.currency;
  if (!currency) return undefined;
  const checking = bills.accounts.filter(({ type, balance }) => type === 'Checking' && balance.currency === currency);
  const payday = paydayOf(bills.recurring, currency, today);
  const end = payday?.on ?? daysBefore(today, -DEFAULT_DAYS);
  const counted = dues.filter(
    ({ on, amount, account }) =>
      amount.minor < 0 && (on < end || on === today) && checking.some(({ id }) => id === account?.id),
  );
  const sum = (...kinds: Due['kind'][]): Money => ({
    minor: counted.reduce((total, { kind, amount }) => (kinds.includes(kind) ? total - amount.minor : total), 0),
    currency,
  });
  const available = {
    minor: checking.reduce((total, account) => total + (account.available ?? account.balance).minor, 0),
    currency,
  };
  const due = { scheduled: sum('scheduled'), recurring: sum('recurring'), debts: sum('card', 'loan') };
  const minor = Object.values(due).reduce((total, one) => total - one.minor, available.minor);
  return { ...(payday && { payday }), available, due, safe: { minor, currency } };
}

/** The next day of the largest regular income. Interest is none. */
function paydayOf(recurring: readonly Recurring[], currency: string, today: IsoDay): Payday | undefined {
  const [income] = recurring
    .filter(({ amount, wording }) => amount.minor > 0 && amount.currency === currency && wording?.kind !== 'interest')
    .toSorted((one, other) => other.amount.minor - one.amount.minor);
  if (!income || income.next > daysBefore(today, -DEFAULT_DAYS)) return undefined;
  return { on: income.next < today ? today : income.next, payer: nameOf(income), amount: income.amount };
}
