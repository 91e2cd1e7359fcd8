import { daysBefore, type IsoDay, type Money } from '@bank/shared/format';
import { samplePending, sampleTransactions } from '@bank/shared/sample';
import type { Card, CardPayment } from './types';

const LISTED = 12;
/** Shops are open from eight to eight. */
const OPEN_MINUTES = 12 * 60;
const SHOPS = new Set(['Groceries', 'Dining']);

/** What the sample account's history has of shops, what is pending there, and what the card's limit did not allow. */
export function samplePayments({ accountId, lastFour, replaces }: Card, day: IsoDay): CardPayment[] {
  const row = (id: string, merchant: string, date: IsoDay, amount: Money) => ({
    id,
    merchant,
    at: timeOf(id, date),
    lastFour: replaces?.lastFour ?? lastFour,
    amount: { ...amount, minor: Math.abs(amount.minor) },
  });
  const declined = { minor: 289_900, currency: 'USD' };
  return [
    ...samplePending(accountId, day).map(({ id, description, date, amount }) => ({
      ...row(id, description, date, amount),
      state: 'pending' as const,
    })),
    ...(accountId === 'checking'
      ? [
          {
            ...row('declined', 'Brightside Electronics', daysBefore(day, 2), declined),
            state: 'declined' as const,
            reason: 'spending-limit' as const,
          },
        ]
      : []),
    ...sampleTransactions(day)
      .filter((entry) => entry.accountId === accountId && SHOPS.has(entry.category))
      .map(({ id, description, date, amount }) => ({
        ...row(id, description, date, amount),
        state: 'settled' as const,
      })),
  ]
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, LISTED);
}

/** Each at another minute of the day, the same one with every look, and not later than now. */
function timeOf(id: string, date: IsoDay): string {
  const seed = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % OPEN_MINUTES, 0);
  const opens = new Date(`${date}T08:00:00`);
  return new Date(Math.min(Date.now(), opens.setMinutes(seed))).toISOString();
}
