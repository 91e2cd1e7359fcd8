import { useMediaQuery } from '@bank/shared/ui';

/** Whether the sidebar leaves too little room for a table. Paper is narrow too, and takes one. */
export function useIsNarrow(): boolean {
  return useMediaQuery('screen and (max-width: 59.99em)');
}
