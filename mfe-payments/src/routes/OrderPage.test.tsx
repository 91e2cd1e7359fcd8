import { type ApiReply, renderInBank } from '@bank/shared/testing';
import { setBalancesHidden } from '@bank/shared/ui';
import { act, screen } from '@testing-library/react';
import remote from '../../remote';
import OrderPage from './OrderPage';

const openLive = (answer: ApiReply) =>
  renderInBank(<OrderPage />, {
    remote,
    path: '/transfers/orders/a1',
    mode: 'live',
    api: { 'GET /orders/a1': answer },
  });

afterEach(() => {
  setBalancesHidden(false);
  jest.useRealTimers();
});

test('is a receipt to keep and to print', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = await renderInBank(<OrderPage />, { remote, path: '/transfers/orders/QX41-7093' });

  expect(screen.getByRole('heading', { name: '$350.00 is in High Yield Savings' })).toBeVisible();
  expect(screen.getByText('Primary Checking')).toBeVisible();
  expect(screen.getByText('QX41-7093')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Make another transfer' })).toHaveAttribute('href', '/transfers/internal');
  await user.click(screen.getByRole('button', { name: 'Print receipt' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('says when it was ordered and what was left, and leads to another one like it', async () => {
  const order = {
    id: 'a1',
    kind: 'external',
    memo: '',
    date: '2026-11-20',
    status: 'completed',
    amount: { minor: 6250, currency: 'USD' },
    balance: { minor: 93_750, currency: 'USD' },
    from: { name: 'Primary Checking', lastFour: '4821' },
    to: { name: 'Noah Beck', lastFour: '5439' },
    orderedAt: '2026-11-20T15:04:00.000Z',
    again: { fromAccountId: 'checking', to: 'noah' },
  };
  const { user } = await openLive({ body: order });
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

  expect(screen.getByText(/^Nov 20, 2026, \d+:04/)).toBeVisible();
  expect(screen.getByText('New balance').nextElementSibling).toHaveTextContent('$937.50');
  const again = screen.getByRole('link', { name: 'Pay again' });
  expect(again).toHaveAttribute('href', '/transfers/external?from=checking&to=noah&amount=6250');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(copied).toHaveBeenCalledWith('a1');
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
});

test('keeps the amount to itself while balances are hidden', async () => {
  setBalancesHidden(true);
  await renderInBank(<OrderPage />, { remote, path: '/transfers/orders/QX41-7093' });

  expect(screen.getByRole('heading', { name: /is in High Yield Savings/ })).not.toHaveTextContent('350');
});

test('watches what is on its way, and says why the money came back', async () => {
  jest.useFakeTimers();
  const away = {
    id: 'a1',
    kind: 'external',
    memo: '',
    date: '2026-11-20',
    amount: { minor: 6250, currency: 'USD' },
    from: { name: 'Primary Checking', lastFour: '4821' },
    to: { name: 'Noah Beck', lastFour: '5439' },
    status: 'on-its-way',
  };
  const { api } = await openLive({ body: away });
  expect(screen.getByRole('heading', { name: '$62.50 is on its way to Noah Beck' })).toBeVisible();

  api.answer('GET /orders/a1', { body: { ...away, status: 'returned', returnReason: 'account-closed' } });
  await act(() => jest.advanceTimersByTimeAsync(10_000));

  expect(screen.getByRole('heading', { name: '$62.50 to Noah Beck came back' })).toBeVisible();
  expect(screen.getByText('The account is closed. The money is back in yours.')).toBeVisible();
  const asked = api.callsOf('GET /orders/a1').length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(api.callsOf('GET /orders/a1')).toHaveLength(asked);
});

test('says that there is none', async () => {
  await openLive({ status: 404, body: { type: '/problems/not-found' } });
  expect(screen.getByText('We can’t find this transfer')).toBeVisible();
});

test('says that it loads, and that it could not', async () => {
  const waiting = await openLive('silence');
  expect(screen.getByRole('status')).toHaveTextContent('Loading the transfer');
  waiting.unmount();

  await openLive('broken');
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load this transfer');
});
