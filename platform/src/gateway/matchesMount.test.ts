import { matchesMount } from './matchesMount.ts';

test.each([
  ['/accounts', '/accounts', true],
  ['/accounts', '/accounts/', true],
  ['/accounts', '/accounts/checking', false],
  ['/auth/*', '/auth/login', true],
  ['/auth/*', '/auth', true],
  ['/auth/*', '/authority', false],
  ['/', '/', true],
])('mount %s takes path %s: %s', (mount, path, expected) => {
  expect(matchesMount(mount, path)).toBe(expected);
});
