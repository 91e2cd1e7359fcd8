import { daysBefore, type IsoDay, today } from '@bank/shared/format';
import { readSampleAccounts, sampleSchedules, sampleStore, sampleTransactions } from '@bank/shared/sample';
import { dayAfter } from '../lib/days';
import { sortOut } from './sortOut';
import type { Bills, Debt, Recurring, Rhythm } from './types';

/** What the bank recognizes among the sample bookings. The standing order pays the rent. */
const rhythms: Record<string, Rhythm> = {
  'Salary, Northwind Logistics': 'fortnightly',
  'City Power & Light': 'monthly',
  'Aqua Water Services': 'monthly',
  'Fibreline Internet': 'monthly',
  'Mobile plan, Tellus': 'monthly',
};
/** What the visitor says is no bill. */
export const sampleLeftOut = sampleStore<{ id: string }>('bank:sample-left-out', () => []);

const [DUE_IN_DAYS, REPAYMENT_IN_DAYS] = [12, 9];

export function sampleBills(): Bills {
  const day = today();
  const schedules = sampleSchedules
    .read()
    .filter(({ upcoming }) => upcoming.length > 0)
    .toSorted((one, other) => (one.upcoming[0] ?? '').localeCompare(other.upcoming[0] ?? ''));
  return { accounts: readSampleAccounts(), schedules, ...sortOut(sampleRecurring(day)), debts: sampleDebts(day) };
}

function sampleRecurring(day: IsoDay): Recurring[] {
  const bookings = sampleTransactions(day);
  const leftOut = new Set(sampleLeftOut.read().map(({ id }) => id));
  return Object.entries(rhythms)
    .flatMap(([payee, rhythm]): Recurring[] => {
      const own = bookings.filter(({ description }) => description === payee);
      const [newest] = own;
      if (!newest) return [];
      const { accountId, description, category, amount } = newest;
      const next = dayAfter(newest.date, rhythm, 1);
      const facts = { id: payee, accountId, description, category, amount, rhythm, next, bookings: own.slice(0, 6) };
      return [leftOut.has(payee) ? { ...facts, isLeftOut: true } : facts];
    })
    .toSorted((one, other) => one.next.localeCompare(other.next));
}

function sampleDebts(day: IsoDay): Debt[] {
  const usd = (minor: number) => ({ minor, currency: 'USD' });
  return readSampleAccounts().flatMap((account): Debt[] => {
    if (account.id === 'credit') return [{ account, due: { date: daysBefore(day, -DUE_IN_DAYS), minimum: usd(2500) } }];
    if (account.id === 'loan')
      return [{ account, repayment: { rate: 4.9, date: daysBefore(day, -REPAYMENT_IN_DAYS), amount: usd(31_200) } }];
    return [];
  });
}
