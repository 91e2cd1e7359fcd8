import { useLocation } from '@bank/shared/router';
import { useLayoutEffect, useRef } from 'react';
import { enterPage } from './takeRegistry';

/** Tells of every change of pages, once the former page is gone and before the new one is seen. */
export function useSafeMoments(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    enterPage(pathname);
  }, [pathname]);
}
