import type { RemoteContract } from '@bank/shared/contract';

export default {
  name: 'mfe-cards',
  owner: 'Cards squad',
  contract: 2,
  mounts: [
    {
      path: '/cards',
      page: './src/routes/CardsPage.tsx',
      title: 'Cards',
      layout: 'main',
      header: {
        title: 'Cards',
        actions: [
          { id: 'manage', label: 'Manage', icon: 'manage' },
          { id: 'apply', label: 'Apply for Card', icon: 'new', primary: true },
        ],
      },
    },
  ],
  navigation: [{ group: 'Main', label: 'Cards', to: '/cards', icon: 'cards' }],
  extensions: [
    {
      slot: 'bank/account/actions@1',
      id: 'card',
      title: 'Freeze or manage card',
      order: 35,
      component: './src/actions/CardAction.tsx',
    },
    { slot: 'bank/palette/entries@1', id: 'cards', title: 'Cards', component: './src/palette/CardEntries.tsx' },
  ],
} as const satisfies RemoteContract;
