import { useCallback, useLayoutEffect, useRef } from 'react';
import { create } from 'zustand';
import { matchPath } from '../router';

interface UnsavedOptions {
  /** Where the input is kept besides the present path: `/transfers/new/*` for a form with a path for each step. */
  within?: string | undefined;
}

/** Number of screens with unsaved input. Written by remotes, read by the shell. */
export const useUnsavedState = create<{ count: number }>(() => ({ count: 0 }));

const screens = new Set<UnsavedOptions>();

/**
 * While any screen is unsaved, the bank asks before the customer leaves it for another path or closes the page, and applies
 * no new version.
 * @returns says at once that all is saved, for a form that navigates when it is: `saved(); navigate('/transfers');`
 */
export function useUnsaved(isUnsaved: boolean, { within }: UnsavedOptions = {}): () => void {
  const forget = useRef(() => {});
  // A layout effect, so that after a navigation the count is the new page's.
  useLayoutEffect(() => {
    if (!isUnsaved) return undefined;
    const screen = { within };
    const remove = () => {
      screens.delete(screen);
      publishCount();
    };
    screens.add(screen);
    publishCount();
    forget.current = remove;
    return remove;
  }, [isUnsaved, within]);
  return useCallback(() => forget.current(), []);
}

/** Whether unsaved input is lost at another path, below the base path. */
export function isLostAt(path: string): boolean {
  return [...screens].some(({ within }) => !within || !matchPath(within, path));
}

/** The customer gives up what is unsaved. @deprecated It counts for as long as its screen is there. */
export function discardUnsaved(): void {
  screens.clear();
  publishCount();
}

function publishCount(): void {
  useUnsavedState.setState({ count: screens.size });
}
