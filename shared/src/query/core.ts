import {
  type DefaultedInfiniteQueryObserverOptions,
  type InfiniteData,
  InfiniteQueryObserver,
  type InfiniteQueryObserverBaseResult,
  type InfiniteQueryObserverOptions,
  keepPreviousData,
  QueryClient,
  QueryObserver,
  type QueryObserverBaseResult,
} from '@tanstack/query-core';
import { bankConfig } from '../config';
import { useConnection } from '../http';
import { useLanguage } from '../i18n';
import { useSession } from '../session';
import type { PagesRequest, QueryKey, QueryRequest } from './types';

export type QueryResult<T> = Pick<QueryObserverBaseResult<T>, 'data' | 'error' | 'isError' | 'isFetching'>;
export type PagesResult<Page> = QueryResult<InfiniteData<Page>> &
  Pick<
    InfiniteQueryObserverBaseResult<InfiniteData<Page>>,
    'isFetchingNextPage' | 'isFetchNextPageError' | 'isPlaceholderData'
  >;

/**
 * Nothing here repeats a request by itself: the HTTP client does after a session refresh, and beyond that the customer
 * decides. Whether the bank can be reached is the HTTP client's knowledge too, not the browser's.
 */
const queries = {
  retry: false,
  networkMode: 'always',
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

export type Core = ReturnType<typeof createCore>;

/** The cache itself: in memory only, and for one session. */
export function createCore() {
  const client = new QueryClient({ defaultOptions: { queries } });
  useSession.subscribe(({ id }, former) => {
    if (id !== former.id) client.clear();
  });
  useConnection.subscribe(({ status }) => {
    if (status === 'online') repeatFailed(client);
  });
  // The sample bank words its answers in the language of the page; the bank itself says the same in all.
  useLanguage.subscribe(() => {
    if (bankConfig().dataMode === 'sample') client.invalidateQueries();
  });
  return {
    clear: () => client.clear(),
    invalidate: (address: string) => void client.invalidateQueries({ queryKey: [address] }),
    retry: (key: QueryKey) => void client.resetQueries({ queryKey: key, exact: true }),
    watchQuery: <T>(request: QueryRequest<T>) => watchQuery(client, request),
    watchPages: <Page>(request: PagesRequest<Page>) => watchPages(client, request),
  };
}

/** What is on screen and failed, from the start unless it is known from before. The next page of a list waits for the customer, who asked for it. */
function repeatFailed(client: QueryClient): void {
  const failed = client.getQueryCache().findAll({
    type: 'active',
    predicate: ({ state }) => state.status === 'error' && !state.fetchMeta?.fetchMore,
  });
  for (const { queryKey, state } of failed) {
    if (state.data === undefined) client.resetQueries({ queryKey, exact: true });
    else client.invalidateQueries({ queryKey, exact: true });
  }
}

/**
 * Renders put no functions of a request into the cache, only `follow` does, once the screen is there: React forgets a
 * render that never got there, and the cache would hold on to all of it through what the functions close over.
 */
function watchQuery<T>(client: QueryClient, first: QueryRequest<T>) {
  const outline = ({ key }: QueryRequest<T>) => client.defaultQueryOptions<T>({ queryKey: key });
  const describe = ({ key, load }: QueryRequest<T>) =>
    client.defaultQueryOptions<T>({
      queryKey: key,
      queryFn: ({ signal }) => load(signal),
    });
  const observer = new QueryObserver<T>(client, outline(first));
  return {
    subscribe: (onChange: () => void) => observer.subscribe(onChange),
    current: () => observer.getCurrentResult(),
    resultOf: (request: QueryRequest<T>): QueryResult<T> => {
      const query = client.getQueryCache().build(client, outline(request));
      const result = observer.getOptimisticResult(describe(request));
      return isFollowed(observer, query) ? result : loadingAnew(result);
    },
    follow: (request: QueryRequest<T>) => observer.setOptions(describe(request)),
  };
}

function watchPages<Page>(client: QueryClient, first: PagesRequest<Page>) {
  type Options = DefaultedInfiniteQueryObserverOptions<Page, Error, InfiniteData<Page>, QueryKey, string | null>;
  const complete = (options: InfiniteQueryObserverOptions<Page, Error, InfiniteData<Page>, QueryKey, string | null>) =>
    client.defaultQueryOptions(options) as Options;
  const outline = ({ key }: PagesRequest<Page>) =>
    complete({ queryKey: key, initialPageParam: null, getNextPageParam: () => null });
  const describe = ({ key, load, nextOf }: PagesRequest<Page>) =>
    complete({
      queryKey: key,
      queryFn: ({ pageParam, signal }) => load(pageParam, signal),
      initialPageParam: null,
      getNextPageParam: nextOf,
      placeholderData: keepPreviousData,
    });
  const observer = new InfiniteQueryObserver(client, outline(first));
  return {
    subscribe: (onChange: () => void) => observer.subscribe(onChange),
    current: () => observer.getCurrentResult(),
    resultOf: (request: PagesRequest<Page>): PagesResult<Page> => {
      const query = client.getQueryCache().build(client, outline(request));
      const result = observer.getOptimisticResult(describe(request));
      return isFollowed(observer, query) ? result : { ...loadingAnew(result), isFetchNextPageError: false };
    },
    follow: (request: PagesRequest<Page>) => observer.setOptions(describe(request)),
    showMore: () => void observer.fetchNextPage(),
  };
}

/** Whether what is rendered is on screen already: `query` is the one that the observer loads and hears of. */
function isFollowed(observer: { hasListeners: () => boolean; getCurrentQuery: () => object }, query: object): boolean {
  return observer.hasListeners() && observer.getCurrentQuery() === query;
}

/** Every screen loads what it opens with, so a failure from before is not shown. */
function loadingAnew<Result extends QueryResult<unknown>>(result: Result) {
  return { ...result, isFetching: true, isError: false };
}
