import { bankData, type Transaction, type TransactionPage, type TransactionQuery } from '@bank/shared/data';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { NEXT_PAGE_ROWS } from './pageSizes';

export interface FirstPage {
  query: TransactionQuery;
  page: TransactionPage;
}

interface LoadedPages {
  first: FirstPage;
  items: Transaction[];
  next: string | null;
}

/** Appends pages to the first one. A new first page (another query) starts over. */
export function useMorePages(first: FirstPage | undefined) {
  const [loaded, setLoaded] = useState<LoadedPages>();
  const [request, setRequest] = useState<{ first?: FirstPage; status?: 'loading' | 'failed' }>({});
  const controller = useRef<AbortController>(undefined);
  // A pending request belongs to the previous first page.
  useEffect(() => () => controller.current?.abort(), [first]);
  if (!first) return undefined;
  const { items, next } = loaded?.first === first ? loaded : { items: first.page.items, next: first.page.next };

  /** Resolves when the new rows are on screen, so that the caller can focus them. */
  const showMore = async () => {
    if (!next) return;
    controller.current = new AbortController();
    const { signal } = controller.current;
    setRequest({ first, status: 'loading' });
    try {
      const page = await bankData().transactions({ ...first.query, limit: NEXT_PAGE_ROWS, cursor: next }, signal);
      if (signal.aborted) return;
      flushSync(() => {
        setRequest({});
        setLoaded({ first, items: [...items, ...page.items], next: page.next });
      });
    } catch {
      if (!signal.aborted) setRequest({ first, status: 'failed' });
    }
  };

  const { total = next ? undefined : items.length } = first.page;
  const moreStatus = request.first === first ? request.status : undefined;
  return { query: first.query, items, total, hasMore: next !== null, moreStatus, showMore };
}

export type FoundTransactions = NonNullable<ReturnType<typeof useMorePages>>;
