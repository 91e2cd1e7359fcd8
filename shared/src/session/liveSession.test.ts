import { type FakeApi, installApi } from '../testing/api';
import { installConfig } from '../testing/testConfig';
import { getProfile } from './endpoints/getProfile';
import { signIn } from './signIn';
import { signOut } from './signOut';
import { setSession, useSession } from './store';

let api: FakeApi;
const status = () => useSession.getState().status;
const credentials = { username: 'maya', password: 'secret' };

beforeEach(() => {
  jest.useFakeTimers();
  api = installApi();
  setSession('signed-out');
});

afterEach(() => jest.useRealTimers());

test('sends the credentials to the API and signs in on its answer', async () => {
  api.answer('POST /auth/login', {});

  await signIn(credentials, new AbortController().signal);

  expect(api.calls).toMatchObject([{ name: 'POST /auth/login', body: credentials }]);
  expect(status()).toBe('signed-in');
});

test('rejects with what the server said and signs nobody in', async () => {
  api.answer('POST /auth/login', { status: 401 });

  await expect(signIn(credentials)).rejects.toMatchObject({ response: { status: 401 } });

  expect(status()).toBe('signed-out');
});

test('ends a cancelled sign-in', async () => {
  api.answer('POST /auth/login', 'silence');
  const controller = new AbortController();
  const failure = jest.fn();
  signIn(credentials, controller.signal).catch(failure);
  await jest.advanceTimersByTimeAsync(0);

  controller.abort();
  await jest.advanceTimersByTimeAsync(0);

  expect(failure).toHaveBeenCalled();
  expect(api.calls).toMatchObject([{ isAborted: true }]);
  expect(status()).toBe('signed-out');
});

test('signs out at once and tells the server', async () => {
  api.answer('POST /auth/logout', { status: 204 });
  setSession('signed-in');

  signOut();
  expect(status()).toBe('signed-out');
  await jest.advanceTimersByTimeAsync(0);

  expect(api.calls).toMatchObject([{ name: 'POST /auth/logout' }]);
});

test('calls no server to sign out of the sample', async () => {
  installConfig();
  setSession('signed-in');

  signOut();
  await jest.advanceTimersByTimeAsync(0);

  expect(status()).toBe('signed-out');
  expect(api.calls).toEqual([]);
});

test('asks for the profile, until it is no longer wanted', async () => {
  api.answer('GET /auth/me', { body: { firstName: 'Maya' } }, 'silence');
  await expect(getProfile()).resolves.toEqual({ firstName: 'Maya' });
  const controller = new AbortController();
  const failure = jest.fn();
  getProfile(controller.signal).catch(failure);
  await jest.advanceTimersByTimeAsync(0);

  controller.abort();
  await jest.advanceTimersByTimeAsync(0);

  expect(failure).toHaveBeenCalled();
  expect(api.callsOf('GET /auth/me')).toMatchObject([{ isAborted: false }, { isAborted: true }]);
});
