import type { Account, Transaction } from '../api/schema';
import type { Money } from '../format';
import { describe, type SampleWords } from './describe';
import { sampleAccounts } from './sampleAccounts';
import { sampleStore } from './sampleStore';

export interface SampleEntry extends Transaction {
  /** Neither income nor spending. */
  isBetweenOwn?: boolean;
}

/** Worded when somebody reads it, in their language. */
export interface SampleBooking extends Omit<SampleEntry, 'description' | 'wording'> {
  words: SampleWords;
}

const KEY = 'bank:sample-entries';

/**
 * What a visitor has booked in this tab, the newest first. In the tab's storage and not in memory, because every remote
 * has its own copy of this module.
 */
export function readSampleEntries(): SampleEntry[] {
  return readBookings().map(({ words, ...entry }) => ({ ...entry, ...describe(words) }));
}

export function bookSampleEntries(...bookings: SampleBooking[]): void {
  sessionStorage.setItem(KEY, JSON.stringify([...bookings, ...readBookings()]));
}

function readBookings(): SampleBooking[] {
  return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as SampleBooking[];
}

/** Accounts that a visitor has opened in this tab, with nothing on them but what is booked. */
export const openedSampleAccounts = sampleStore<Account>('bank:sample-accounts', () => []);

/** What `/accounts` answers in sample mode, with what has been opened and booked. */
export function readSampleAccounts(): Account[] {
  const entries = readSampleEntries();
  return [...sampleAccounts, ...openedSampleAccounts.read().toReversed()].map((account) => {
    const own = entries.filter(({ accountId }) => accountId === account.id);
    const booked = own.reduce((sum, { amount }) => sum + amount.minor, 0);
    const after = (before: Money) => ({ ...before, minor: before.minor + booked });
    const { balance, available } = account;
    return { ...account, balance: after(balance), ...(available && { available: after(available) }) };
  });
}
