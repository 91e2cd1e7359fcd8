import { bankData, type TransactionFilter, useResource } from '@bank/shared/data';
import { useCallback, useState } from 'react';
import { defaultFilter } from './filterOptions';
import { newestFirst, sortTransactions } from './sortTransactions';

/** Rows at first, and how many more each time. */
export const FIRST_ROWS = 10;
export const MORE_ROWS = 20;

/** The history as the customer filters, sorts and unrolls it. */
export function useTransactions() {
  const [filter, setFilter] = useState(defaultFilter);
  const [sorting, setSorting] = useState(newestFirst);
  const [rows, setRows] = useState(FIRST_ROWS);
  const load = useCallback(
    async (signal: AbortSignal) => ({ filter, transactions: await bankData().transactions(filter, signal) }),
    [filter],
  );
  const { retry, ...resource } = useResource(load);

  return {
    resource,
    retry,
    filter,
    setFilter: (changed: TransactionFilter) => {
      setFilter(changed);
      setRows(FIRST_ROWS);
    },
    sorting,
    setSorting,
    // While another filter loads, the last one's rows stay on screen.
    isStale: resource.status === 'ready' && resource.data.filter !== filter,
    visible: resource.status === 'ready' ? sortTransactions(resource.data.transactions, sorting).slice(0, rows) : [],
    showMore: () => setRows(rows + MORE_ROWS),
  };
}
