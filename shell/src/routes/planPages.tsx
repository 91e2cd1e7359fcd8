import { bankConfig } from '@bank/shared/config';
import type { HeaderEntry, PageRegistry, RegisteredMount, RegisteredRemote } from '@bank/shared/contract';
import { paths } from '@bank/shared/paths';
import type { ReactNode } from 'react';
import { headerEntryOf } from '../navigation/headerEntries';
import { DisabledPage } from './DisabledPage';
import { PlaceholderPage } from './PlaceholderPage';
import { PlatformRoute } from './PlatformRoute';
import { PublicUnavailable } from './PublicUnavailable';
import { type Placeholder, placeholders } from './placeholders';
import { RemotePage } from './RemotePage';

export interface PlannedPage {
  path: string;
  title: string;
  header: HeaderEntry;
  element: ReactNode;
  /** A remote's name, or which page of the shell. */
  from: string;
}

interface Plan {
  publicPages: PlannedPage[];
  mainPages: PlannedPage[];
}

const PUBLIC_PATHS = ['/auth/*', '/error/*'];

export function planPages({ remotes }: PageRegistry): Plan {
  const mounted = remotes.flatMap((remote) => remote.mounts.map((mount) => ({ remote, mount })));
  const taken = new Set(mounted.map(({ mount }) => mount.path));
  const pagesOf = (layout: RegisteredMount['layout']) =>
    mounted.filter(({ mount }) => mount.layout === layout).map(({ remote, mount }) => remotePage(remote, mount));
  const publicPages = [...pagesOf('public'), ...PUBLIC_PATHS.filter((path) => !taken.has(path)).map(unavailablePage)];
  const free = placeholders.filter(({ path }) => !taken.has(path));
  const mainPages = [...pagesOf('main'), ...free.map((placeholder) => placeholderPage(placeholder))];
  if (bankConfig().platformPage) mainPages.unshift(platformPage([...publicPages, ...mainPages]));
  return { publicPages, mainPages };
}

function remotePage(remote: RegisteredRemote, mount: RegisteredMount): PlannedPage {
  const { path, title } = mount;
  if (remote.disabled) return disabledPage(mount, remote.disabled.message, remote.name);
  const header = mount.header ?? { ...headerEntryOf(path), title };
  // Keyed by version, so that no state passes from one version to another.
  const element = <RemotePage key={`${path} ${remote.version}`} remote={remote} mount={mount} />;
  return { path, title, header, element, from: remote.name };
}

function disabledPage(mount: RegisteredMount, message: string, from: string): PlannedPage {
  const { path, title } = mount;
  const placeholder = placeholders.find((candidate) => candidate.path === path);
  if (placeholder) return { ...placeholderPage(placeholder, message), from: `placeholder (${from} is disabled)` };
  const element = <DisabledPage key={path} mount={mount} message={message} />;
  return { path, title, header: { title, actions: [] }, element, from: `shell (${from} is disabled)` };
}

function placeholderPage(placeholder: Placeholder, notice?: string): PlannedPage {
  const { path, title } = placeholder;
  const element = <PlaceholderPage key={path} placeholder={placeholder} notice={notice} />;
  return { path, title, header: headerEntryOf(path), element, from: 'placeholder' };
}

function unavailablePage(path: string): PlannedPage {
  const header = { title: 'Error', actions: [] };
  return { path, title: 'Error', header, element: <PublicUnavailable />, from: 'shell' };
}

function platformPage(pages: PlannedPage[]): PlannedPage {
  const origins = pages.map(({ path, title, from }) => ({ path, title, from }));
  return {
    path: paths.platform,
    title: 'Platform',
    header: { title: 'Platform', actions: [] },
    element: <PlatformRoute pages={origins} />,
    from: 'shell',
  };
}
