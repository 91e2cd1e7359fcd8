import type { RemoteContract } from '@bank/shared/contract';

export default {
  name: 'mfe-accounts',
  owner: 'Accounts squad',
  contract: 1,
  mounts: [
    {
      path: '/accounts',
      page: './src/routes/AccountsPage.tsx',
      title: 'Accounts',
      layout: 'main',
      header: {
        title: 'Accounts',
        actions: [
          { id: 'filter', label: 'Filter', icon: 'filter' },
          { id: 'export', label: 'Export', icon: 'export' },
          { id: 'add-account', label: 'Add Account', icon: 'new', primary: true },
        ],
      },
    },
  ],
  navigation: [
    {
      group: 'Main',
      label: 'Accounts',
      to: '/accounts',
      icon: 'accounts',
      children: [
        { label: 'Checking', to: '/accounts/checking' },
        { label: 'Savings', to: '/accounts/savings' },
        { label: 'Credit Cards', to: '/accounts/credit' },
      ],
    },
  ],
} as const satisfies RemoteContract;
