import type { RemoteContract } from '@bank/shared/contract';

export default {
  name: 'mfe-alerts',
  owner: 'Alerts squad',
  contract: 2,
  mounts: [
    {
      path: '/alerts',
      page: './src/routes/AlertsPage.tsx',
      title: 'Alerts',
      layout: 'main',
      // The specification gives this header to every page that it names none for.
      header: {
        title: 'Dashboard',
        actions: [
          { id: 'customize', label: 'Customize', icon: 'customize', to: '/dashboard?customize=1' },
          { id: 'new-transfer', label: 'New Transfer', icon: 'new', to: '/transfers', primary: true },
        ],
      },
    },
  ],
  navigation: [{ group: 'Insights', label: 'Alerts', to: '/alerts', icon: 'alerts' }],
  extensions: [
    { slot: 'bank/header/items@1', id: 'bell', title: 'Alerts', component: './src/bell/AlertBell.tsx' },
    { slot: 'bank/palette/entries@1', id: 'alerts', title: 'Alerts', component: './src/palette/AlertEntries.tsx' },
  ],
} as const satisfies RemoteContract;
