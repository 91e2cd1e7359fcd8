// What `@bank/shared/query` exports. Made by `npm run surface`; do not edit.

export type PageList<Page> = [first: Page, ...others: Page[]];
export type Pages<Page> = Query<PageList<Page>> & {
  isPrevious: boolean;
  hasMore: boolean;
  moreStatus: 'loading' | 'failed' | undefined;
  showMore: () => void;
};
export interface PagesRequest<Page> {
  key: QueryKey;
  load: (cursor: string | null, signal: AbortSignal) => Promise<Page>;
  nextOf: (page: Page) => string | null;
}
export type Query<T> = QueryState<T> & {
  retry: () => void;
};
export type QueryKey = readonly [address: string, ...rest: unknown[]];
export interface QueryRequest<T> {
  key: QueryKey;
  load: (signal: AbortSignal) => Promise<T>;
}
export declare function invalidateQueries(...addresses: string[]): void;
export declare function prepareQueries(): void;
export declare function usePages<Page>(request: PagesRequest<Page>): Pages<Page>;
export declare function useQuery<T>(request: QueryRequest<T>): Query<T>;
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
