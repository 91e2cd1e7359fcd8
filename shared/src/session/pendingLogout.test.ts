import { bankConfig } from '../config';
import { request } from '../http';
import { testConfig } from '../testing/testConfig';
import { LOGOUT_RETRY_MS } from './pendingLogout';
import { signIn } from './signIn';
import { signOut } from './signOut';
import { setSession, useSession } from './store';
import { watchSession } from './watchSession';

jest.mock('../config');
jest.mock('../http', () => ({ ...jest.requireActual('../http'), request: jest.fn() }));

const send = jest.mocked(request);
const sent = () => send.mock.calls.map(([{ url }]) => url);
const credentials = { username: 'maya', password: 'secret' };
const refused = (status: number) => Object.assign(new Error('Refused'), { response: { status } });
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.mocked(bankConfig).mockReturnValue({ ...testConfig, dataMode: 'live' });
  send.mockReset().mockResolvedValue(undefined);
  setSession('signed-in');
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('stays signed out while the server is down, and tells it as soon as it answers', async () => {
  send.mockRejectedValueOnce(new Error('Network Error'));

  signOut();
  await settle();
  expect(useSession.getState().status).toBe('signed-out');
  expect(sent()).toEqual(['/auth/logout']);
  await jest.advanceTimersByTimeAsync(LOGOUT_RETRY_MS);

  expect(sent()).toEqual(['/auth/logout', '/auth/logout']);
  await jest.advanceTimersByTimeAsync(LOGOUT_RETRY_MS);
  expect(send).toHaveBeenCalledTimes(2);
});

test.each([
  ['on the next visit', () => {}],
  ['when the network is back', () => window.dispatchEvent(new Event('online'))],
])('tells the server %s', async (_, happen) => {
  send.mockRejectedValueOnce(new Error('Network Error'));
  signOut();
  await settle();

  const stop = watchSession();
  happen();
  await settle();
  stop();

  expect(sent().slice(1)).toContain('/auth/logout');
  expect({ ...localStorage }).toEqual({});
});

test('takes a 401 for an answer: there is no session any more', async () => {
  send.mockRejectedValueOnce(refused(401));

  signOut();
  await settle();

  expect({ ...localStorage }).toEqual({});
});

test('tells the server before the next sign-in, never after it', async () => {
  send.mockRejectedValueOnce(refused(503));
  signOut();
  await settle();

  await signIn(credentials);
  await jest.advanceTimersByTimeAsync(LOGOUT_RETRY_MS);

  expect(sent()).toEqual(['/auth/logout', '/auth/logout', '/auth/login']);
});

test('leaves a session alone that has taken the place of the one that was left', async () => {
  send.mockRejectedValueOnce(refused(503)).mockRejectedValueOnce(refused(503));
  signOut();
  await settle();

  await signIn(credentials);
  await jest.advanceTimersByTimeAsync(LOGOUT_RETRY_MS);

  expect(sent()).toEqual(['/auth/logout', '/auth/logout', '/auth/login']);
  expect(useSession.getState().status).toBe('signed-in');
});

test('ends on the server what a sign-in may have begun that was called off', async () => {
  const controller = new AbortController();
  send.mockImplementation(({ url }) => {
    if (url !== '/auth/login') return Promise.resolve();
    controller.abort();
    return Promise.reject(new Error('canceled'));
  });

  await expect(signIn(credentials, controller.signal)).rejects.toThrow('canceled');

  const stop = watchSession();
  await settle();
  stop();
  expect(sent().at(-1)).toBe('/auth/logout');
});
