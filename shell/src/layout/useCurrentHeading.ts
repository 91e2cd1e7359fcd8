import { bankConfig } from '@bank/shared/config';
import { mountMatcher } from '@bank/shared/mounts';
import { useLocation } from '@bank/shared/router';
import { useEffect, useRef } from 'react';
import type { PageHeading, PlannedPage } from '../routes/planPages';

/** Moves the focus to the new heading, so that screen readers announce the page. */
export function useCurrentHeading(page: PlannedPage): PageHeading {
  const { pathname } = useLocation();
  const heading = mountMatcher(page.headings ?? [])(pathname) ?? page;
  const shown = useRef(pathname);
  const { title } = heading;

  useEffect(() => {
    document.title = `${title} · ${bankConfig().bankName}`;
  }, [title]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [pathname]);

  return heading;
}
