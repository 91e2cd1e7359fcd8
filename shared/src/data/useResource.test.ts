import { act, renderHook, waitFor } from '@testing-library/react';
import { useResource } from './useResource';

/** A load that is settled by hand, and remembers the signals that it got. */
function handLoad() {
  const calls: { signal: AbortSignal; resolve: (data: string) => void; reject: (error: Error) => void }[] = [];
  const load = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      calls.push({ signal, resolve, reject });
    });
  return { calls, load };
}

test('is loading, then ready', async () => {
  const { calls, load } = handLoad();
  const { result } = renderHook(() => useResource(load));
  expect(result.current.status).toBe('loading');

  await act(async () => calls[0]?.resolve('accounts'));

  expect(result.current).toMatchObject({ status: 'ready', data: 'accounts' });
  expect(calls).toHaveLength(1);
});

test('shows an error, and loads again on retry', async () => {
  const { calls, load } = handLoad();
  const { result } = renderHook(() => useResource(load));
  const failure = new Error('Network Error');
  await act(async () => calls[0]?.reject(failure));
  expect(result.current).toMatchObject({ status: 'error', error: failure });

  act(() => result.current.retry());
  expect(result.current.status).toBe('loading');
  await act(async () => calls[1]?.resolve('accounts'));

  expect(result.current).toMatchObject({ status: 'ready', data: 'accounts' });
});

test('cancels the call when the screen goes away', () => {
  const { calls, load } = handLoad();
  const { unmount } = renderHook(() => useResource(load));
  expect(calls[0]?.signal.aborted).toBe(false);

  unmount();

  expect(calls[0]?.signal.aborted).toBe(true);
});

test('keeps the last data while something else loads, cancels the former call and ignores its late answer', async () => {
  const [first, second, third] = [handLoad(), handLoad(), handLoad()];
  const { result, rerender } = renderHook(({ load }) => useResource(load), { initialProps: { load: first.load } });
  await act(async () => first.calls[0]?.resolve('thirty days'));

  rerender({ load: second.load });
  expect(result.current).toMatchObject({ status: 'ready', data: 'thirty days' });
  rerender({ load: third.load });
  expect(second.calls[0]?.signal.aborted).toBe(true);
  await act(async () => third.calls[0]?.resolve('ninety days'));
  await act(async () => second.calls[0]?.resolve('sixty days'));

  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', data: 'ninety days' }));
});

test('does not show the abort of a cancelled call as an error', async () => {
  const [first, second] = [handLoad(), handLoad()];
  const { result, rerender } = renderHook(({ load }) => useResource(load), { initialProps: { load: first.load } });

  rerender({ load: second.load });
  await act(async () => first.calls[0]?.reject(new Error('canceled')));

  expect(result.current.status).toBe('loading');
});
