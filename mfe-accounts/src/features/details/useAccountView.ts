import type { Account } from '@bank/shared/api';
import { useDeferredValue, useMemo, useState } from 'react';
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
  // What is typed shows at once, and what it finds when that has rendered.
  const applied = useDeferredValue(filter);
  const shown = useMemo(() => sortAccounts(filterAccounts(accounts, applied), sort), [accounts, applied, sort]);
  return { total: accounts.length, shown, filter, isFiltered: isFiltering(applied), setFilter, sort, setSort };
}
