import { SAMPLE_SIGN_IN_MS, signIn } from './signIn';
import { setSession, useSession } from './store';

const credentials = { username: 'maya', password: 'secret' };
const status = () => useSession.getState().status;

beforeEach(() => {
  jest.useFakeTimers();
  setSession('signed-out');
});
afterEach(() => jest.useRealTimers());

test('takes exactly the simulated time', async () => {
  const done = signIn(credentials);

  await jest.advanceTimersByTimeAsync(SAMPLE_SIGN_IN_MS - 1);
  expect(status()).toBe('signed-out');
  await jest.advanceTimersByTimeAsync(1);

  await done;
  expect(status()).toBe('signed-in');
  expect(SAMPLE_SIGN_IN_MS).toBe(2000);
});

test('is cancelled by an abort and signs nobody in', async () => {
  const controller = new AbortController();
  const done = signIn(credentials, controller.signal);
  const failure = expect(done).rejects.toMatchObject({ name: 'AbortError' });

  controller.abort();

  await failure;
  expect(jest.getTimerCount()).toBe(0);
  await jest.advanceTimersByTimeAsync(SAMPLE_SIGN_IN_MS);
  expect(status()).toBe('signed-out');
});

test('does not start when it is aborted already', async () => {
  await expect(signIn(credentials, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });

  expect(jest.getTimerCount()).toBe(0);
  expect(status()).toBe('signed-out');
});
