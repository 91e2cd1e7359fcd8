import { startTrace } from '@bank/shared/http';
import { useLocation } from '@bank/shared/router';
import { useLayoutEffect, useRef } from 'react';
import { updateOnNavigation } from '../remotes/applyRegistry';

/**
 * Begins another visit whenever the address changes. A layout effect, so that the former page has unmounted, and the next
 * one is not painted yet and has asked for nothing.
 */
export function useNextVisit(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    startTrace();
    updateOnNavigation(pathname);
  }, [pathname]);
}
