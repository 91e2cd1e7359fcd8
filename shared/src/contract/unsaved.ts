import { useLayoutEffect } from 'react';
import { create } from 'zustand';

/** Number of screens with unsaved input. Written by remotes, read by the shell. */
export const useUnsavedState = create<{ count: number }>(() => ({ count: 0 }));

/** While any screen is unsaved, the shell applies no new version and the browser asks before the page closes. */
export function useUnsaved(isUnsaved: boolean): void {
  // A layout effect, so that after a navigation the count is the new page's.
  useLayoutEffect(() => {
    if (!isUnsaved) return undefined;
    changeCount(1);
    return () => changeCount(-1);
  }, [isUnsaved]);
}

function changeCount(change: number): void {
  useUnsavedState.setState(({ count }) => ({ count: count + change }));
}
