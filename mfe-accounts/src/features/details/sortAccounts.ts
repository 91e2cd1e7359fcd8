import type { Account } from '@bank/shared/api';
import { compareTexts } from '@bank/shared/format';

export type SortColumn = 'name' | 'balance';

export interface AccountSort {
  column: SortColumn;
  direction: 'ascending' | 'descending';
}

const allSorts: AccountSort[] = [
  { column: 'name', direction: 'ascending' },
  { column: 'name', direction: 'descending' },
  { column: 'balance', direction: 'descending' },
  { column: 'balance', direction: 'ascending' },
];

const compare: Record<SortColumn, (a: Account, b: Account) => number> = {
  name: (a, b) => compareTexts(a.name, b.name),
  balance: (a, b) => a.balance.minor - b.balance.minor,
};

export function sortAccounts(accounts: Account[], sort: AccountSort | undefined): Account[] {
  if (!sort) return accounts;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return accounts.toSorted((a, b) => sign * compare[sort.column](a, b));
}

/** Such as `balance-descending`, in the address. */
export function writeSort({ column, direction }: AccountSort): string {
  return `${column}-${direction}`;
}

export function readSort(text: string | undefined): AccountSort | undefined {
  return allSorts.find((sort) => writeSort(sort) === text);
}

export function toggleSort(sort: AccountSort | undefined, column: SortColumn): AccountSort {
  const isAscending = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: isAscending ? 'descending' : 'ascending' };
}
