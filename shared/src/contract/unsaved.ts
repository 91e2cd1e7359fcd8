import { useLayoutEffect } from 'react';
import { create } from 'zustand';

/** How many screens hold something that would be lost with the page. The shell reads it, remotes fill it. */
export const useUnsavedState = create<{ count: number }>(() => ({ count: 0 }));

/**
 * Says that the calling screen holds something the customer has not saved. Meanwhile the shell takes no new version,
 * and the browser asks before the page is closed.
 */
export function useUnsaved(isUnsaved: boolean): void {
  // A layout effect: whoever looks at the count after a change of pages sees the new page's, not the former one's.
  useLayoutEffect(() => {
    if (!isUnsaved) return undefined;
    add(1);
    return () => add(-1);
  }, [isUnsaved]);
}

function add(change: number): void {
  useUnsavedState.setState(({ count }) => ({ count: count + change }));
}
