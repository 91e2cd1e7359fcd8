import type { Account } from '@bank/shared/api';
import { useMemo, useState } from 'react';
import { type AccountFilter, filterAccounts, isFiltering, NO_FILTER } from '../filter/filterAccounts';
import { type AccountSort, sortAccounts } from './sortAccounts';

export interface AccountView {
  /** Number of accounts without the filter. */
  total: number;
  /** Filtered and sorted; the export contains the same. */
  shown: Account[];
  filter: AccountFilter;
  isFiltered: boolean;
  setFilter: (filter: AccountFilter) => void;
  sort: AccountSort | undefined;
  setSort: (sort: AccountSort | undefined) => void;
}

export function useAccountView(accounts: Account[]): AccountView {
  const [filter, setFilter] = useState(NO_FILTER);
  const [sort, setSort] = useState<AccountSort>();
  const shown = useMemo(() => sortAccounts(filterAccounts(accounts, filter), sort), [accounts, filter, sort]);
  return { total: accounts.length, shown, filter, isFiltered: isFiltering(filter), setFilter, sort, setSort };
}
