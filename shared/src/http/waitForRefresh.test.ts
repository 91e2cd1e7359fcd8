import { AxiosError, CanceledError, type GenericAbortSignal, type InternalAxiosRequestConfig } from 'axios';
import { REQUEST_TIMEOUT_MS } from './createClient';
import { REFRESH_TIMEOUT_MS, REFRESH_URL } from './refreshSession';
import { scriptedClient } from './scriptedClient';
import { waitForRefresh } from './waitForRefresh';

const never = new Promise<number>(() => {});
const after = (ms: number, status: number) => new Promise<number>((resolve) => setTimeout(resolve, ms, status));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Hands the outcome over at once, so that a rejection under the fake clock is never unhandled. */
function watch<T>(promise: Promise<T>) {
  const outcome: { value?: T; error?: unknown; at?: number } = {};
  promise.then(
    (value) => Object.assign(outcome, { value, at: Date.now() }),
    (error: unknown) => Object.assign(outcome, { error, at: Date.now() }),
  );
  return outcome;
}

test('ends an aborted waiter at once and never sends it again', async () => {
  const { client, sent } = scriptedClient(({ url }) => (url === REFRESH_URL ? after(5000, 200) : 401));
  const controller = new AbortController();
  const outcome = watch(client.get('/things', { signal: controller.signal }));
  await jest.advanceTimersByTimeAsync(100);
  expect(sent(REFRESH_URL)).toBe(1);

  const abortedAt = Date.now();
  controller.abort();
  await jest.advanceTimersByTimeAsync(0);

  expect(outcome.error).toBeInstanceOf(CanceledError);
  expect(outcome.at).toBe(abortedAt);
  await jest.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
  expect(sent('/things')).toBe(1);
});

test('keeps the other requests waiting when one is aborted', async () => {
  const { client } = scriptedClient(({ url, attempt }) => {
    if (url === REFRESH_URL) return after(1000, 200);
    return attempt?.isRetry ? 200 : 401;
  });
  const controller = new AbortController();
  const aborted = watch(client.get('/one', { signal: controller.signal }));
  const other = watch(client.get('/two'));
  await jest.advanceTimersByTimeAsync(100);

  controller.abort();
  await jest.advanceTimersByTimeAsync(1000);

  expect(aborted.error).toBeInstanceOf(CanceledError);
  expect(other.value?.status).toBe(200);
});

test('ends a wait for the refresh at the deadline of the call, not of the refresh', async () => {
  const { client, sent } = scriptedClient(({ url }) => (url === REFRESH_URL ? never : after(25_000, 401)));
  const start = Date.now();
  const outcome = watch(client.get('/things'));

  await jest.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
  expect(outcome.error).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);

  expect(outcome.error).toMatchObject({ code: AxiosError.ETIMEDOUT });
  expect((outcome.at ?? 0) - start).toBe(REQUEST_TIMEOUT_MS);
  expect(sent('/things')).toBe(1);
});

test('covers call, wait and retry by one deadline', async () => {
  const { client, calls } = scriptedClient(({ url, attempt }) => {
    if (url === REFRESH_URL) return after(6000, 200);
    return attempt?.isRetry ? never : after(12_000, 401);
  });
  const start = Date.now();
  const outcome = watch(client.get('/things'));

  await jest.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
  expect(outcome.error).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);

  expect(outcome.error).toMatchObject({ code: AxiosError.ECONNABORTED });
  expect((outcome.at ?? 0) - start).toBe(REQUEST_TIMEOUT_MS);
  expect(calls.map(({ timeout }) => timeout)).toEqual([REQUEST_TIMEOUT_MS, REFRESH_TIMEOUT_MS, 12_000]);
});

test('leaves no timer behind once the refresh has settled', async () => {
  const { client } = scriptedClient(({ url, attempt }) => (url === REFRESH_URL || attempt?.isRetry ? 200 : 401));

  const outcome = watch(client.get('/things'));
  await jest.advanceTimersByTimeAsync(0);

  expect(outcome.value?.status).toBe(200);
  expect(jest.getTimerCount()).toBe(0);
});

describe('a waiter with a signal', () => {
  const refusedBy = (signal: GenericAbortSignal) => {
    const config = { signal, attempt: { deadline: performance.now() + 1000 } } as unknown as InternalAxiosRequestConfig;
    return new AxiosError('status 401', AxiosError.ERR_BAD_REQUEST, config);
  };
  const pending = new Promise<void>(() => {});

  test('that is aborted already ends at once, without a timer', async () => {
    await expect(waitForRefresh(pending, refusedBy(AbortSignal.abort()))).rejects.toBeInstanceOf(CanceledError);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('that cannot be listened to ends with the refresh', async () => {
    await expect(waitForRefresh(Promise.resolve(), refusedBy({ aborted: false }))).resolves.toBeUndefined();
  });

  test('stops listening when the refresh has ended', async () => {
    const { signal } = new AbortController();
    const stop = jest.spyOn(signal, 'removeEventListener');

    await waitForRefresh(Promise.resolve(), refusedBy(signal));

    expect(stop).toHaveBeenCalledWith('abort', expect.any(Function));
  });

  test('says that its deadline has passed', async () => {
    const outcome = watch(waitForRefresh(pending, refusedBy(new AbortController().signal)));

    await jest.advanceTimersByTimeAsync(1000);

    expect(outcome.error).toMatchObject({ message: 'The call’s deadline passed while its session was renewed.' });
  });
});
