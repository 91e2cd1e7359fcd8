import type { RemoteContract } from '@bank/shared/contract';

export default {
  name: 'mfe-auth',
  owner: 'Identity squad',
  contract: 2,
  mounts: [
    { path: '/auth/*', page: './src/routes/AuthPages.tsx', title: 'Sign in', layout: 'public' },
    { path: '/error/*', page: './src/routes/ErrorPage.tsx', title: 'Error', layout: 'public' },
  ],
} as const satisfies RemoteContract;
