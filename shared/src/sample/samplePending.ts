// Importing by the public name uses the page's own copy, so that this package's builds bundle only sample data.
import { daysBefore, type IsoDay } from '@bank/shared/format';
import type { PendingPayment } from '../api/schema';

const pendingOf: Readonly<Record<string, [description: string, daysAgo: number, minor: number][]>> = {
  checking: [['Harbour Fuel', 0, -4_200]],
  credit: [
    ['Northern Rail', 0, -8_650],
    ['Olive & Thyme', 1, -3_180],
  ],
};

/** What the cards of a sample account have paid and shops have not taken yet, the newest first. */
export function samplePending(accountId: string, day: IsoDay): PendingPayment[] {
  return (pendingOf[accountId] ?? []).map(([description, daysAgo, minor], index) => ({
    id: `${accountId} ${index}`,
    description,
    date: daysBefore(day, daysAgo),
    amount: { minor, currency: 'USD' },
  }));
}
