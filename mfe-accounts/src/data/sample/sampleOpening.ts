import type { Account } from '@bank/shared/api';
import { today } from '@bank/shared/format';
import { bookSampleEntries, openedSampleAccounts, readSampleAccounts } from '@bank/shared/sample';
import type { AccountOrder } from '../types';

export const SAVINGS_APY = 3.2;

/** Opens an account in this tab, once for each key. */
export async function openSampleAccount(order: AccountOrder, key: string): Promise<Account> {
  if (!findOpened(key)) open(order, key);
  return findOpened(key) ?? Promise.reject(refusal('not-found'));
}

function open({ type, name = type, deposit }: AccountOrder, key: string): void {
  const accounts = readSampleAccounts();
  const from = accounts.find(({ id }) => id === deposit?.fromAccountId);
  const nothing = { minor: 0, currency: 'USD' };
  openedSampleAccounts.add({
    id: key,
    name,
    lastFour: String(9000 + accounts.length),
    type,
    balance: nothing,
    available: nothing,
    status: 'Active',
    ...(type === 'Savings' && { apy: SAVINGS_APY }),
  });
  if (deposit && from) {
    const { amount } = deposit;
    const entry = { category: 'Transfer', date: today(), isBetweenOwn: true } as const;
    bookSampleEntries(
      { ...entry, id: `${key}-in`, accountId: key, amount, words: { kind: 'from', name: from.name } },
      {
        ...entry,
        id: `${key}-out`,
        accountId: from.id,
        amount: { ...amount, minor: -amount.minor },
        words: { kind: 'to', name },
      },
    );
  }
}

/** The accounts of the demonstration stay open. */
export function closeSampleAccount(id: string): void {
  if (findOpened(id)?.balance.minor !== 0) throw refusal('not-at-zero');
  openedSampleAccounts.remove(id);
}

function findOpened(id: string): Account | undefined {
  const isOpened = openedSampleAccounts.read().some((account) => account.id === id);
  return isOpened ? readSampleAccounts().find((account) => account.id === id) : undefined;
}

function refusal(name: string): Error {
  return Object.assign(new Error(name), {
    response: { status: 409, data: { type: `/problems/${name}`, detail: name } },
  });
}
