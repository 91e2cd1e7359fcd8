import { setBalancesHidden, useBalances } from './balances';

const isHidden = () => useBalances.getState().isHidden;

/** What a page that starts now shows. */
async function isHiddenAfterReload() {
  jest.resetModules();
  const reloaded = await import('./balances');
  return reloaded.useBalances.getState().isHidden;
}

/** What another tab has stored. */
function storeElsewhere(value: string | null) {
  if (value === null) localStorage.clear();
  else localStorage.setItem('bank:balances', value);
  window.dispatchEvent(new StorageEvent('storage', { key: value === null ? null : 'bank:balances' }));
}

afterEach(() => setBalancesHidden(false));

test('shows balances until the customer hides them', async () => {
  expect(isHidden()).toBe(false);
  expect(await isHiddenAfterReload()).toBe(false);
});

test('remembers the choice', async () => {
  setBalancesHidden(true);
  expect(isHidden()).toBe(true);
  expect(await isHiddenAfterReload()).toBe(true);

  setBalancesHidden(false);
  expect(isHidden()).toBe(false);
  expect(await isHiddenAfterReload()).toBe(false);
});

test('follows other tabs', () => {
  storeElsewhere('hidden');
  expect(isHidden()).toBe(true);
  storeElsewhere(null);
  expect(isHidden()).toBe(false);
});

test('looks again when the browser restores the page from its cache', () => {
  localStorage.setItem('bank:balances', 'hidden');
  expect(isHidden()).toBe(false);

  window.dispatchEvent(new Event('pageshow'));

  expect(isHidden()).toBe(true);
});

test('does not mind what else is stored', () => {
  setBalancesHidden(true);
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(isHidden()).toBe(true);
});
