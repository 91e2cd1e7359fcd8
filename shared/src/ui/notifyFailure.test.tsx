import { act, render, renderHook, screen } from '@testing-library/react';
import { startTrace, useTrace } from '../http';
import { TOAST_DURATION_MS, type Toast, toast, useToaster } from '../toast';
import { DETAIL_DURATION_MS } from '../toast/notify';
import { notifyFailure } from './notifyFailure';

const answer = (status: number) => Object.assign(new Error(`${status}`), { response: { status } });

afterEach(() => act(() => toast.remove()));

/** @returns the toast as the shell draws it */
function shown(): Toast {
  const { result } = renderHook(() => useToaster());
  const [found] = result.current.toasts;
  if (!found || typeof found.message === 'function') throw new Error('There is none.');
  render(found.message);
  return found;
}

test('names the visit where the bank has failed, with a button to copy it, and stays', () => {
  const reference = useTrace.getState().id.slice(0, 16);
  act(() => notifyFailure('Couldn’t export', answer(503)));
  act(startTrace);

  const { duration } = shown();

  expect(screen.getByText('Couldn’t export')).toBeVisible();
  expect(screen.getByText(/^This isn’t possible right now/)).toBeVisible();
  expect(screen.getByText(reference)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  expect(duration).toBe(DETAIL_DURATION_MS);
  expect(DETAIL_DURATION_MS).toBeGreaterThan(100 * TOAST_DURATION_MS);
});

test('needs no reference for what the bank refuses', () => {
  act(() => notifyFailure('Couldn’t export', answer(422), 'There is nothing to export.'));

  const { duration } = shown();

  expect(screen.getByText('There is nothing to export.')).toBeVisible();
  expect(screen.queryByText('Reference')).not.toBeInTheDocument();
  expect(duration).toBe(Number.POSITIVE_INFINITY);
});
