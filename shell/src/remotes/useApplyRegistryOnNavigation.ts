import { useLocation } from '@bank/shared/router';
import { useLayoutEffect, useRef } from 'react';
import { updateOnNavigation } from './applyRegistry';

/** A layout effect, so that the former page has unmounted and the next is not painted yet. */
export function useApplyRegistryOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    updateOnNavigation(pathname);
  }, [pathname]);
}
