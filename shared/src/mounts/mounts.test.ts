import { matchRoutes } from 'react-router';
import { mountAddress, mountMatcher } from '.';

const bank = [
  '/accounts',
  '/accounts/:id',
  '/accounts/checking',
  '/accounts/:id/*',
  '/accounts/:id/edit',
  '/transfers/*',
  '/transfers/wire',
  '/auth/*',
].map((path) => ({ path }));

test.each([
  ['/accounts', '/accounts'],
  ['/Accounts/', '/accounts'],
  ['/accounts//', '/accounts'],
  ['/%61ccounts', '/accounts'],
  ['/accounts/42', '/accounts/:id'],
  ['/accounts/42/', '/accounts/:id'],
  ['/accounts/a%2Fb', '/accounts/:id'],
  ['/accounts/checking', '/accounts/checking'],
  ['/accounts/CHECKING/', '/accounts/checking'],
  ['/accounts/42/edit', '/accounts/:id/edit'],
  ['/accounts/42/close/now', '/accounts/:id/*'],
  ['/transfers', '/transfers/*'],
  ['/transfers/internal', '/transfers/*'],
  ['/transfers/wire', '/transfers/wire'],
  ['/transfers/wire/new', '/transfers/*'],
  ['/authority', undefined],
  ['/', undefined],
  ['//accounts', undefined],
])('%s opens %s, as the router has it', (pathname, path) => {
  expect(mountMatcher(bank)(pathname)?.path).toBe(path);
  expect(matchRoutes(bank, { pathname })?.at(-1)?.route.path).toBe(path);
});

test('takes patterns without a fixed first segment', () => {
  expect(mountMatcher([{ path: '/*' }])('/anything/at/all')).toEqual({ path: '/*' });
  expect(mountMatcher([{ path: '/:page' }, { path: '/*' }])('/cards')).toEqual({ path: '/:page' });
  expect(mountMatcher([{ path: '/' }])('/')).toEqual({ path: '/' });
});

test('answers with what it was given, the first one of equals', () => {
  const [first, second] = [
    { path: '/cards/:id', name: 'first' },
    { path: '/cards/:number', name: 'second' },
  ];

  expect(mountMatcher([first, second])('/cards/42')).toBe(first);
  expect(mountMatcher([second, first])('/cards/42')).toBe(second);
});

test('takes a malformed address literally, without a word in the log', () => {
  expect(mountMatcher(bank)('/accounts/%E0%A4%A')?.path).toBe('/accounts/:id');
  expect(mountMatcher(bank)('/%E0%A4%A')).toBeUndefined();
});

test.each([
  ['/transfers/*', '/transfers'],
  ['/transfers', '/transfers'],
  ['/*', '/'],
])('%s begins at %s', (path, address) => {
  expect(mountAddress(path)).toBe(address);
});
