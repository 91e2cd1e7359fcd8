import {
  type DefaultedInfiniteQueryObserverOptions,
  type InfiniteData,
  InfiniteQueryObserver,
  type InfiniteQueryObserverOptions,
  keepPreviousData,
  QueryClient,
  QueryObserver,
} from '@tanstack/query-core';
import { useConnection } from '../http';
import { useSession } from '../session';
import type { PagesRequest, QueryKey, QueryRequest } from './types';

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

function watchQuery<T>(client: QueryClient, first: QueryRequest<T>) {
  const describe = ({ key, load }: QueryRequest<T>) =>
    client.defaultQueryOptions<T>({
      queryKey: key,
      queryFn: ({ signal }) => load(signal),
      _optimisticResults: 'optimistic',
    });
  const observer = new QueryObserver<T>(client, describe(first));
  return {
    subscribe: (onChange: () => void) => observer.subscribe(onChange),
    current: () => observer.getCurrentResult(),
    resultOf: (request: QueryRequest<T>) => observer.getOptimisticResult(describe(request)),
    follow: (request: QueryRequest<T>) => observer.setOptions(describe(request)),
  };
}

function watchPages<Page>(client: QueryClient, first: PagesRequest<Page>) {
  const describe = ({ key, load, nextOf }: PagesRequest<Page>) => {
    const options: InfiniteQueryObserverOptions<Page, Error, InfiniteData<Page>, QueryKey, string | null> = {
      queryKey: key,
      queryFn: ({ pageParam, signal }) => load(pageParam, signal),
      initialPageParam: null,
      getNextPageParam: nextOf,
      placeholderData: keepPreviousData,
      _optimisticResults: 'optimistic',
    };
    return client.defaultQueryOptions(options) as DefaultedInfiniteQueryObserverOptions<
      Page,
      Error,
      InfiniteData<Page>,
      QueryKey,
      string | null
    >;
  };
  const observer = new InfiniteQueryObserver(client, describe(first));
  return {
    subscribe: (onChange: () => void) => observer.subscribe(onChange),
    current: () => observer.getCurrentResult(),
    resultOf: (request: PagesRequest<Page>) => observer.getOptimisticResult(describe(request)),
    follow: (request: PagesRequest<Page>) => observer.setOptions(describe(request)),
    showMore: () => void observer.fetchNextPage(),
  };
}
