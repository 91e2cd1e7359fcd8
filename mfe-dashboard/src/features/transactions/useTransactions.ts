import { bankData, type TransactionQuery, useResource } from '@bank/shared/data';
import { useCallback, useMemo, useState } from 'react';
import { defaultFilter } from './filterOptions';
import { FIRST_ROWS } from './pageSizes';
import { newestFirst, sortName } from './sorting';
import { useMorePages } from './useMorePages';

/** The history as the customer filters, sorts and unrolls it; the bank does the work. */
export function useTransactions() {
  const [filter, setFilter] = useState(defaultFilter);
  const [sorting, setSorting] = useState(newestFirst);
  const query: TransactionQuery = useMemo(() => ({ ...filter, sort: sortName(sorting) }), [filter, sorting]);
  const load = useCallback(
    async (signal: AbortSignal) => ({
      query,
      page: await bankData().transactions({ ...query, limit: FIRST_ROWS }, signal),
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
    /** What is on screen; while another query loads, the last one's rows. */
    found: useMorePages(first),
    isStale: first !== undefined && first.query !== query,
  };
}
