import { bankData, type TransactionQuery, useResource } from '@bank/shared/data';
import { useCallback, useMemo, useState } from 'react';
import { defaultFilter } from './filterOptions';
import { FIRST_PAGE_ROWS } from './pageSizes';
import { newestFirst, toTransactionSort } from './sorting';
import { useMorePages } from './useMorePages';

/** Filters, sorts and pages at the data source, which may hold more rows than the page. */
export function useTransactions() {
  const [filter, setFilter] = useState(defaultFilter);
  const [sorting, setSorting] = useState(newestFirst);
  const query: TransactionQuery = useMemo(() => ({ ...filter, sort: toTransactionSort(sorting) }), [filter, sorting]);
  const load = useCallback(
    async (signal: AbortSignal) => ({
      query,
      page: await bankData().transactions({ ...query, limit: FIRST_PAGE_ROWS }, signal),
    }),
    [query],
  );
  const { retry, ...resource } = useResource(load);
  const first = resource.status === 'ready' ? resource.data : undefined;

  return {
    status: resource.status,
    retry,
    query,
    filter,
    setFilter,
    sorting,
    setSorting,
    /** The previous query's rows stay on screen while another one loads. */
    found: useMorePages(first),
    isStale: first !== undefined && first.query !== query,
  };
}
