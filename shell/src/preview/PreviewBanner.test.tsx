import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchReloads } from '../testing/reloads';
import { PreviewBanner } from './PreviewBanner';

const versions = [
  { app: 'mfe-cards', version: '1.0.0-4f1c0a9b2e' },
  { app: 'shell', version: '2.0.0-88aa000000' },
];

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('names what is shown, and leaves it', async () => {
  const reloads = watchReloads();
  sessionStorage.setItem('bank:preview', 'a.b.c');
  render(<PreviewBanner versions={versions} until={Date.now() + 60_000} isHeld />);
  expect(screen.getByRole('complementary', { name: 'Preview' })).toHaveTextContent(
    'You’re looking at mfe-cards 4f1c, shell 88aa, not yet released.',
  );

  await userEvent.click(screen.getByRole('button', { name: 'Leave preview' }));

  expect(sessionStorage.getItem('bank:preview')).toBeNull();
  expect(reloads()).toBe(1);
});

test('asks for the page again once the preview has ended, and not before', () => {
  jest.useFakeTimers();
  const reloads = watchReloads();
  render(<PreviewBanner versions={versions.slice(0, 1)} until={Date.now() + 60_000} isHeld={false} />);
  expect(screen.getByText('You’re looking at mfe-cards 4f1c.')).toBeVisible();

  act(() => jest.advanceTimersByTime(59_000));
  expect(reloads()).toBe(0);
  act(() => jest.advanceTimersByTime(1000));

  expect(reloads()).toBe(1);
});
