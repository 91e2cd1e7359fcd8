import type { RemoteContract } from '@bank/shared/contract';

export default {
  name: 'mfe-bills',
  owner: 'Bills squad',
  contract: 2,
  mounts: [
    {
      path: '/bills',
      page: './src/routes/BillsPage.tsx',
      title: 'Bills & Payments',
      layout: 'main',
      header: {
        title: 'Bills & Payments',
        actions: [
          { id: 'new-transfer', label: 'New Transfer', icon: 'new', to: '/transfers' },
          { id: 'pay-bill', label: 'Pay Bill', icon: 'bills', to: '/transfers/external?for=bill', primary: true },
        ],
      },
    },
  ],
  extensions: [
    {
      slot: 'bank/palette/entries@1',
      id: 'bills',
      title: 'Bills & Payments',
      component: './src/palette/BillsEntries.tsx',
    },
  ],
  navigation: [{ group: 'Main', label: 'Bills & Payments', to: '/bills', icon: 'bills' }],
} as const satisfies RemoteContract;
