import { type PageList, usePages } from '@bank/shared/query';
import { useMemo } from 'react';
import { dashboardData } from '../../data/dashboardData';
import type { Sums, Transaction, TransactionPage, TransactionQuery } from '../../data/types';
import { BLOCK_ROWS, FIRST_PAGE_ROWS, NEXT_PAGE_ROWS } from './pageSizes';
import { useHistoryAddress } from './useHistoryAddress';

/** So few rows that they can be rendered within a frame. */
export type Block = readonly Transaction[];

interface FoundPage extends Pick<TransactionPage, 'next' | 'total' | 'sums'> {
  blocks: Block[];
  query: TransactionQuery;
}

export interface FoundTransactions {
  blocks: readonly Block[];
  /** Rows of all blocks. */
  shown: number;
  /** Missing while the source does not say how many match. */
  total?: number;
  sums?: Sums | undefined;
  query: TransactionQuery;
  /** Cursor of what comes after them. */
  next: string | null;
  hasMore: boolean;
  moreStatus: 'loading' | 'failed' | undefined;
  showMore: () => void;
}

/** Filters, sorts and pages at the data source, which may hold more rows than the page. */
export function useTransactions(account?: string) {
  const address = useHistoryAddress(account);
  const { query } = address;
  const { status, retry, isPrevious, hasMore, moreStatus, showMore, ...result } = usePages<FoundPage>({
    key: ['/transactions', query],
    load: async (cursor, signal) => {
      const page = cursor === null ? { limit: FIRST_PAGE_ROWS } : { limit: NEXT_PAGE_ROWS, cursor };
      const { items, next, total, sums } = await dashboardData().transactions({ ...query, ...page }, signal);
      return { blocks: splitRows(items), next, total, sums, query };
    },
    nextOf: ({ next }) => next,
  });
  const data = 'data' in result ? result.data : undefined;
  const found = useMemo(() => data && foundIn(data), [data]);

  return {
    status,
    retry,
    ...address,
    /** The previous query's rows stay on screen while another one loads. */
    found: found && { ...found, hasMore, moreStatus, showMore },
    isStale: isPrevious,
  };
}

export function splitRows(rows: Transaction[]): Block[] {
  const count = Math.ceil(rows.length / BLOCK_ROWS);
  return Array.from({ length: count }, (_, index) => rows.slice(index * BLOCK_ROWS, (index + 1) * BLOCK_ROWS));
}

function foundIn(pages: PageList<FoundPage>) {
  const blocks = pages.flatMap((page) => page.blocks);
  const shown = blocks.reduce((sum, { length }) => sum + length, 0);
  const next = pages.at(-1)?.next ?? null;
  const { query, sums, total = next === null ? shown : undefined } = pages[0];
  return { blocks, shown, query, next, total, sums };
}
