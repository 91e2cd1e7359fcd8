import type { RemoteContract } from '@bank/shared/contract';

const page = './src/routes/AccountsPage.tsx';
const slot = 'bank/account/actions@1';
/** The page always shows its own. */
const own = { slot, loadWith: page } as const;

export default {
  name: 'mfe-accounts',
  owner: 'Accounts squad',
  contract: 2,
  mounts: [
    {
      path: '/accounts',
      page,
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
  slots: [slot],
  extensions: [
    { ...own, id: 'view', title: 'View account', order: 10, component: './src/actions/ViewAction.tsx' },
    { ...own, id: 'details', title: 'Account details', order: 20, component: './src/actions/DetailsAction.tsx' },
    { ...own, id: 'pay', title: 'Transfer or pay', order: 30, component: './src/actions/PayAction.tsx' },
    { ...own, id: 'export', title: 'Export as CSV', order: 40, component: './src/actions/ExportAction.tsx' },
    {
      slot: 'bank/palette/entries@1',
      id: 'accounts',
      title: 'Accounts',
      component: './src/palette/AccountEntries.tsx',
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
