import type { Account } from '@bank/shared/api';
import { daysBefore, type Money, today } from '@bank/shared/format';
import { bookSampleEntries, readSampleAccounts, type SampleEntry } from '@bank/shared/sample';
import { samplePayees } from './samplePayees';
import { keepSampleSchedule, sampleSchedules } from './sampleSchedules';
import { sampleStore } from './sampleStore';
import type { Order, Party, PaymentsData } from './types';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const checking = { name: 'Primary Checking', lastFour: '4821' };
const savings = { name: 'High Yield Savings', lastFour: '7093' };
const maya = { name: 'Maya Lindqvist', lastFour: '2264' };
const earlier = { from: checking, memo: '', status: 'completed' } as const;

const orders = sampleStore<Order>('bank:sample-orders', () => [
  // As in the dashboard's history.
  { ...earlier, id: 'savings', kind: 'internal', to: savings, amount: usd(35_000), date: daysBefore(today(), 5) },
  { ...earlier, id: 'maya', kind: 'external', to: maya, amount: usd(6_250), date: daysBefore(today(), 12) },
  { ...earlier, id: 'savings-2', kind: 'internal', to: savings, amount: usd(35_000), date: daysBefore(today(), 19) },
]);

interface Booking {
  kind: Order['kind'];
  from: Account;
  to: Party;
  amount: Money;
  memo: string;
}

/** @returns false when the key has been used */
function place({ kind, from, to, amount, memo }: Booking, key: string): boolean {
  if (orders.read().some(({ id }) => id === key)) return false;
  const parties = { from: partyOf(from), to: partyOf(to) };
  orders.add({ id: key, kind, ...parties, amount, memo, date: today(), status: 'completed' });
  const isBetweenOwn = kind === 'internal';
  book({ id: `${key}-out`, isBetweenOwn }, from, `To ${to.name}`, { ...amount, minor: -amount.minor }, memo);
  return true;
}

/** Worded as the bank itself does. */
function book(
  entry: Pick<SampleEntry, 'id' | 'isBetweenOwn'>,
  account: Account,
  party: string,
  amount: Money,
  memo: string,
): void {
  const description = memo ? `${party} · ${memo}` : party;
  bookSampleEntries({ ...entry, accountId: account.id, description, category: 'Transfer', date: today(), amount });
}

function partyOf({ name, lastFour }: Party): Party {
  return { name, lastFour };
}

export const samplePayments: PaymentsData = {
  ...samplePayees,
  ...sampleSchedules,
  accounts: async () => readSampleAccounts(),
  transfer: async ({ from, to, amount, memo, plan }, key) => {
    if (plan)
      return keepSampleSchedule(
        { id: key, kind: 'internal', from: partyOf(from), to: partyOf(to), amount, memo },
        plan,
      );
    const isNew = place({ kind: 'internal', from, to, amount, memo }, key);
    if (isNew) book({ id: `${key}-in`, isBetweenOwn: true }, to, `From ${from.name}`, amount, memo);
    return key;
  },
  pay: async ({ from, payee, amount, memo, plan }, key) => {
    if (plan)
      return keepSampleSchedule(
        { id: key, kind: 'external', from: partyOf(from), to: partyOf(payee), amount, memo },
        plan,
      );
    place({ kind: 'external', from, to: payee, amount, memo }, key);
    return key;
  },
  orders: async () => orders.read(),
  order: async (id) => orders.read().find((order) => order.id === id),
};
