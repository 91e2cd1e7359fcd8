import type { PagesResult } from './core';
import { isKept } from './isKept';
import type { PageList, Pages, PagesRequest, QueryState } from './types';
import { useWatch } from './useWatch';

/** Like `useQuery`, for a list that comes page by page. When it is loaded anew, so are all of its pages. */
export function usePages<Page>(request: PagesRequest<Page>): Pages<Page> {
  const { watch, result, waiting, retry } = useWatch(request, ({ watchPages }) => watchPages(request));
  const last = result?.data?.pages.at(-1);
  return {
    ...(result ? stateOf(result) : waiting),
    retry,
    isPrevious: result?.isPlaceholderData ?? false,
    hasMore: last !== undefined && request.nextOf(last) !== null,
    moreStatus: result && moreStatusOf(result),
    showMore: () => watch?.showMore(),
  };
}

/** A next page that fails leaves those before it on screen. */
function stateOf<Page>(result: PagesResult<Page>): QueryState<PageList<Page>> {
  if (result.isError && !result.isFetchNextPageError && !isKept(result))
    return { status: 'error', error: result.error };
  return result.data ? { status: 'ready', data: result.data.pages as PageList<Page> } : { status: 'loading' };
}

function moreStatusOf<Page>({
  isFetchingNextPage,
  isFetchNextPageError,
}: PagesResult<Page>): Pages<Page>['moreStatus'] {
  if (isFetchingNextPage) return 'loading';
  return isFetchNextPageError ? 'failed' : undefined;
}
