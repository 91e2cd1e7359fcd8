import { isReserved, overlaps } from './mounts.ts';

test.each([
  ['/auth/*', '/auth'],
  ['/auth/*', '/auth/login/again'],
  ['/*', '/auth'],
  ['/accounts', '/Accounts/'],
  ['/accounts', '/accounts/:id'],
  ['/accounts/:id', '/accounts/checking'],
  ['/accounts/:id/:page', '/accounts'],
  ['/accounts/:id/edit', '/accounts/new/:step'],
])('%s and %s overlap', (one, other) => {
  expect([overlaps(one, other), overlaps(other, one)]).toEqual([true, true]);
});

test.each([
  ['/accounts', '/accounts/checking'],
  ['/auth/*', '/authority'],
  ['/loans/:id', '/cards/:id'],
  ['/loans/:id/edit', '/loans/new/view'],
])('%s and %s do not overlap', (one, other) => {
  expect([overlaps(one, other), overlaps(other, one)]).toEqual([false, false]);
});

test.each(['/', '/*', '/Platform', '/health/x', '/events', '/reports', '/artifacts/*', '/remotes/*', '/registry.json'])(
  '%s is reserved',
  (path) => expect(isReserved(path)).toBe(true),
);

test('what is below the API’s path is reserved where there is one', () => {
  expect([
    isReserved('/api/v1/cards', '/api/v1'),
    isReserved('/api/v1/cards'),
    isReserved('/cards', '/api/v1'),
  ]).toEqual([true, false, false]);
});
