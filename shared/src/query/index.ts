export { invalidateQueries } from './invalidateQueries';
export { prepareQueries } from './loadCore';
export type { PageList, Pages, PagesRequest, Query, QueryKey, QueryRequest } from './types';
export { usePages } from './usePages';
export { useQuery } from './useQuery';
export { useSettled } from './useSettled';
