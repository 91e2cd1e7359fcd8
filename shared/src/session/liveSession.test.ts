import { bankConfig } from '../config';
import { request } from '../http';
import { testConfig } from '../testing/testConfig';
import { getProfile } from './endpoints/getProfile';
import { signIn } from './signIn';
import { signOut } from './signOut';
import { setSession, useSession } from './store';

jest.mock('../config');
jest.mock('../http', () => ({ ...jest.requireActual('../http'), request: jest.fn(async () => undefined) }));

const status = () => useSession.getState().status;
const credentials = { username: 'maya', password: 'secret' };

beforeEach(() => {
  jest.mocked(bankConfig).mockReturnValue({ ...testConfig, dataMode: 'live' });
  jest.mocked(request).mockClear();
  setSession('signed-out');
});

test('sends the credentials to the API and signs in on its answer', async () => {
  const { signal } = new AbortController();

  await signIn(credentials, signal);

  expect(request).toHaveBeenCalledWith({ method: 'post', url: '/auth/login', data: credentials, signal });
  expect(status()).toBe('signed-in');
});

test('rejects with what the server said and signs nobody in', async () => {
  const refusal = new Error('401');
  jest.mocked(request).mockRejectedValueOnce(refusal);

  await expect(signIn(credentials)).rejects.toBe(refusal);

  expect(status()).toBe('signed-out');
});

test('signs out at once and tells the server', () => {
  setSession('signed-in');

  signOut();

  expect(status()).toBe('signed-out');
  expect(request).toHaveBeenCalledWith({ method: 'post', url: '/auth/logout' });
});

test('calls no server to sign out of the sample', () => {
  jest.mocked(bankConfig).mockReturnValue(testConfig);
  setSession('signed-in');

  signOut();

  expect(status()).toBe('signed-out');
  expect(request).not.toHaveBeenCalled();
});

test('asks for the profile', async () => {
  const { signal } = new AbortController();

  await getProfile(signal);

  expect(request).toHaveBeenCalledWith({ method: 'get', url: '/auth/me', signal });
});
