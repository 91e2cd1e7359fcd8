import { templateOptions } from './templateOptions.ts';

test.each([
  ['mfe-cards', `mounts: [{ path: '/cards/*', page: './Page.tsx' }]`, '/cards/*'],
  ['@bank/mfe-cards', `mounts: [{ path: "/cards/limits" }]`, '/cards/limits'],
  ['mfe-cards', `mounts: [{ path: '/cards/:id' }, { path: '/cards/new' }]`, '/cards/new'],
  ['mfe-cards', `mounts: [{ path: '/Cards_2' }]`, '/cards'],
])('the template of %s with %s is written again', (name, contract, mount) => {
  expect(templateOptions(name, contract)).toEqual({ short: 'cards', mount });
});
