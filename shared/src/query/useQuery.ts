import type { QueryResult } from './core';
import { isKept } from './isKept';
import type { Query, QueryRequest, QueryState } from './types';
import { useWatch } from './useWatch';

/**
 * What `load` resolves to, shared by all who ask with the same key: loaded once at a time, on screen at once where it is
 * known, and loaded anew for each screen that opens and after `invalidateQueries`.
 */
export function useQuery<T>(request: QueryRequest<T>): Query<T> {
  const { result, waiting, retry } = useWatch(request, ({ watchQuery }) => watchQuery(request));
  return { ...(result ? stateOf(result) : waiting), retry };
}

function stateOf<T>(result: QueryResult<T>): QueryState<T> {
  if (result.isError && !isKept(result)) return { status: 'error', error: result.error };
  return result.data === undefined ? { status: 'loading' } : { status: 'ready', data: result.data };
}
