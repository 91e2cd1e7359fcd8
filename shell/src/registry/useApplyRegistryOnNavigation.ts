import { useLocation } from '@bank/shared/router';
import { useLayoutEffect, useRef } from 'react';
import { enterPage } from './applyRegistry';

/** Applies a newer registry between two pages: after the former has unmounted, before the next is painted. */
export function useApplyRegistryOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    enterPage(pathname);
  }, [pathname]);
}
