import { requireFree } from './requireFree.ts';

const mount = (path: string, layout: 'main' | 'public') => ({ path, layout, title: 'X', expose: './Page', files: [] });
const remotes = [
  { name: 'mfe-auth', owner: 'auth squad', mounts: [mount('/auth/*', 'public')] },
  { name: 'mfe-cards', owner: 'cards squad', mounts: [mount('/cards/*', 'main')] },
];

test.each([
  ['mfe-cards', '/allowance', 'mfe-cards is there already, owned by cards squad. Choose another name.'],
  ['mfe-allowance', '/platform', '/platform is the bank’s own. Choose another path with --mount.'],
  ['mfe-allowance', '/Cards/*', '/Cards/* is taken by mfe-cards (cards squad), which mounts /cards/*. Choose another'],
  ['mfe-allowance', '/auth/allowance', '/auth/allowance is taken by mfe-auth (auth squad), which mounts /auth/*.'],
])('refuses %s at %s, as check would', (name, path, why) => {
  expect(() => requireFree({ name, mount: path }, remotes)).toThrow(why);
});

test('takes a path below pages that are not public', () => {
  expect(() => requireFree({ name: 'mfe-allowance', mount: '/cards/allowance' }, remotes)).not.toThrow();
});
