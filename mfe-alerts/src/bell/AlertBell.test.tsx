import { renderInBank } from '@bank/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import AlertBell from './AlertBell';
import { FIRST_LOOK_MS, LOOK_EVERY_MS, setUnread } from './unread';

const at = new Date().toISOString();
const alert = (id: string, isRead: boolean) => ({ id, kind: 'security' as const, at, isRead, event: 'passkey-added' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => setUnread(0));
  jest.useRealTimers();
});

const open = (count: number) =>
  renderInBank(<AlertBell />, {
    mode: 'live',
    api: {
      'GET /alerts/unread': { body: { count } },
      'GET /alerts': { body: ['1', '2', '3', '4', '5', '6'].map((id) => alert(id, id !== '1')) },
    },
  });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('asks nothing at first, then how many are unread, again and again', async () => {
  const { api } = await open(3);
  expect(api.calls).toEqual([]);
  expect(screen.getByRole('button', { name: 'Alerts' })).toBeVisible();

  await pass(FIRST_LOOK_MS);
  expect(await screen.findByRole('button', { name: 'Alerts, 3 unread' })).toBeVisible();
  const before = api.calls.length;
  await pass(2 * LOOK_EVERY_MS);

  expect(api.calls.length - before).toBe(2);
});

test('asks nothing in a hidden tab, and at once when the customer comes back', async () => {
  const { api } = await open(1);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(2 * LOOK_EVERY_MS);
  expect(api.calls).toEqual([]);

  visibility.mockReturnValue('visible');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));

  expect(await screen.findByRole('button', { name: 'Alerts, 1 unread' })).toBeVisible();
  visibility.mockRestore();
});

test('renews no session that has expired: only what the customer does keeps it', async () => {
  const { api } = await open(3);
  api.answer('GET /alerts/unread', { status: 401 });

  await pass(FIRST_LOOK_MS + LOOK_EVERY_MS);

  expect(api.calls.map(({ name }) => name)).toEqual(['GET /alerts/unread', 'GET /alerts/unread']);
});

test('forgets the count when it goes: another customer may sign in', async () => {
  const { unmount } = await open(3);
  await pass(FIRST_LOOK_MS);
  expect(await screen.findByRole('button', { name: 'Alerts, 3 unread' })).toBeVisible();
  unmount();

  await open(0);
  expect(screen.getByRole('button', { name: 'Alerts' })).toBeVisible();
});

test('counts no further than 99', async () => {
  await open(100);
  await pass(FIRST_LOOK_MS);

  expect(await screen.findByRole('button', { name: 'Alerts, 99+ unread' })).toBeVisible();
});

test('opens the newest five, and the way to all of them', async () => {
  const { user } = await open(1);

  await user.click(screen.getByRole('button', { name: 'Alerts' }));
  await pass(0);

  const items = screen.getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent?.split('If this')[0]?.trim())).toEqual([
    ...['Passkey added New', 'Passkey added', 'Passkey added', 'Passkey added', 'Passkey added', 'All alerts'],
  ]);
  await waitFor(() => expect(items[0]).toHaveFocus());
  expect(items[0]).toHaveAttribute('href', '/settings');
  expect(items.at(-1)).toHaveAttribute('href', '/alerts');
});
