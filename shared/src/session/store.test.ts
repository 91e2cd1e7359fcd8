import { setSession, useSession, watchSession } from './store';

const MARKER = 'bank:session';
const status = () => useSession.getState().status;

/** What this tab hears when another one changes the storage. */
const storageEvent = () => window.dispatchEvent(new StorageEvent('storage', { key: MARKER }));

beforeEach(() => setSession('signed-out'));

test('remembers a session without anything secret', () => {
  setSession('signed-in');

  expect(status()).toBe('signed-in');
  expect({ ...localStorage }).toEqual({ [MARKER]: 'signed-in' });
});

test('forgets it on signing out', () => {
  setSession('signed-in');

  setSession('signed-out');

  expect(status()).toBe('signed-out');
  expect(localStorage.getItem(MARKER)).toBeNull();
});

test('keeps the session over a reload', async () => {
  setSession('signed-in');
  jest.resetModules();

  const reloaded = await import('./store');

  expect(reloaded.useSession.getState().status).toBe('signed-in');
});

test('follows the other tabs in both directions, until it is stopped', () => {
  const stop = watchSession();
  localStorage.setItem(MARKER, 'signed-in');
  storageEvent();
  expect(status()).toBe('signed-in');

  localStorage.removeItem(MARKER);
  storageEvent();
  expect(status()).toBe('signed-out');

  stop();
  localStorage.setItem(MARKER, 'signed-in');
  storageEvent();
  expect(status()).toBe('signed-out');
});

test('looks again when the browser brings the page back', () => {
  setSession('signed-in');
  const stop = watchSession();
  localStorage.removeItem(MARKER);

  window.dispatchEvent(new Event('pageshow'));

  expect(status()).toBe('signed-out');
  stop();
});
