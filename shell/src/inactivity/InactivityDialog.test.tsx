import { setSession, useSession } from '@bank/shared/session';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InactivityDialog } from './InactivityDialog';
import { useInactivity, WARNING_MS, watchInactivity } from './watchInactivity';

const LIMIT = 15 * 60_000;
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const dialog = () => screen.queryByRole('alertdialog', { name: 'Are you still there?' });

let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  setSession('signed-in');
  stop = watchInactivity(LIMIT);
  render(
    <>
      <input aria-label="Memo" />
      <InactivityDialog />
    </>,
  );
});

afterEach(() => {
  stop();
  act(() => setSession('signed-out'));
  jest.useRealTimers();
});

async function typeAndWait(): Promise<void> {
  await user.type(screen.getByLabelText('Memo'), 'Rent for Ma');
  await act(async () => jest.advanceTimersByTime(LIMIT - WARNING_MS));
}

test('says what will happen and when, with the focus on the way to stay', async () => {
  await typeAndWait();

  expect(dialog()).toHaveAccessibleDescription(/we’ll sign you out soon/);
  expect(screen.getByText('2:00')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('You’ll be signed out in 2 minutes.');
  expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
});

test('counts down every second on screen, and in four steps for screen readers', async () => {
  await typeAndWait();
  const timer = () => screen.getByRole('timer').textContent;

  await act(async () => jest.advanceTimersByTime(59_000));
  expect(screen.getByText('1:01')).toBeVisible();
  expect(timer()).toMatch('2 minutes');
  await act(async () => jest.advanceTimersByTime(1000));
  expect(timer()).toMatch('60 seconds');
  await act(async () => jest.advanceTimersByTime(50_000));
  expect(screen.getByText('0:10')).toBeVisible();
  expect(timer()).toMatch('10 seconds');
});

test.each([
  ['a press on the space bar', () => user.keyboard(' ')],
  ['Escape', () => user.keyboard('{Escape}')],
  ['the close button', () => user.click(screen.getByRole('button', { name: 'Close' }))],
])('goes after %s, and what was typed is still there', async (_, act_) => {
  await typeAndWait();

  await act_();

  expect(dialog()).not.toBeInTheDocument();
  expect(screen.getByLabelText('Memo')).toHaveValue('Rent for Ma');
  expect(screen.getByLabelText('Memo')).toHaveFocus();
  expect(useSession.getState().status).toBe('signed-in');
});

test('signs out on demand', async () => {
  await typeAndWait();

  await user.click(screen.getByRole('button', { name: 'Sign out' }));

  expect(useSession.getState()).toEqual({ status: 'signed-out', end: 'left' });
  expect(useInactivity.getState().endsAt).toBeUndefined();
});
