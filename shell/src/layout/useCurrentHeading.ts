import { bankConfig } from '@bank/shared/config';
import { mountMatcher } from '@bank/shared/mounts';
import { useLocation } from '@bank/shared/router';
import { useEffect, useRef } from 'react';
import type { PageHeading, PlannedPage } from '../routes/planPages';

/** By the history entry's key. */
const positions = new Map<string, number>();

/** Moves the focus to the new heading, so that screen readers announce the page. */
export function useCurrentHeading(page: PlannedPage): PageHeading {
  const { pathname, key } = useLocation();
  const heading = mountMatcher(page.headings ?? [])(pathname) ?? page;
  const shown = useRef(pathname);
  const { title } = heading;

  useEffect(() => {
    document.title = `${title} · ${bankConfig().bankName}`;
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

  return heading;
}
