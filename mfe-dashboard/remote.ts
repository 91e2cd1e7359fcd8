import type { RemoteContract } from '@bank/shared/contract';

const page = './src/routes/DashboardPage.tsx';
const slot = 'bank/dashboard/widget@1';
/** The page always shows its own. */
const own = { slot, loadWith: page } as const;

export default {
  name: 'mfe-dashboard',
  owner: 'Home squad',
  contract: 2,
  mounts: [
    {
      path: '/dashboard',
      page,
      title: 'Dashboard',
      layout: 'main',
      header: {
        title: 'Dashboard',
        actions: [{ id: 'new', label: 'New', icon: 'new', to: '/transfers', primary: true }],
      },
    },
    {
      path: '/dashboard-2',
      page,
      title: 'Dashboard',
      layout: 'main',
      header: {
        title: 'Dashboard',
        actions: [
          { id: 'customize', label: 'Customize', icon: 'customize' },
          { id: 'new-transfer', label: 'New Transfer', icon: 'new', to: '/transfers', primary: true },
        ],
      },
    },
  ],
  slots: [slot],
  extensions: [
    {
      ...own,
      id: 'balance',
      title: 'Total Balance',
      order: 10,
      width: 'wide',
      height: 352,
      component: './src/widgets/BalanceWidget.ts',
    },
    {
      ...own,
      id: 'actions',
      title: 'Quick Actions',
      order: 20,
      width: 'narrow',
      height: 352,
      component: './src/widgets/ActionsWidget.tsx',
    },
    {
      ...own,
      id: 'accounts',
      title: 'Account Summary',
      order: 30,
      width: 'wide',
      height: 240,
      component: './src/widgets/AccountsWidget.ts',
    },
    {
      ...own,
      id: 'offers',
      title: 'Offers',
      order: 40,
      width: 'narrow',
      height: 240,
      component: './src/widgets/OffersWidget.ts',
    },
    {
      ...own,
      id: 'history',
      title: 'Transaction History',
      order: 50,
      width: 'full',
      height: 720,
      component: './src/widgets/HistoryWidget.tsx',
    },
    {
      slot: 'bank/account/history@1',
      loadWith: page,
      id: 'history',
      title: 'Transaction History',
      height: 720,
      component: './src/widgets/AccountHistory.ts',
    },
    {
      slot: 'bank/palette/entries@1',
      id: 'dashboard',
      title: 'Quick Actions',
      component: './src/palette/DashboardEntries.tsx',
    },
    {
      slot: 'bank/palette/results@1',
      id: 'transactions',
      title: 'Transactions',
      order: 20,
      component: './src/palette/TransactionResults.tsx',
    },
  ],
  navigation: [{ group: 'Main', label: 'Dashboard', to: '/dashboard', icon: 'dashboard' }],
} as const satisfies RemoteContract;
