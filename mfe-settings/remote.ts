import type { RemoteContract } from '@bank/shared/contract';

export default {
  name: 'mfe-settings',
  owner: 'Identity squad',
  contract: 2,
  mounts: [
    {
      path: '/settings',
      page: './src/routes/SettingsPage.tsx',
      title: 'Settings',
      layout: 'main',
      // docs/specification.md gives this header to every page that it names none for.
      header: {
        title: 'Dashboard',
        actions: [
          { id: 'customize', label: 'Customize', icon: 'customize', to: '/dashboard?customize=1' },
          { id: 'new-transfer', label: 'New Transfer', icon: 'new', to: '/transfers', primary: true },
        ],
      },
    },
  ],
  extensions: [
    {
      slot: 'bank/palette/entries@1',
      id: 'settings',
      title: 'Settings',
      component: './src/palette/SettingsEntries.tsx',
    },
  ],
} as const satisfies RemoteContract;
