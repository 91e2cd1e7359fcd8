import { bankConfig } from '@bank/shared/config';
import type { HeaderEntry, PageRegistry, RegisteredMount, RegisteredRemote, Titles } from '@bank/shared/contract';
import { mountAddress, mountMatcher, type PageOfRemote, pagesOf } from '@bank/shared/mounts';
import { paths } from '@bank/shared/paths';
import type { ReactNode } from 'react';
import { headerEntryOf } from '../navigation/headerEntries';
import { offerWhatWorks } from '../navigation/offerWhatWorks';
import { DisabledPage } from './DisabledPage';
import { PlaceholderPage } from './PlaceholderPage';
import { PlatformRoute } from './PlatformRoute';
import { PublicUnavailable } from './PublicUnavailable';
import { type Placeholder, placeholders } from './placeholders';
import { RemotePage } from './RemotePage';
import { WithheldPage } from './WithheldPage';

export interface PageHeading {
  title: string;
  header: HeaderEntry;
  /** An address within a page names that page's path here. */
  parent?: string;
  /** These pages lie between the one that the header names and this one, the uppermost first. */
  above?: readonly { title: string; path: string }[];
}

export interface PlannedPage extends PageHeading {
  path: string;
  layout: RegisteredMount['layout'];
  element: ReactNode;
  /** Names the remote, or says which page of the shell this is. */
  from: string;
  /** The titles of the page's remote. */
  titles?: Titles | undefined;
  /** Headings of addresses within the page. */
  headings?: (PageHeading & { path: string })[];
}

const PLACEHOLDER = 'placeholder';
const PUBLIC_PATHS = ['/auth/*', '/error/*'];

/** Lists every page that there is. Of two with equal rank, customers get the first. */
export function planPages({ remotes }: PageRegistry): PlannedPage[] {
  const mounted = pagesOf(remotes);
  const coverOf = mountMatcher(mounted);
  const taken = new Set(mounted.map(({ path }) => path));
  const pages = [
    ...placeholders.flatMap((placeholder) => placeholderPages(placeholder, coverOf(placeholder.path))),
    ...mounted.filter((page) => !isShownAsPlaceholder(page)).map(remotePage),
    ...remotes.flatMap(({ withheld = [] }) => withheld).map(withheldPage),
    ...PUBLIC_PATHS.filter((path) => !taken.has(path)).map(unavailablePage),
  ].map((page) => withWorkingActions(page, coverOf));
  return bankConfig().platformPage ? [platformPage(pages), ...pages] : pages;
}

function withWorkingActions(page: PlannedPage, coverOf: (path: string) => PageOfRemote | undefined): PlannedPage {
  const isPlaceholder = page.from.startsWith(PLACEHOLDER);
  const hasPage = (path: string) => {
    const cover = coverOf(path);
    return cover !== undefined && !cover.remote.disabled;
  };
  const header = offerWhatWorks(page.header, { isPlaceholder, hasPage });
  const headings = page.headings?.map((heading) => ({
    ...heading,
    header: offerWhatWorks(heading.header, { isPlaceholder, hasPage }),
  }));
  return { ...page, header, ...(headings && { headings }) };
}

/** The router ranks a fixed path before a pattern, so a placeholder at a path that a remote covers is left out. */
function placeholderPages(placeholder: Placeholder, cover: PageOfRemote | undefined): PlannedPage[] {
  if (!cover) return [placeholderPage(placeholder)];
  const { remote, mount } = cover;
  if (!remote.disabled || mount.layout === 'public') return [];
  const page = placeholderPage(placeholder, remote.disabled.message);
  return [{ ...page, from: `${PLACEHOLDER} (${remote.name} is disabled)` }];
}

function isShownAsPlaceholder({ path, remote, mount }: PageOfRemote): boolean {
  return Boolean(remote.disabled) && mount.layout === 'main' && placeholders.some((page) => page.path === path);
}

function remotePage({ remote, mount }: PageOfRemote): PlannedPage {
  const { path, title, layout } = mount;
  if (remote.disabled) return disabledPage(mount, remote.disabled.message, remote);
  const header = mount.header ?? { ...headerEntryOf(mountAddress(path)), title };
  const parent = mountAddress(path);
  const headings = mount.headings?.map((heading) => ({
    header: { ...header, title: heading.title },
    parent,
    ...heading,
  }));
  // The key has the version, so that no state passes from one version to another.
  const element = <RemotePage key={`${path} ${remote.version}`} remote={remote} mount={mount} />;
  return {
    path,
    title,
    layout,
    header,
    element,
    from: remote.name,
    titles: remote.titles,
    ...(headings && { headings }),
  };
}

function disabledPage(mount: RegisteredMount, message: string, { name, titles }: RegisteredRemote): PlannedPage {
  const { path, title, layout } = mount;
  const element = <DisabledPage key={path} mount={mount} titles={titles} message={message} />;
  const header = { title, actions: [] };
  return { path, title, layout, header, element, from: `shell (${name} is disabled)`, titles };
}

function placeholderPage(placeholder: Placeholder, notice?: string): PlannedPage {
  const { path, title } = placeholder;
  const element = <PlaceholderPage key={path} placeholder={placeholder} notice={notice} />;
  return { path, title, layout: 'main', header: headerEntryOf(path), element, from: PLACEHOLDER };
}

/** A withheld page stands last, so that any other page at its path comes first. */
function withheldPage(path: string): PlannedPage {
  const title = 'Not available';
  return { path, title, layout: 'main', header: { title, actions: [] }, element: <WithheldPage />, from: 'shell' };
}

function unavailablePage(path: string): PlannedPage {
  const header = { title: 'Error', actions: [] };
  return { path, title: 'Error', layout: 'public', header, element: <PublicUnavailable />, from: 'shell' };
}

function platformPage(pages: PlannedPage[]): PlannedPage {
  const origins = pages.map(({ path, title, from }) => ({ path, title, from }));
  return {
    path: paths.platform,
    title: 'Platform',
    layout: 'main',
    header: { title: 'Platform', actions: [] },
    element: <PlatformRoute pages={origins} />,
    from: 'shell',
  };
}
