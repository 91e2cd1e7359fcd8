import { act, renderHook, waitFor } from '@testing-library/react';
import { request, setConnection, useConnection } from '../http';
import { useLanguage } from '../i18n';
import { setSession } from '../session';
import { type FakeApi, installApi } from '../testing/api';
import { installConfig } from '../testing/testConfig';
import { invalidateQueries } from './invalidateQueries';
import { prepareQueries, useCore } from './loadCore';
import { handLoad } from './testing/handLoad';
import type { QueryRequest } from './types';
import { useQuery } from './useQuery';

const open = <T>(load: QueryRequest<T>['load'], key: QueryRequest<T>['key'] = ['/accounts']) =>
  renderHook(() => useQuery({ key, load }));

beforeEach(async () => {
  prepareQueries();
  await waitFor(() => expect(useCore.getState().core).toBeDefined());
  setSession('signed-in');
});
afterEach(() => act(() => setSession('signed-out')));

test('is loading, then ready', async () => {
  const { calls, load } = handLoad();
  const { result } = open(load);
  expect(result.current.status).toBe('loading');

  await act(async () => calls[0]?.resolve('four accounts'));

  expect(result.current).toMatchObject({ status: 'ready', data: 'four accounts' });
  expect(calls).toHaveLength(1);
});

test('asks once for all who wait for the same', async () => {
  const [summary, page] = [handLoad(), handLoad()];
  const [first, second] = [open(summary.load), open(page.load)];

  await act(async () => summary.calls[0]?.resolve('four accounts'));

  expect(first.result.current).toMatchObject({ data: 'four accounts' });
  expect(second.result.current).toMatchObject({ data: 'four accounts' });
  expect(page.calls).toEqual([]);
});

test('shows the next screen at once what is known, while that loads anew', async () => {
  const { calls, load } = handLoad();
  const { unmount } = open(load);
  await act(async () => calls[0]?.resolve('four accounts'));
  unmount();

  const { result } = open(load);
  expect(result.current).toMatchObject({ status: 'ready', data: 'four accounts' });
  await act(async () => calls[1]?.resolve('five accounts'));

  expect(result.current).toMatchObject({ status: 'ready', data: 'five accounts' });
});

test('takes what fails as it is, and loads it again from the start when asked to', async () => {
  const { calls, load } = handLoad();
  const { result } = open(load);
  const failure = new Error('Network Error');
  await act(async () => calls[0]?.reject(failure));
  expect(result.current).toMatchObject({ status: 'error', error: failure });
  expect(calls).toHaveLength(1);

  act(() => result.current.retry());
  expect(result.current.status).toBe('loading');
  await act(async () => calls[1]?.resolve('four accounts'));

  expect(result.current).toMatchObject({ status: 'ready', data: 'four accounts' });
});

test('shows an error rather than figures that could not be confirmed', async () => {
  const { calls, load } = handLoad();
  open(load).unmount();
  const { result } = open(load);
  await act(async () => calls[1]?.resolve('four accounts'));

  act(() => invalidateQueries('/accounts'));
  await act(async () => calls[2]?.reject(new Error('503')));

  expect(result.current.status).toBe('error');
});

test('shows nothing of a failure from before while a screen loads what it opens with, or asks for next', async () => {
  const { calls, load } = handLoad();
  const failed = open(load);
  await act(async () => calls[0]?.reject(new Error('503')));
  failed.unmount();
  const shown: string[] = [];
  const { rerender } = renderHook(
    ({ address }) => {
      shown.push(useQuery({ key: [address], load }).status);
    },
    { initialProps: { address: '/accounts' } },
  );
  expect(new Set(shown)).toEqual(new Set(['loading']));
  await act(async () => calls[1]?.reject(new Error('503')));
  rerender({ address: '/cards' });
  await act(async () => calls[2]?.resolve('two cards'));
  shown.length = 0;

  rerender({ address: '/accounts' });

  expect(new Set(shown)).toEqual(new Set(['loading']));
  await act(async () => calls[3]?.resolve('four accounts'));
});

test('cancels the call when the last screen that waits for it goes away', () => {
  const { calls, load } = handLoad();
  const [first, second] = [open(load), open(load)];
  first.unmount();
  expect(calls[0]?.signal.aborted).toBe(false);

  second.unmount();

  expect(calls[0]?.signal.aborted).toBe(true);
});

test('cancels the call of a key that nobody shows any more, and ignores its late answer', async () => {
  const [first, second] = [handLoad(), handLoad()];
  const { result, rerender } = renderHook(({ days, load }) => useQuery({ key: ['/transactions', { days }], load }), {
    initialProps: { days: 30, load: first.load },
  });

  rerender({ days: 60, load: second.load });
  expect(first.calls[0]?.signal.aborted).toBe(true);
  await act(async () => second.calls[0]?.resolve('sixty days'));
  await act(async () => first.calls[0]?.resolve('thirty days'));

  expect(result.current).toMatchObject({ status: 'ready', data: 'sixty days' });
});

test.each([
  ['sample', 2],
  ['live', 1],
] as const)('in %s mode a page whose language changes has loaded %i times', async (dataMode, times) => {
  installConfig({ dataMode });
  const { calls, load } = handLoad();
  open(load);
  await act(async () => calls[0]?.resolve('four accounts'));

  act(() => useLanguage.setState({ language: 'es' }));
  expect(calls).toHaveLength(times);

  act(() => useLanguage.setState({ language: 'en' }));
  installConfig();
});

test('what one remote has changed loads again in another, and what is not on screen when it is next shown', async () => {
  const [accounts, june, profile] = [handLoad(), handLoad(), handLoad()];
  const summary = open(accounts.load);
  open(profile.load, ['/auth/me']);
  const history = open(june.load, ['/transactions', { month: 6 }]);
  await act(async () => {
    accounts.calls[0]?.resolve('before the transfer');
    june.calls[0]?.resolve('no transfer');
    profile.calls[0]?.resolve('Ada');
  });
  history.unmount();

  act(() => invalidateQueries('/accounts', '/transactions'));
  expect(summary.result.current).toMatchObject({ data: 'before the transfer' });
  await act(async () => accounts.calls[1]?.resolve('after the transfer'));

  expect(summary.result.current).toMatchObject({ data: 'after the transfer' });
  expect([june.calls.length, profile.calls.length]).toEqual([1, 1]);
  open(june.load, ['/transactions', { month: 6 }]);
  expect(june.calls).toHaveLength(2);
});

test.each<[string, () => void]>([
  [
    'signs out before another one signs in',
    () => {
      setSession('signed-out');
      setSession('signed-in');
    },
  ],
  ['is replaced by one who signs in in another tab', () => setSession('signed-in')],
])('forgets everything of a customer who %s', async (_, change) => {
  jest.useFakeTimers();
  const [accounts, pending] = [handLoad(), handLoad()];
  const [summary, profile] = [open(accounts.load), open(pending.load, ['/auth/me'])];
  await act(async () => accounts.calls[0]?.resolve('Ada’s accounts'));
  jest.advanceTimersByTime(1);

  act(change);
  expect(pending.calls[0]?.signal.aborted).toBe(true);
  summary.unmount();
  profile.unmount();
  await act(async () => pending.calls[0]?.resolve('Ada'));

  expect(open(accounts.load).result.current.status).toBe('loading');
  expect(open(pending.load, ['/auth/me']).result.current.status).toBe('loading');
  jest.useRealTimers();
});

test('keeps nothing beyond the page', async () => {
  const before = [localStorage.length, sessionStorage.length];
  const { calls, load } = handLoad();
  open(load);
  await act(async () => calls[0]?.resolve('four accounts'));

  expect([localStorage.length, sessionStorage.length]).toEqual(before);
});

describe('over HTTP', () => {
  let api: FakeApi;
  const asked = () => api.calls.map(({ name }) => name);
  const ask = () => open((signal) => request<string>({ url: '/accounts', signal }));

  beforeEach(() => {
    api = installApi();
  });
  afterEach(() => act(() => setConnection('online')));

  test('leaves the retry after a session refresh to the HTTP client', async () => {
    api.answer('GET /accounts', { status: 401 }, { body: 'four accounts' });
    api.answer('POST /auth/refresh', {});
    const { result } = ask();

    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', data: 'four accounts' }));

    expect(asked()).toEqual(['GET /accounts', 'POST /auth/refresh', 'GET /accounts']);
  });

  test.each([{ status: 503 }, 'broken'] as const)('repeats no request that failed by %j', async (reply) => {
    api.answer('GET /accounts', reply);
    const { result } = ask();

    await waitFor(() => expect(result.current.status).toBe('error'));

    expect(asked()).toEqual(['GET /accounts']);
  });

  test('keeps what is known while the bank cannot be reached, and loads it again when it can', async () => {
    api.answer('GET /accounts', { body: 'four accounts' }, 'broken', { body: 'five accounts' });
    const { result } = ask();
    await waitFor(() => expect(result.current).toMatchObject({ data: 'four accounts' }));

    act(() => invalidateQueries('/accounts'));
    await waitFor(() => expect(useConnection.getState().status).toBe('unreachable'));
    expect(result.current).toMatchObject({ status: 'ready', data: 'four accounts' });

    act(() => setConnection('online'));
    expect(result.current).toMatchObject({ status: 'ready', data: 'four accounts' });
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', data: 'five accounts' }));
  });

  test('loads what failed again when the bank can be reached again, and nothing else', async () => {
    api.answer('GET /accounts', 'broken', { body: 'four accounts' });
    const profile = handLoad();
    open(profile.load, ['/auth/me']);
    await act(async () => profile.calls[0]?.resolve('Ada'));
    const { result } = ask();
    await waitFor(() => expect(result.current.status).toBe('error'));

    act(() => setConnection('online'));

    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', data: 'four accounts' }));
    expect(profile.calls).toHaveLength(1);
  });
});
