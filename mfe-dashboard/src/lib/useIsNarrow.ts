import { useMediaQuery } from '@bank/shared/ui';

/** Below 960 px the sidebar leaves too little room for a table: rows become cards. Paper is narrow too, and takes tables. */
export function useIsNarrow(): boolean {
  return useMediaQuery('screen and (max-width: 59.99em)');
}
