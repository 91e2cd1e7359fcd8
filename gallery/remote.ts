import type { RemoteContract } from '@bank/shared/contract';

const icon = { path: 'M3 3h8v8H3zM13 3h8v8h-8zM3 13h8v8H3zM17 13v8M13 17h8' };

export default {
  name: 'gallery',
  owner: 'Platform team',
  contract: 2,
  mounts: [
    {
      path: '/gallery',
      page: './src/routes/GalleryPage.tsx',
      title: 'Gallery',
      layout: 'main',
      header: { title: 'Gallery', actions: [] },
    },
  ],
  navigation: [{ group: 'Main', label: 'Gallery', to: '/gallery', icon }],
} as const satisfies RemoteContract;
