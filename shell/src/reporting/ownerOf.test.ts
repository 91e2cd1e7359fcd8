import { remoteAt } from '../testing/remotes';
import { ownerOf } from './ownerOf';
import { parseStack } from './parseStack';

const files = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`/banking/artifacts/mfe-cards/${name}.js`, 'sha384-x']));
const active = remoteAt('/cards', { name: 'mfe-cards', version: '2', integrity: files('page.new', 'shared') });
const past = remoteAt('/cards', { name: 'mfe-cards', version: '1', integrity: files('page.old', 'shared') });
const loans = remoteAt('/loans', {
  name: 'mfe-loans',
  version: 'development',
  isDevelopment: true,
  entry: 'http://localhost:4003/remoteEntry.js',
});
const releases = [past, active, loans];
const shell = { version: '7', folder: '/banking/artifacts/shell/' };

const ownerAt = (...addresses: string[]) => {
  const stack = addresses.map((address) => `    at f (${new URL(address, location.href).href}:1:2)`).join('\n');
  return ownerOf(parseStack(stack), releases, shell);
};

const MAIN = '/banking/artifacts/shell/main.js';

test('finds the version whose file it is, and the latest one of what versions share', () => {
  expect(ownerAt('/banking/artifacts/mfe-cards/page.new.js')).toEqual({ remote: 'mfe-cards', version: '2' });
  expect(ownerAt('/banking/artifacts/mfe-cards/page.old.js')).toEqual({ remote: 'mfe-cards', version: '1' });
  expect(ownerAt('/banking/artifacts/mfe-cards/shared.js')).toEqual({ remote: 'mfe-cards', version: '1' });
});

test('is the remote’s where the shell fails in its name', () => {
  expect(ownerAt(MAIN, '/banking/artifacts/mfe-cards/page.new.js', MAIN)).toMatchObject({ remote: 'mfe-cards' });
});

test('is the shell’s where no remote has a part in it', () => {
  expect(ownerAt(MAIN)).toEqual({ remote: 'shell', version: '7' });
});

test('knows a remote on a developer’s machine by where it comes from', () => {
  expect(ownerAt('http://localhost:4003/src_Page_tsx.js')).toEqual({ remote: 'mfe-loans', version: 'development' });
});

test.each([
  ['an extension of the browser', 'chrome-extension://abcdef/content.js'],
  ['a file that no registry names', '/banking/artifacts/mfe-cards/other.js'],
])('is nobody’s where %s is on top', (_, address) => {
  expect(ownerAt(address, '/banking/artifacts/mfe-cards/page.new.js')).toEqual({ remote: 'unknown', version: '' });
});

test('is nobody’s without a stack', () => {
  expect(ownerAt()).toEqual({ remote: 'unknown', version: '' });
});
