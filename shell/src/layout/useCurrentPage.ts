import { bankConfig } from '@bank/shared/config';
import { matchPath, useLocation } from '@bank/shared/router';
import { useEffect, useRef } from 'react';
import type { PlannedPage } from '../routes/planPages';

/** By the history entry's key. */
const positions = new Map<string, number>();

/** Moves the focus to the new heading, so that screen readers announce the page. */
export function useCurrentPage(pages: PlannedPage[]): PlannedPage | undefined {
  const { pathname, key } = useLocation();
  const page = pages.find(({ path }) => matchPath(path, pathname));
  const shown = useRef(pathname);
  const title = page?.title;

  useEffect(() => {
    if (title) document.title = `${title} · ${bankConfig().bankName}`;
  }, [title]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, positions.get(key) ?? 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [pathname, key]);

  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  return page;
}
