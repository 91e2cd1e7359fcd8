import { bankConfig } from '@bank/shared/config';
import { matchPath, useLocation } from '@bank/shared/router';
import { useEffect, useRef } from 'react';
import type { PlannedPage } from '../routes/planPages';

/**
 * Returns the page at the current path. On a change it also scrolls to the top, sets the document's title, and moves the
 * focus to the new heading so that screen readers announce it.
 */
export function useCurrentPage(pages: PlannedPage[]): PlannedPage | undefined {
  const { pathname } = useLocation();
  const page = pages.find(({ path }) => matchPath(path, pathname));
  const shown = useRef(pathname);
  const title = page?.title;

  useEffect(() => {
    if (title) document.title = `${title} · ${bankConfig().bankName}`;
  }, [title]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [pathname]);

  return page;
}
