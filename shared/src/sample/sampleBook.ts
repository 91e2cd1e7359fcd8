import type { Account, Transaction } from '../api/schema';
import type { Money } from '../format';
import { sampleAccounts } from './sampleAccounts';

export interface SampleEntry extends Transaction {
  /** Neither income nor spending. */
  isBetweenOwn?: boolean;
}

const KEY = 'bank:sample-entries';

/**
 * What a visitor has booked in this tab, the newest first. In the tab's storage and not in memory, because every remote
 * has its own copy of this module.
 */
export function readSampleEntries(): SampleEntry[] {
  return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as SampleEntry[];
}

export function bookSampleEntries(...entries: SampleEntry[]): void {
  sessionStorage.setItem(KEY, JSON.stringify([...entries, ...readSampleEntries()]));
}

/** What `/accounts` answers in sample mode, with what has been booked. */
export function readSampleAccounts(): Account[] {
  const entries = readSampleEntries();
  return sampleAccounts.map((account) => {
    const own = entries.filter(({ accountId }) => accountId === account.id);
    const booked = own.reduce((sum, { amount }) => sum + amount.minor, 0);
    const after = (before: Money) => ({ ...before, minor: before.minor + booked });
    const { balance, available } = account;
    return { ...account, balance: after(balance), ...(available && { available: after(available) }) };
  });
}
