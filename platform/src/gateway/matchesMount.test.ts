import { matchesMount } from './matchesMount.ts';

test.each([
  ['/accounts', '/accounts', true],
  ['/accounts', '/accounts/', true],
  ['/accounts', '/accounts/checking', false],
  ['/auth/*', '/auth/login', true],
  ['/auth/*', '/auth', true],
  ['/auth/*', '/authority', false],
  ['/', '/', true],
  ['/*', '/anything/at/all', true],
  ['/accounts', '/Accounts', true],
  ['/accounts/:id', '/accounts/42', true],
  ['/accounts/:id', '/accounts/42/', true],
  ['/accounts/:id', '/accounts', false],
  ['/accounts/:id', '/accounts//', false],
  ['/accounts/:id', '/accounts/42/edit', false],
  ['/accounts/:id', '/cards/42', false],
  ['/accounts/:id/edit', '/accounts/42/edit', true],
  ['/accounts/:id/edit', '/accounts/42/close', false],
  ['/accounts/:id/edit', '/accounts//edit', false],
  ['/accounts/:id/*', '/accounts/42/close/now', true],
  ['/accounts/:id/*', '/accounts', false],
])('mount %s takes path %s: %s', (mount, path, expected) => {
  expect(matchesMount(mount, path)).toBe(expected);
});
