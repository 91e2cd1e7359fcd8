import { useMediaQuery } from '@bank/shared/ui';

/** The sidebar leaves too little room for a table. Paper is narrow too, and takes one. */
export const NARROW = 'screen and (max-width: 59.99em)';

export function useIsNarrow(): boolean {
  return useMediaQuery(NARROW);
}
