import type { ComponentType } from 'react';

type Module = { default: ComponentType<never> };

const pages: Record<string, () => Promise<Module>> = {
  AccountsPage: () => import(/* webpackChunkName: "AccountsPage" */ '../../mfe-accounts/src/routes/AccountsPage.tsx'),
  AuthPages: () => import(/* webpackChunkName: "AuthPages" */ '../../mfe-auth/src/routes/AuthPages.tsx'),
  DashboardPage: () =>
    import(/* webpackChunkName: "DashboardPage" */ '../../mfe-dashboard/src/routes/DashboardPage.tsx'),
  ErrorPage: () => import(/* webpackChunkName: "ErrorPage" */ '../../mfe-auth/src/routes/ErrorPage.tsx'),
};
/** The dashboard's widgets, in its chunk. */
const widgets: Record<string, () => Promise<Module>> = {
  widgets_AccountsWidget: () =>
    import(/* webpackChunkName: "DashboardPage" */ '../../mfe-dashboard/src/widgets/AccountsWidget.ts'),
  widgets_ActionsWidget: () =>
    import(/* webpackChunkName: "DashboardPage" */ '../../mfe-dashboard/src/widgets/ActionsWidget.tsx'),
  widgets_BalanceWidget: () =>
    import(/* webpackChunkName: "DashboardPage" */ '../../mfe-dashboard/src/widgets/BalanceWidget.ts'),
  widgets_HistoryWidget: () =>
    import(/* webpackChunkName: "DashboardPage" */ '../../mfe-dashboard/src/widgets/HistoryWidget.tsx'),
  widgets_OffersWidget: () =>
    import(/* webpackChunkName: "DashboardPage" */ '../../mfe-dashboard/src/widgets/OffersWidget.ts'),
};
const loaded = new Map<string, ComponentType>();

async function load(expose: string): Promise<ComponentType> {
  const module = await (pages[expose] ?? widgets[expose])?.();
  if (!module) throw new Error(`The application has no module "${expose}".`);
  loaded.set(expose, module.default as ComponentType);
  return module.default as ComponentType;
}

/** Takes the place of the shell's `federation.ts` in the one application, whose pages are chunks of its own. */
export const {
  startFederation,
  followRegistry,
  needsReload,
  prefetchPage,
  loadPart,
  loadedPart,
  hold,
  unload,
  releasesRun,
  replacedIn,
  runningFor,
  sharedModules,
} = {
  startFederation: () => undefined,
  followRegistry: () => undefined,
  needsReload: () => false,
  /** Prefetches what a link leads to, like the federated shell. */
  prefetchPage: async (path) => {
    const page = path === '/accounts' ? pages.AccountsPage : path === '/dashboard' ? pages.DashboardPage : undefined;
    await page?.();
  },
  loadPart: async (_, { expose }) => {
    const page = await load(expose);
    if (expose === 'DashboardPage') await Promise.all(Object.keys(widgets).map(load));
    return page;
  },
  loadedPart: (_, { expose }) => loaded.get(expose),
  hold: () => () => undefined,
  unload: () => undefined,
  releasesRun: () => [],
  replacedIn: () => undefined,
  runningFor: (remote) => remote,
  sharedModules: () => [],
} satisfies typeof import('../../shell/src/remotes/federation.ts');
