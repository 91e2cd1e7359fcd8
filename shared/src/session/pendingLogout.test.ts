import { type FakeApi, installApi } from '../testing/api';
import { LOGOUT_RETRY_MS } from './pendingLogout';
import { signIn } from './signIn';
import { signOut } from './signOut';
import { setSession, useSession } from './store';
import { watchSession } from './watchSession';

let api: FakeApi;
const LOGOUT = 'POST /auth/logout';
const LOGIN = 'POST /auth/login';
const sent = () => api.calls.map(({ name }) => name);
const credentials = { username: 'maya', password: 'secret' };
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  api = installApi();
  api.answer(LOGOUT, {});
  api.answer(LOGIN, {});
  setSession('signed-in');
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('stays signed out while the server is down, and tells it as soon as it answers', async () => {
  api.answer(LOGOUT, 'broken', {});

  signOut();
  await settle();
  expect(useSession.getState().status).toBe('signed-out');
  expect(sent()).toEqual([LOGOUT]);
  await jest.advanceTimersByTimeAsync(LOGOUT_RETRY_MS);

  expect(sent()).toEqual([LOGOUT, LOGOUT]);
  await jest.advanceTimersByTimeAsync(LOGOUT_RETRY_MS);
  expect(sent()).toHaveLength(2);
});

test.each([
  ['on the next visit', () => {}],
  ['when the network is back', () => window.dispatchEvent(new Event('online'))],
])('tells the server %s', async (_, happen) => {
  api.answer(LOGOUT, 'broken', {});
  signOut();
  await settle();

  const stop = watchSession();
  happen();
  await settle();
  stop();

  expect(sent().slice(1)).toContain(LOGOUT);
  expect({ ...localStorage }).toEqual({});
});

test('takes a 401 for an answer: there is no session any more', async () => {
  api.answer(LOGOUT, { status: 401 });

  signOut();
  await settle();

  expect({ ...localStorage }).toEqual({});
});

test('tells the server before the next sign-in, never after it', async () => {
  api.answer(LOGOUT, { status: 503 }, {});
  signOut();
  await settle();

  await signIn(credentials);
  await jest.advanceTimersByTimeAsync(LOGOUT_RETRY_MS);

  expect(sent()).toEqual([LOGOUT, LOGOUT, LOGIN]);
});

test('leaves a session alone that has taken the place of the one that was left', async () => {
  api.answer(LOGOUT, { status: 503 }, { status: 503 }, {});
  signOut();
  await settle();

  await signIn(credentials);
  await jest.advanceTimersByTimeAsync(LOGOUT_RETRY_MS);

  expect(sent()).toEqual([LOGOUT, LOGOUT, LOGIN]);
  expect(useSession.getState().status).toBe('signed-in');
});

test('ends the session that a cancelled sign-in may have started on the server', async () => {
  const controller = new AbortController();
  api.answer(LOGIN, 'silence');
  const failure = jest.fn();
  signIn(credentials, controller.signal).catch(failure);
  await settle();
  controller.abort();
  await settle();
  expect(failure).toHaveBeenCalled();

  const stop = watchSession();
  await settle();
  stop();
  expect(sent().at(-1)).toBe(LOGOUT);
});
