import { type PageList, usePages } from '@bank/shared/query';
import { useMemo, useState } from 'react';
import { dashboardData } from '../../data/dashboardData';
import type { TransactionPage, TransactionQuery } from '../../data/types';
import { defaultFilter } from './filterOptions';
import { FIRST_PAGE_ROWS, NEXT_PAGE_ROWS } from './pageSizes';
import { newestFirst, toTransactionSort } from './sorting';

interface FoundPage extends TransactionPage {
  query: TransactionQuery;
}

/** Filters, sorts and pages at the data source, which may hold more rows than the page. */
export function useTransactions() {
  const [filter, setFilter] = useState(defaultFilter);
  const [sorting, setSorting] = useState(newestFirst);
  const query: TransactionQuery = useMemo(() => ({ ...filter, sort: toTransactionSort(sorting) }), [filter, sorting]);
  const pages = usePages<FoundPage>({
    key: ['/transactions', query],
    load: async (cursor, signal) => {
      const page = cursor === null ? { limit: FIRST_PAGE_ROWS } : { limit: NEXT_PAGE_ROWS, cursor };
      return { ...(await dashboardData().transactions({ ...query, ...page }, signal)), query };
    },
    nextOf: ({ next }) => next,
  });
  const { status, retry, isPrevious, hasMore, moreStatus, showMore } = pages;

  return {
    status,
    retry,
    query,
    filter,
    setFilter,
    sorting,
    setSorting,
    /** The previous query's rows stay on screen while another one loads. */
    found: pages.status === 'ready' ? { ...foundIn(pages.data), hasMore, moreStatus, showMore } : undefined,
    isStale: isPrevious,
  };
}

export type FoundTransactions = NonNullable<ReturnType<typeof useTransactions>['found']>;

function foundIn(pages: PageList<FoundPage>) {
  const items = pages.flatMap((page) => page.items);
  const { query, total = pages.at(-1)?.next ? undefined : items.length } = pages[0];
  return { items, query, total };
}
