import { daysBefore, type IsoDay, type Money, today } from '@bank/shared/format';
import { readSampleAccounts, readSampleEntries, sampleTransactions } from '@bank/shared/sample';
import type { AccountSource, DayBalance, StatementEntry } from '../types';
import { sampleDetails, sampleNumber } from './sampleDetails';
import { closeSampleAccount, openSampleAccount, SAVINGS_APY } from './sampleOpening';
import { statementOf } from './statementOf';

export const sampleSource: AccountSource = {
  details: async (id) => sampleDetails(id, today()),
  number: async (id) => sampleNumber(id),
  offers: async () => [{ type: 'Checking' }, { type: 'Savings', apy: SAVINGS_APY }],
  open: openSampleAccount,
  close: async (id) => closeSampleAccount(id),
  balances: async (id, days) => balancesSince(id, daysBefore(today(), days)),
  months: async (id) => {
    const months = entriesOf(id).map(({ date }) => date.slice(0, 7));
    // The first month may be incomplete, and the last one goes on.
    return [...new Set(months)]
      .slice(1)
      .filter((month) => month < today().slice(0, 7))
      .toReversed();
  },
  holder: async () => 'Amelia Hart',
  statement: async (id, month) => statementOf(entriesOf(id), month, balanceOf(id)),
};

/** The oldest first, each with the balance after it. */
function entriesOf(id: string): StatementEntry[] {
  let balance = balanceOf(id);
  const entries = [...readSampleEntries(), ...sampleTransactions(today())]
    .filter(({ accountId }) => accountId === id)
    .map(({ isBetweenOwn: _, ...entry }) => {
      const after = balance;
      balance = { ...balance, minor: balance.minor - entry.amount.minor };
      return { ...entry, balance: after };
    });
  return entries.toReversed();
}

/** Begins with the first booking, where that was later. */
function balancesSince(id: string, day: IsoDay): DayBalance[] {
  const entries = entriesOf(id);
  const oldest = entries[0]?.date ?? day;
  const first = oldest > day ? oldest : day;
  const days = new Map<IsoDay, Money>([[first, statementOf(entries, first, balanceOf(id)).opening]]);
  for (const { date, balance } of entries) if (date >= first) days.set(date, balance);
  return [...days].map(([date, balance]) => ({ date, balance }));
}

function balanceOf(id: string): Money {
  return readSampleAccounts().find((account) => account.id === id)?.balance ?? { minor: 0, currency: 'USD' };
}
