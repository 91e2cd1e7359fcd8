import { installConfig, testConfig } from '@bank/shared/testing';
import { registryOf, remoteAt } from '../testing/remotes';
import { isLoopbackUrl } from './isLoopbackUrl';
import { useOverrides, withOverrides } from './overrideStore';

const address = 'http://localhost:3101/bank.json';

beforeEach(() => {
  jest.resetModules();
  sessionStorage.clear();
});

async function storageWhere(overrides: boolean) {
  installConfig({ ...testConfig, overrides });
  return import('./overrideStorage');
}

test.each([address, 'http://127.0.0.1:3101/bank.json', 'http://[::1]:3101/bank.json'])('accepts %s', (accepted) => {
  expect(isLoopbackUrl(accepted)).toBe(true);
});

test.each([
  'http://localhost/bank.json',
  'https://evil.example:3101/bank.json',
  'http://localhost.evil.example:3101/bank.json',
  'http://localhost:3101@evil.example/bank.json',
  'http://me:secret@localhost:3101/bank.json',
  'http://127.0.0.1.nip.io:3101/bank.json',
  'http://192.168.0.7:3101/bank.json',
  'http://0.0.0.0:3101/bank.json',
  '//localhost:3101/bank.json',
  'javascript:alert(1)',
  'data:text/javascript,alert(1)',
  '',
  7,
  null,
])('refuses %p', (refused) => {
  expect(isLoopbackUrl(refused)).toBe(false);
});

test('reads nothing where the configuration does not allow overrides', async () => {
  const { readOverrides, writeOverrides } = await storageWhere(false);
  writeOverrides({ 'mfe-cards': address });

  expect(readOverrides()).toEqual({});
});

test('keeps overrides for this tab, and drops planted addresses of other machines', async () => {
  const { readOverrides, writeOverrides } = await storageWhere(true);
  writeOverrides({ 'mfe-cards': address, 'mfe-auth': 'http://evil.example:80/bank.json' });

  expect(readOverrides()).toEqual({ 'mfe-cards': address });
  expect(localStorage.getItem('bank:overrides')).toBeNull();
  writeOverrides({});
  expect(readOverrides()).toEqual({});
});

test.each(['{', '7', 'null', '[1]'])('takes %p in the storage for no overrides', async (planted) => {
  const { readOverrides } = await storageWhere(true);
  sessionStorage.setItem('bank:overrides', planted);

  expect(readOverrides()).toEqual({});
});

test('puts the developer’s remotes in the place of released ones, and beside them', () => {
  const [cards, budget] = [remoteAt('/cards'), remoteAt('/budget')];
  const mine = { ...cards, version: 'development', isDevelopment: true };
  const fresh = remoteAt('/transfers', { isDevelopment: true });
  useOverrides.setState({ remotes: [mine, fresh] });

  expect(withOverrides(registryOf(1, [cards, budget])).remotes).toEqual([budget, mine, fresh]);
  useOverrides.setState({ remotes: [] });
  expect(withOverrides(registryOf(1, [cards, budget])).remotes).toEqual([cards, budget]);
});
