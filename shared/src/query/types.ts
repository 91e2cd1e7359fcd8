/**
 * What an answer is known by in all remotes: the address that was asked, then what it was asked with, such as
 * `['/transactions', { period: 30 }]`. The same key means the same answer, whoever loads it.
 */
export type QueryKey = readonly [address: string, ...rest: unknown[]];

export interface QueryRequest<T> {
  key: QueryKey;
  /** @param signal aborts when no screen waits for the answer any more */
  load: (signal: AbortSignal) => Promise<T>;
}

export type QueryState<T> = { status: 'loading' } | { status: 'ready'; data: T } | { status: 'error'; error: unknown };

export type Query<T> = QueryState<T> & {
  /** Loads it once more, from `loading` on. */
  retry: () => void;
};

export interface PagesRequest<Page> {
  key: QueryKey;
  /**
   * @param cursor of the page; null for the first one
   * @param signal aborts when no screen waits for the answer any more
   */
  load: (cursor: string | null, signal: AbortSignal) => Promise<Page>;
  /** Cursor of the page after this one; null on the last. */
  nextOf: (page: Page) => string | null;
}

export type PageList<Page> = [first: Page, ...others: Page[]];

export type Pages<Page> = Query<PageList<Page>> & {
  /** These are the pages of the key before, while those of this one load. */
  isPrevious: boolean;
  hasMore: boolean;
  moreStatus: 'loading' | 'failed' | undefined;
  showMore: () => void;
};
