import { bankData, type Transaction, type TransactionPage, type TransactionQuery } from '@bank/shared/data';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MORE_ROWS } from './pageSizes';

export interface FirstPage {
  query: TransactionQuery;
  page: TransactionPage;
}

interface Unrolled {
  first: FirstPage;
  items: Transaction[];
  next: string | null;
}

/** The first page and those that were asked for after it. Another first page starts over. */
export function useMorePages(first: FirstPage | undefined) {
  const [unrolled, setUnrolled] = useState<Unrolled>();
  const [state, setState] = useState<{ of?: FirstPage; is?: 'loading' | 'failed' }>({});
  const call = useRef<AbortController>(undefined);
  // What was asked for belongs to the former first page.
  useEffect(() => () => call.current?.abort(), [first]);
  if (!first) return undefined;
  const { items, next } = unrolled?.first === first ? unrolled : { items: first.page.items, next: first.page.next };

  /** Settles once the new rows are on screen. */
  const showMore = async () => {
    if (!next) return;
    call.current = new AbortController();
    const { signal } = call.current;
    setState({ of: first, is: 'loading' });
    try {
      const page = await bankData().transactions({ ...first.query, limit: MORE_ROWS, cursor: next }, signal);
      if (signal.aborted) return;
      flushSync(() => {
        setState({});
        setUnrolled({ first, items: [...items, ...page.items], next: page.next });
      });
    } catch {
      if (!signal.aborted) setState({ of: first, is: 'failed' });
    }
  };

  const { total = next ? undefined : items.length } = first.page;
  const more = state.of === first ? state.is : undefined;
  return { query: first.query, items, total, hasMore: next !== null, more, showMore };
}

export type FoundTransactions = NonNullable<ReturnType<typeof useMorePages>>;
