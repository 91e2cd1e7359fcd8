import type { RemoteContract } from '@bank/shared/contract';

export default {
  name: 'mfe-insights',
  owner: 'Insights squad',
  contract: 2,
  mounts: [
    {
      path: '/analytics',
      page: './src/routes/AnalyticsPage.tsx',
      title: 'Analytics',
      layout: 'main',
      header: {
        title: 'Analytics',
        actions: [{ id: 'new-transfer', label: 'New Transfer', icon: 'new', to: '/transfers', primary: true }],
      },
    },
    {
      path: '/budget',
      page: './src/routes/BudgetPage.tsx',
      title: 'Budget',
      layout: 'main',
      header: {
        title: 'Budget',
        actions: [
          { id: 'reports', label: 'Reports', icon: 'analytics', to: '/analytics' },
          { id: 'new-budget', label: 'New Budget', icon: 'new', primary: true },
        ],
      },
    },
  ],
  extensions: [
    { slot: 'bank/palette/entries@1', id: 'budget', title: 'Budget', component: './src/palette/BudgetEntries.tsx' },
  ],
  navigation: [
    { group: 'Main', label: 'Budget', to: '/budget', icon: 'budget' },
    { group: 'Insights', label: 'Analytics', to: '/analytics', icon: 'analytics' },
  ],
} as const satisfies RemoteContract;
