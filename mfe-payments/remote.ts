import type { HeaderEntry, RemoteContract } from '@bank/shared/contract';

const newTransfer = {
  id: 'new-transfer',
  label: 'New Transfer',
  icon: 'new',
  to: '/transfers',
  primary: true,
} as const;
/** Where a step of a transfer is the primary action. */
const otherTransfer = { ...newTransfer, primary: false } as const;
/** The header of every page that docs/specification.md names none for. */
const header = {
  title: 'Dashboard',
  actions: [{ id: 'customize', label: 'Customize', icon: 'customize', to: '/dashboard?customize=1' }, otherTransfer],
} as const satisfies HeaderEntry;

export default {
  name: 'mfe-payments',
  owner: 'Payments squad',
  contract: 2,
  mounts: [
    {
      path: '/transfers',
      page: './src/routes/TransfersPage.tsx',
      title: 'Transfers',
      layout: 'main',
      header: {
        title: 'Transfers',
        actions: [
          { id: 'import', label: 'Import', icon: 'import', to: '/transfers/import' },
          { ...newTransfer, to: '/transfers/internal' },
        ],
      },
    },
    {
      path: '/transfers/import',
      page: './src/routes/ImportPage.tsx',
      title: 'Import Payments',
      layout: 'main',
      header: { title: 'Import Payments', actions: [otherTransfer] },
    },
    {
      path: '/transfers/internal',
      page: './src/routes/InternalTransferPage.tsx',
      title: 'Internal Transfer',
      layout: 'main',
      header,
    },
    {
      path: '/transfers/external',
      page: './src/routes/ExternalTransferPage.tsx',
      title: 'External Transfer',
      layout: 'main',
      header,
    },
    {
      path: '/transfers/wire',
      page: './src/routes/WireTransferPage.tsx',
      title: 'Wire Transfer',
      layout: 'main',
      header,
    },
    {
      path: '/transfers/orders/:id',
      page: './src/routes/OrderPage.tsx',
      title: 'Transfer Details',
      layout: 'main',
      header: { title: 'Transfer Details', actions: [newTransfer] },
    },
    {
      path: '/transfers/scheduled/:id',
      page: './src/routes/ScheduledTransferPage.tsx',
      title: 'Scheduled Transfer',
      layout: 'main',
      header: { title: 'Scheduled Transfer', actions: [newTransfer] },
    },
  ],
  navigation: [
    {
      group: 'Main',
      label: 'Transfers',
      to: '/transfers',
      icon: 'transfers',
      children: [
        { label: 'Internal Transfer', to: '/transfers/internal' },
        { label: 'External Transfer', to: '/transfers/external' },
        { label: 'Wire Transfer', to: '/transfers/wire' },
      ],
    },
  ],
  extensions: [
    {
      slot: 'bank/palette/results@1',
      id: 'payees',
      title: 'Payees',
      order: 10,
      component: './src/palette/PayeeResults.tsx',
    },
  ],
} as const satisfies RemoteContract;
