import type { ComponentType } from 'react';

type Page = { default: ComponentType };

const pages: Record<string, () => Promise<Page>> = {
  AccountsPage: () => import(/* webpackChunkName: "AccountsPage" */ '../../mfe-accounts/src/routes/AccountsPage.tsx'),
  AuthPages: () => import(/* webpackChunkName: "AuthPages" */ '../../mfe-auth/src/routes/AuthPages.tsx'),
  DashboardPage: () =>
    import(/* webpackChunkName: "DashboardPage" */ '../../mfe-dashboard/src/routes/DashboardPage.tsx'),
  ErrorPage: () => import(/* webpackChunkName: "ErrorPage" */ '../../mfe-auth/src/routes/ErrorPage.tsx'),
};
const loaded = new Map<string, ComponentType>();

/** Takes the place of the shell's `federation.ts` in the one application, whose pages are chunks of its own. */
export const {
  startFederation,
  followRegistry,
  clearFederationRuntime,
  needsReload,
  prefetchPage,
  loadPage,
  loadedPage,
  unload,
  runningFor,
  sharedModules,
} = {
  startFederation: () => undefined,
  followRegistry: () => undefined,
  clearFederationRuntime: () => undefined,
  needsReload: () => false,
  /** By where a link leads to, as the federated shell does it. */
  prefetchPage: async (path) => {
    const page = path === '/accounts' ? pages.AccountsPage : path === '/dashboard' ? pages.DashboardPage : undefined;
    await page?.();
  },
  loadPage: async (_, { expose }) => {
    const page = (await pages[expose]?.())?.default;
    if (!page) throw new Error(`The application has no page "${expose}".`);
    loaded.set(expose, page);
    return page;
  },
  loadedPage: (_, { expose }) => loaded.get(expose),
  unload: () => undefined,
  runningFor: (remote) => remote,
  sharedModules: () => [],
} satisfies typeof import('../../shell/src/remotes/federation.ts');
