import { type ApiReply, renderInBank } from '@bank/shared/testing';
import { screen, within } from '@testing-library/react';
import remote from '../../remote';
import TransfersPage from './TransfersPage';

const open = (answer: ApiReply) =>
  renderInBank(<TransfersPage />, {
    remote,
    mode: 'live',
    api: { 'GET /orders': answer, 'GET /schedules': { body: [] } },
  });
const recent = () => within(screen.getByRole('region', { name: 'Recent transfers' }));
const order = {
  id: 'a1',
  kind: 'external',
  from: { name: 'Primary Checking', lastFour: '4821' },
  to: { name: '', lastFour: '2264' },
  amount: { minor: 100, currency: 'USD' },
  memo: '',
  date: '2026-11-20',
  status: 'completed',
};

beforeEach(() => sessionStorage.clear());

test('leads to what can be done, and to each transfer with its status', async () => {
  await renderInBank(<TransfersPage />, { remote });

  const choices = within(screen.getByRole('region', { name: 'Send and move money' })).getAllByRole('link');
  expect(choices.map((link) => link.getAttribute('href'))).toEqual([
    '/transfers/internal',
    '/transfers/external',
    '/transfers/wire',
  ]);
  const [first] = recent().getAllByRole('listitem');
  expect(first).toHaveTextContent(/High Yield Savings.*from Primary Checking.*\$350.00Completed/);
  expect(recent().getByRole('link', { name: 'Maya Lindqvist' })).toHaveAttribute('href', '/transfers/orders/QX38-2264');
});

test('leads to those who were paid last, each once, with where the money came from', async () => {
  const again = { fromAccountId: 'checking', to: 'noah' };
  const paid = { ...order, to: { name: 'Noah Beck', lastFour: '2264' }, again };
  await open({ body: [paid, { ...paid, id: 'a2' }, { ...order, id: 'a3' }] });

  const chips = within(screen.getByRole('region', { name: 'Pay again' })).getAllByRole('link');
  expect(chips.map((chip) => [chip.textContent, chip.getAttribute('href')])).toEqual([
    ['NBNoah Beck', '/transfers/external?from=checking&to=noah'],
  ]);
});

test('keeps the place of those who were paid last while they load', async () => {
  const { unmount } = await open('silence');
  expect(screen.getByRole('region', { name: 'Pay again' })).toHaveAttribute('aria-busy', 'true');
  unmount();

  await open({ body: [] });
  expect(screen.queryByRole('region', { name: 'Pay again' })).not.toBeInTheDocument();
});

test('shows what is coming up, the next one first', async () => {
  await renderInBank(<TransfersPage />, { remote });

  const coming = within(screen.getByRole('region', { name: 'Coming up' }));
  const rows = coming.getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(coming.getByRole('link', { name: 'Harbour Court 12' })).toHaveAttribute(
    'href',
    '/transfers/scheduled/SX09-9017',
  );
  expect(coming.getByText('Every two weeks')).toBeVisible();
});

test('says that nothing is scheduled, and that it could not be loaded', async () => {
  const { unmount } = await open({ body: [] });
  expect(screen.getByText('Nothing is scheduled')).toBeVisible();
  unmount();

  const api = { 'GET /orders': { body: [] }, 'GET /schedules': 'broken' } as const;
  await renderInBank(<TransfersPage />, { remote, mode: 'live', api });
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load your upcoming payments');
});

test('shows eight, and all when asked', async () => {
  const { user } = await open({ body: Array.from({ length: 9 }, (_, id) => ({ ...order, id: `${id}` })) });
  expect(recent().getAllByRole('link', { name: 'Another account' })).toHaveLength(8);

  await user.click(recent().getByRole('button', { name: 'Show all 9' }));

  expect(recent().getAllByRole('link')).toHaveLength(9);
});

test('goes on to what was ordered earlier, fifty at a time, and tries again', async () => {
  const page = (first: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...order, id: `${first + at}` }));
  const { api, user } = await open({ body: page(0, 50) });
  await user.click(recent().getByRole('button', { name: 'Show more' }));
  expect(recent().getAllByRole('link')).toHaveLength(50);
  api.answer('GET /orders', 'broken');
  await user.click(recent().getByRole('button', { name: 'Show more' }));
  expect(await recent().findByRole('alert')).toHaveTextContent('We couldn’t load your transfers');
  expect(recent().getAllByRole('link')).toHaveLength(50);

  api.answer('GET /orders', { body: page(50, 3) });
  await user.click(recent().getByRole('button', { name: 'Try again' }));

  expect(await recent().findAllByRole('link')).toHaveLength(53);
  expect(recent().queryByRole('button')).not.toBeInTheDocument();
});

test('says that it loads, that it could not, and that there is nothing yet', async () => {
  const waiting = await open('silence');
  expect(recent().getByRole('status')).toHaveTextContent('Loading your transfers');
  waiting.unmount();

  const { api, user } = await open('broken');
  expect(recent().getByRole('alert')).toHaveTextContent('We couldn’t load your transfers');
  api.answer('GET /orders', { body: [] });
  await user.click(recent().getByRole('button', { name: 'Try again' }));
  expect(await recent().findByText('No transfers yet')).toBeVisible();
});
