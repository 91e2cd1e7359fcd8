import { notify, TOAST_DURATION_MS, toast } from '@bank/shared/toast';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster, VISIBLE_TOASTS } from './Toaster';

/** The toast library keeps a dismissed toast this long, for its way out. */
const REMOVE_DELAY = 1000;

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toaster />);
});

afterEach(() => {
  act(() => toast.remove());
  jest.useRealTimers();
});

const titles = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('has its live region before the first toast', () => {
  expect(screen.getByRole('list')).toHaveAttribute('aria-live', 'polite');
});

test('shows title and description for four seconds', () => {
  act(() => notify({ kind: 'success', title: 'Welcome Back!', description: 'Redirecting' }));
  expect(titles()).toEqual(['Welcome Back!Redirecting']);

  pass(TOAST_DURATION_MS - 100);
  expect(titles()).toHaveLength(1);

  pass(200 + REMOVE_DELAY);
  expect(titles()).toHaveLength(0);
});

test('shows the newest three, and the others once there is a place', () => {
  act(() => {
    for (const title of ['one', 'two', 'three', 'four', 'five']) notify({ title });
  });
  expect(titles()).toHaveLength(VISIBLE_TOASTS);
  expect(titles()).toEqual(['three', 'four', 'five']);

  pass(TOAST_DURATION_MS + REMOVE_DELAY);
  expect(titles()).toEqual(['one', 'two']);
});

test('can be dismissed', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  act(() => notify({ title: 'one' }));

  await user.click(screen.getByRole('button', { name: 'Dismiss' }));

  expect(titles()).toHaveLength(0);
});

test('others go on when the one with the focus is dismissed', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  act(() => {
    for (const title of ['one', 'two']) notify({ title });
  });
  await user.tab();
  pass(TOAST_DURATION_MS * 2);
  expect(titles()).toHaveLength(2);

  await user.keyboard('{Enter}');
  expect(titles()).toHaveLength(1);
  pass(TOAST_DURATION_MS + REMOVE_DELAY);
  expect(titles()).toHaveLength(0);
});

test('stands still while the pointer is over it', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  act(() => notify({ title: 'one' }));

  await user.hover(screen.getByRole('region', { name: 'Notifications' }));
  pass(TOAST_DURATION_MS * 2);
  expect(titles()).toHaveLength(1);

  await user.unhover(screen.getByRole('region', { name: 'Notifications' }));
  pass(TOAST_DURATION_MS + REMOVE_DELAY);
  expect(titles()).toHaveLength(0);
});
