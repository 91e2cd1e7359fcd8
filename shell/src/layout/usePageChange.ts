import { bankConfig } from '@bank/shared/config';
import { matchPath, useLocation } from '@bank/shared/router';
import { useEffect, useRef } from 'react';
import type { PlannedPage } from '../routes/planPages';

/**
 * The page on screen. When it changes, the content starts at its top, the document's title follows,
 * and the focus goes to the new heading, so that a screen reader announces it.
 */
export function usePageChange(pages: PlannedPage[]): PlannedPage | undefined {
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
