import { useLocation } from '@bank/shared/router';
import { useEffect } from 'react';

/** The page a document opens with, also after redirects, leaves the focus to the browser: the skip link comes first. */
let isFirstPage = true;

/** Moves the focus to the new heading, so that screen readers announce the page. */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();

  useEffect(() => {
    if (!isFirstPage) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    isFirstPage = false;
  }, [pathname]);
}

/** For pages that focus their own heading: the focus is lost with them. */
export function usePublicPage(): void {
  useEffect(() => {
    isFirstPage = false;
  }, []);
}
