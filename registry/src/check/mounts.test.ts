import { mountMatcher } from '@bank/shared/mounts';
import { commonPath, isReserved, isSamePlace } from './mounts.ts';

test.each([
  ['/auth/*', '/auth', '/auth'],
  ['/auth/*', '/auth/login/again', '/auth/login/again'],
  ['/*', '/auth', '/auth'],
  ['/accounts', '/Accounts', '/accounts'],
  ['/accounts/:id', '/accounts/checking', '/accounts/checking'],
  ['/accounts/:id/edit', '/accounts/new/:step', '/accounts/new/edit'],
  ['/accounts/:id/*', '/accounts/*', '/accounts/x'],
])('%s and %s have %s in common', (one, other, path) => {
  expect(commonPath(one, other)?.toLowerCase()).toBe(path);
  expect(commonPath(other, one)?.toLowerCase()).toBe(path);
});

test.each([
  ['/accounts', '/accounts/checking'],
  ['/accounts', '/accounts/:id'],
  ['/accounts/:id/:page', '/accounts'],
  ['/auth/*', '/authority'],
  ['/loans/:id', '/cards/:id'],
  ['/loans/:id/edit', '/loans/new/view'],
])('%s and %s have no path in common', (one, other) => {
  expect([commonPath(one, other), commonPath(other, one)]).toEqual([undefined, undefined]);
});

test('two mounts have a path in common where the router opens one by both', () => {
  const below = ['', '/new', '/:id', '/:card-id/edit', '/new/:step', '/7/edit/x'];
  const mounts = ['/', '/*', ...below.flatMap((rest) => [`/cards${rest}`, `/Cards${rest}/*`])];
  const addresses = mounts.flatMap((mount) => [mount, `${mount}/y`].map((one) => one.replace(/:[^/]+/g, 'x')));
  const opens = (mount: string) => mountMatcher([{ path: mount }]);
  for (const one of mounts)
    for (const other of mounts) {
      const found = [...addresses, commonPath(one, other) ?? ''].filter((at) => opens(one)(at) && opens(other)(at));
      expect({ one, other, path: commonPath(one, other) }).toEqual({
        one,
        other,
        path: found.length > 0 ? found.at(-1) : undefined,
      });
    }
});

test.each([
  ['/accounts', '/accounts'],
  ['/accounts', '/Accounts'],
  ['/accounts/:id', '/accounts/:number'],
  ['/accounts/*', '/accounts/*'],
  ['/accounts/:id/edit', '/accounts/new/:step'],
])('%s and %s are the same place: the router prefers neither', (one, other) => {
  expect([isSamePlace(one, other), isSamePlace(other, one)]).toEqual([true, true]);
});

test.each([
  ['/accounts/:id', '/accounts/checking'],
  ['/accounts/*', '/accounts'],
  ['/accounts/*', '/accounts/:id'],
  ['/accounts/:id/*', '/accounts/*'],
  ['/accounts', '/cards'],
])('%s and %s are two places', (one, other) => {
  expect([isSamePlace(one, other), isSamePlace(other, one)]).toEqual([false, false]);
});

test.each([
  '/',
  '/*',
  '/Platform',
  '/health/x',
  '/events',
  '/reports',
  '/artifacts/*',
  '/remotes/*',
  '/registry.json',
  '/deployment.json',
  '/store/*',
])('%s is reserved', (path) => expect(isReserved(path)).toBe(true));

test('what is below a forwarded path is reserved where there is one', () => {
  expect([
    isReserved('/api/v1/cards', ['/api/v1']),
    isReserved('/api/:version/cards', ['/api/v1']),
    isReserved('/api/v1/cards'),
    isReserved('/cards', ['/api/v1']),
  ]).toEqual([true, true, false, false]);
});
