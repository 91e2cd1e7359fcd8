import type { PageRegistry, RegisteredMount, RegisteredRemote } from '@bank/shared/contract';
import type { ComponentType } from 'react';

type Page = { default: ComponentType };

/** Takes the place of the shell's `federation.ts` in the one application: its pages are chunks of its own. */
const pages: Record<string, () => Promise<Page>> = {
  AccountsPage: () => import(/* webpackChunkName: "AccountsPage" */ '../../mfe-accounts/src/routes/AccountsPage.tsx'),
  AuthPages: () => import(/* webpackChunkName: "AuthPages" */ '../../mfe-auth/src/routes/AuthPages.tsx'),
  DashboardPage: () =>
    import(/* webpackChunkName: "DashboardPage" */ '../../mfe-dashboard/src/routes/DashboardPage.tsx'),
  ErrorPage: () => import(/* webpackChunkName: "ErrorPage" */ '../../mfe-auth/src/routes/ErrorPage.tsx'),
};
const loaded = new Map<string, ComponentType>();

export async function loadPage(_: RegisteredRemote, { expose }: RegisteredMount): Promise<ComponentType> {
  const page = (await pages[expose]?.())?.default;
  if (!page) throw new Error(`The application has no page "${expose}".`);
  loaded.set(expose, page);
  return page;
}

export function loadedPage(_: RegisteredRemote, { expose }: RegisteredMount): ComponentType | undefined {
  return loaded.get(expose);
}

/** By where a link leads to, as the federated shell does it. */
export async function prefetchPage(path: string): Promise<void> {
  const page = path === '/accounts' ? pages.AccountsPage : path === '/dashboard' ? pages.DashboardPage : undefined;
  await page?.();
}

export const startFederation = (_: PageRegistry) => undefined;
export const followRegistry = startFederation;
export const yieldFederation = () => undefined;
export const needsNewPage = () => false;
export const sharedModules = () => [];
