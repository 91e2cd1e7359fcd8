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
  ],
  navigation: [{ group: 'Insights', label: 'Analytics', to: '/analytics', icon: 'analytics' }],
} as const satisfies RemoteContract;
