import type { RemoteContract } from '@bank/shared/contract';

const page = './src/routes/AccountsPage.tsx';
const typePage = './src/routes/AccountTypePage.tsx';
const slot = 'bank/account/actions@1';
/** The page always shows its own. */
const own = { slot, loadWith: page } as const;
/** What the bank has on every page without a header of its own. */
const header = {
  title: 'Dashboard',
  actions: [
    { id: 'customize', label: 'Customize', icon: 'customize' },
    { id: 'new-transfer', label: 'New Transfer', icon: 'new', to: '/transfers', primary: true },
  ],
} as const;

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
    { path: '/accounts/checking', page: typePage, title: 'Checking', layout: 'main', header },
    { path: '/accounts/savings', page: typePage, title: 'Savings', layout: 'main', header },
    { path: '/accounts/credit', page: typePage, title: 'Credit Cards', layout: 'main', header },
    {
      path: '/accounts/details/:id',
      page: './src/routes/AccountPage.tsx',
      title: 'Account',
      layout: 'main',
      header,
    },
    {
      path: '/accounts/details/:id/statements',
      page: './src/routes/StatementsPage.tsx',
      title: 'Statements',
      layout: 'main',
      header,
    },
  ],
  slots: [slot, 'bank/account/history@1'],
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
