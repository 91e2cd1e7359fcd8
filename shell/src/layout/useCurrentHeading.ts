import { bankConfig } from '@bank/shared/config';
import { mountMatcher } from '@bank/shared/mounts';
import { useLocation } from '@bank/shared/router';
import { useLayoutEffect } from 'react';
import { useTitles } from '../navigation/useTitles';
import type { PageHeading, PlannedPage } from '../routes/planPages';

/** Names the document after it too, public pages included: those that know better do so in an effect, which runs later. */
export function useCurrentHeading(
  page: PlannedPage | undefined,
  pageAt: (path: string) => PlannedPage | undefined,
): PageHeading | undefined {
  const { pathname } = useLocation();
  const inLanguage = useTitles();
  const heading = page && (mountMatcher(page.headings ?? [])(pathname) ?? page);
  const parent = heading?.parent && beginningOf(pathname, heading.parent);
  const title = heading && inLanguage(heading.title, page?.titles);

  // The router renders in a transition, after which effects may run long after the new page is on screen.
  useLayoutEffect(() => {
    if (title) document.title = `${title} · ${bankConfig().bankName}`;
  }, [title]);

  if (!heading || title === undefined) return undefined;
  const actions = heading.header.actions.map((action) => ({
    ...action,
    label: inLanguage(action.label, page?.titles),
  }));
  const above = pagesAbove(pathname, pageAt).flatMap(({ path, page: found }) =>
    found === page ? [] : [{ path, title: inLanguage(found.title, found.titles) }],
  );
  return {
    ...heading,
    title,
    header: { title: inLanguage(heading.header.title, page?.titles), actions },
    above,
    ...(parent && { parent }),
  };
}

/** Those of the main layout at the addresses that this one begins with, the uppermost first. */
function pagesAbove(pathname: string, pageAt: (path: string) => PlannedPage | undefined) {
  const parts = pathname.replace(/\/$/, '').split('/');
  const paths = parts.map((_, end) => parts.slice(0, end).join('/')).filter((path) => path !== '');
  return paths.flatMap((path) => {
    const page = pageAt(path);
    return page?.layout === 'main' ? [{ path, page }] : [];
  });
}

/** `/cards/7` of `/cards/7/limits`, for `/cards/:id`. */
function beginningOf(pathname: string, pattern: string): string {
  return pathname.split('/').slice(0, pattern.split('/').length).join('/');
}
