import { useMediaQuery } from '@bank/shared/ui';
import { useLayoutEffect, useRef, useState } from 'react';

/** Shows the `first` of many, and `step` more when asked, the first of which takes the focus. Paper takes them all. */
export function useShownPart<Item>(all: Item[], first: number, step: number) {
  const [{ limit, from }, setPart] = useState({ limit: first, from: 0 });
  const isPrinted = useMediaQuery('print');
  const list = useRef<HTMLDivElement>(null);

  // The button disappears with the last step and would take the focus with it.
  useLayoutEffect(() => {
    if (from) list.current?.querySelectorAll<HTMLElement>('[data-part]')[from]?.focus();
  }, [from]);
  return {
    list,
    shown: isPrinted ? all : all.slice(0, limit),
    hasMore: all.length > limit,
    showMore: () => setPart({ limit: limit + step, from: limit }),
  };
}
