import type { RemoteContract } from '@bank/shared/contract';

const page = './src/routes/DashboardPage.tsx';

export default {
  name: 'mfe-dashboard',
  owner: 'Home squad',
  contract: 1,
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
  navigation: [{ group: 'Main', label: 'Dashboard', to: '/dashboard', icon: 'dashboard' }],
} as const satisfies RemoteContract;
