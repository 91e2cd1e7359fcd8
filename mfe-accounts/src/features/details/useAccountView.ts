import type { Account } from '@bank/shared/api';
import { useLanguage } from '@bank/shared/i18n';
import { useUrlParameters } from '@bank/shared/router';
import { useDeferredValue, useMemo } from 'react';
import { accountTypes } from '../accounts/accountKinds';
import { type AccountFilter, filterAccounts, isFiltering } from '../filter/filterAccounts';
import { type AccountSort, readSort, sortAccounts, writeSort } from './sortAccounts';

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

/** Filter and order are part of the address, so a reload, Back and a link that was sent show the same accounts. */
export function useAccountView(accounts: Account[]): AccountView {
  const [parameters, change] = useUrlParameters();
  const language = useLanguage(({ language }) => language);
  const [text = '', type, order] = ['text', 'type', 'sort'].map((name) => parameters.get(name) ?? '');
  const filter: AccountFilter = useMemo(
    () => ({ text, type: accountTypes.find((known) => known === type) ?? 'all' }),
    [text, type],
  );
  const sort = useMemo(() => readSort(order), [order]);
  // What is typed shows at once, and what it finds when that has rendered; in the page's language.
  const applied = useDeferredValue(filter);
  const shown = useMemo(
    () => sortAccounts(filterAccounts(accounts, applied), sort),
    [accounts, applied, sort, language],
  );
  return {
    total: accounts.length,
    shown,
    filter,
    isFiltered: isFiltering(applied),
    setFilter: ({ text, type }) => change({ text, type: type === 'all' ? undefined : type }),
    sort,
    setSort: (sort) => change({ sort: sort && writeSort(sort) }),
  };
}
