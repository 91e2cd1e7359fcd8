import { act, renderHook } from '@testing-library/react';
import type { ReactElement } from 'react';
import { toast, useToaster } from 'react-hot-toast';
import { type Notice, notify, startToast, TOAST_DURATION_MS } from './notify';

const noticeOf = (message: unknown) => (message as ReactElement<Notice>).props;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => toast.remove());
  jest.useRealTimers();
});

/** The toasts that are on screen, as the shell sees them. */
function shownToasts() {
  const { result } = renderHook(() => useToaster());
  return () => result.current.toasts.filter(({ visible }) => visible);
}

test('hands title, description and kind to whoever draws the toasts', () => {
  const shown = shownToasts();

  act(() => notify({ kind: 'success', title: 'Welcome Back!', description: 'Login successful.' }));

  expect(shown().map(({ message }) => noticeOf(message))).toEqual([
    { kind: 'success', title: 'Welcome Back!', description: 'Login successful.' },
  ]);
});

test('waits without a limit until the toast comes into view', () => {
  const shown = shownToasts();
  act(() => notify({ title: 'Saved' }));

  act(() => jest.advanceTimersByTime(TOAST_DURATION_MS * 100));

  expect(shown()).toHaveLength(1);
});

test('takes the toast away four seconds after its clock was started, and shows the same text until then', () => {
  const shown = shownToasts();
  act(() => notify({ title: 'Saved' }));
  act(() => jest.advanceTimersByTime(TOAST_DURATION_MS));

  act(() => shown().forEach(startToast));
  act(() => jest.advanceTimersByTime(TOAST_DURATION_MS - 1));
  expect(shown().map(({ message }) => noticeOf(message).title)).toEqual(['Saved']);
  act(() => jest.advanceTimersByTime(1));

  expect(shown()).toEqual([]);
  expect(TOAST_DURATION_MS).toBe(4000);
});
