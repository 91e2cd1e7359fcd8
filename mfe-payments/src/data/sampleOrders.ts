import type { Account } from '@bank/shared/api';
import { daysBefore, type Money, today } from '@bank/shared/format';
import { bookSampleEntries, type SampleBooking, sampleStore } from '@bank/shared/sample';
import { outcomeOf } from './sampleRail';
import type { Order, Party } from './types';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const checking = { name: 'Primary Checking', lastFour: '4821' };
const savings = { name: 'High Yield Savings', lastFour: '7093' };
const maya = { name: 'Maya Lindqvist', lastFour: '2264' };
const earlier = (daysAgo: number, to: string) => {
  const date = daysBefore(today(), daysAgo);
  const orderedAt = new Date(`${date}T09:12:00`).toISOString();
  const again = { fromAccountId: 'checking', to };
  return { from: checking, memo: '', status: 'completed', date, orderedAt, again } as const;
};

interface KeptOrder extends Order {
  /** The time in ms and the account that paid, until another bank has answered. */
  sent?: { at: number; accountId: string };
}

const orders = sampleStore<KeptOrder>('bank:sample-orders', () => [
  // The dashboard's history has the same transfer.
  { ...earlier(5, 'savings'), id: 'QX41-7093', kind: 'internal', to: savings, amount: usd(35_000) },
  { ...earlier(12, 'maya'), id: 'QX38-2264', kind: 'external', to: maya, amount: usd(6_250) },
  { ...earlier(19, 'savings'), id: 'QX29-7093', kind: 'internal', to: savings, amount: usd(35_000) },
]);

interface Booking {
  kind: Order['kind'];
  from: Account;
  /** An account or payee, or somebody abroad. */
  to: Party & { id?: string };
  amount: Money;
  memo: string;
  isAtOtherBank?: boolean;
  wire?: NonNullable<Order['wire']>;
}

/** @returns false when the key has been used */
export function placeSample(booking: Booking, key: string): boolean {
  const { kind, from, to, amount, memo, isAtOtherBank: isAway = false, wire } = booking;
  if (orders.read().some(({ id }) => id === key)) return false;
  const parties = { from: partyOf(from), to: partyOf(to) };
  const paid = wire?.debit ?? amount;
  orders.add({
    id: key,
    kind,
    ...parties,
    amount,
    memo,
    date: today(),
    orderedAt: new Date().toISOString(),
    balance: { ...paid, minor: from.balance.minor - paid.minor },
    ...(to.id && { again: { fromAccountId: from.id, to: to.id } }),
    ...(isAway ? { status: 'on-its-way', sent: { at: Date.now(), accountId: from.id } } : { status: 'completed' }),
    ...(wire && { wire }),
  });
  const isBetweenOwn = kind === 'internal';
  bookSample({ id: `${key}-out`, isBetweenOwn, words: wordsOf(booking) }, from, { ...paid, minor: -paid.minor });
  return true;
}

/** The bank names a wire's account alone. */
function wordsOf({ kind, to, memo }: Pick<Order, 'kind' | 'to' | 'memo'>) {
  return kind === 'wire'
    ? { kind: 'wire' as const, lastFour: to.lastFour, memo }
    : { kind: 'to' as const, name: to.name, memo };
}

export function bookSample(
  entry: Pick<SampleBooking, 'id' | 'isBetweenOwn' | 'words'>,
  account: Pick<Account, 'id'>,
  amount: Money,
): void {
  bookSampleEntries({ ...entry, accountId: account.id, category: 'Transfer', date: today(), amount });
}

/** What other banks have answered meanwhile is taken in when somebody looks. */
export function readSampleOrders(): Order[] {
  for (const { sent, ...order } of orders.read()) {
    if (!sent) continue;
    const outcome = outcomeOf(order.to.lastFour, sent.at);
    if (outcome.status === 'on-its-way') continue;
    orders.replace({ ...order, ...outcome });
    if (outcome.status === 'returned') {
      const { id, amount, wire } = order;
      const words = { ...wordsOf(order), isReversal: true };
      bookSample({ id: `${id}-back`, words }, { id: sent.accountId }, wire?.debit ?? amount);
    }
  }
  return orders.read().map(({ sent: _, ...order }) => order);
}

export function partyOf({ name, lastFour }: Party): Party {
  return { name, lastFour };
}
