import { loginPath, paths, RETURN_TO, safeReturnTo } from '.';

test.each([paths.accounts, '/transfers?from=checking', '/dashboard#accounts', '/accounts/checking?page=2#top'])(
  'leads back to %s',
  (wanted) => {
    expect(safeReturnTo(wanted)).toBe(wanted);
  },
);

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['an absolute URL', 'https://evil.example/'],
  ['an absolute URL in capitals', 'HTTPS://evil.example/'],
  ['another host', '//evil.example'],
  ['another host with more slashes', '///evil.example'],
  ['another host behind a dot', '/.//evil.example'],
  ['another host behind an encoded dot', '/%2e//evil.example'],
  ['a host that cannot be one', '//['],
  ['a backslash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:text/html,hello'],
  ['a relative path', 'accounts'],
  ['a leading space', ' /accounts'],
  ['a tab that browsers drop', '/\t/evil.example'],
  ['a line break that browsers drop', '/\n/evil.example'],
  ['a null character', '/accounts\0'],
  ['an encoded slash at the start', '/%2fevil.example'],
  ['an encoded backslash at the start', '/%5cevil.example'],
  ['a broken encoding', '/%E0%A4%A'],
])('leads to the dashboard instead of %s', (_, wanted) => {
  expect(safeReturnTo(wanted)).toBe(paths.dashboard);
});

test.each([
  paths.login,
  '/auth',
  '/auth/',
  loginPath('/accounts'),
  '/AUTH/login',
  '/%61uth/login',
  '/accounts/../auth/login',
])('never leads back to a sign-in page: %s', (wanted) => {
  expect(safeReturnTo(wanted)).toBe(paths.dashboard);
});

test('keeps the whole wanted address through the sign-in page’s', () => {
  const wanted = '/transfers?from=a&to=b#review';
  const address = new URL(loginPath(wanted), 'https://bank.invalid');

  expect(address.pathname).toBe(paths.login);
  expect(safeReturnTo(address.searchParams.get(RETURN_TO))).toBe(wanted);
});
