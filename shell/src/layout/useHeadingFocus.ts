import { useLocation } from '@bank/shared/router';
import { useEffect, useRef } from 'react';

/** Moves the focus to the new heading, so that screen readers announce the page. */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [pathname]);
}
