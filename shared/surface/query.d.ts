// What `@bank/shared/query` exports. Made by `npm run surface`; do not edit.

export type PageList<Page> = [first: Page, ...others: Page[]];
export type Pages<Page> = Query<PageList<Page>> & {
  /** These are the pages of the key before, while those of this one load. */
  isPrevious: boolean;
  hasMore: boolean;
  moreStatus: 'loading' | 'failed' | undefined;
  showMore: () => void;
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
export type Query<T> = QueryState<T> & {
  /** Loads it once more, from `loading` on. */
  retry: () => void;
};
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
/**
 * Says that what is known from these addresses (`/accounts`) has changed, for example by a transfer: what is on screen
 * loads again, in whichever remote, and the rest when it is next shown.
 */
export declare function invalidateQueries(...addresses: string[]): void;
/** Loads the cache's code, which the sign-in page does not need. May be called again, also after a failure. */
export declare function prepareQueries(): void;
/** Like `useQuery`, for a list that comes page by page. When it is loaded anew, so are all of its pages. */
export declare function usePages<Page>(request: PagesRequest<Page>): Pages<Page>;
/**
 * What `load` resolves to, shared by all who ask with the same key: loaded once at a time, on screen at once where it is
 * known, and loaded anew for each screen that opens and after `invalidateQueries`.
 */
export declare function useQuery<T>(request: QueryRequest<T>): Query<T>;
/** Follows what is typed once it has stayed the same for a moment, so that the bank is not asked at each key. */
export declare function useSettled<Value>(typed: Value): Value;
type QueryState<T> =
  | {
      status: 'loading';
    }
  | {
      status: 'ready';
      data: T;
    }
  | {
      status: 'error';
      error: unknown;
    };
export {};
