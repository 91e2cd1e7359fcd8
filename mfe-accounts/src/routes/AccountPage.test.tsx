import { sampleAccounts } from '@bank/shared/sample';
import { type BankOptions, problem, renderInBank } from '@bank/shared/testing';
import { setBalancesHidden } from '@bank/shared/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';
import AccountPage from './AccountPage';

const History = ({ accountId }: { accountId: string }) => <p>History of {accountId}</p>;
const slots: BankOptions['slots'] = {
  'bank/account/history@1': [{ id: 'history', title: 'Transaction History', component: History }],
};

const open = (id: string, options: BankOptions = {}) =>
  renderInBank(<AccountPage />, { remote, slots, path: `/accounts/details/${id}`, ...options });

const figures = () => {
  const card = within(screen.getByRole('region', { name: 'Balance' }));
  return card.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
};

beforeEach(() =>
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00-05:00'), doNotFake: ['setTimeout', 'queueMicrotask'] }),
);
afterEach(() => jest.useRealTimers());

test.each([
  [
    'checking',
    'Primary Checking',
    'Transfer money',
    [
      ['Available', '$8,520.40'],
      ['Balance', '$8,562.40'],
    ],
  ],
  [
    'savings',
    'High Yield Savings',
    'Transfer money',
    [
      ['Available', '$24,310.85'],
      ['Balance', '$24,310.85'],
      ['APY', '3.2%'],
      ['Interest this year', '$641.70'],
    ],
  ],
  [
    'credit',
    'Rewards Credit Card',
    'Make a payment',
    [
      ['Available credit', '$6,140.80'],
      ['Balance', '−$1,240.90'],
      ['Credit limit', '$7,500.00'],
      ['Minimum payment', '$25.00'],
      ['Due on', 'Dec 2, 2026'],
    ],
  ],
  [
    'loan',
    'Auto Loan',
    'Make a payment',
    [
      ['Remaining', '$13,685.00'],
      ['Interest rate', '4.9%'],
      ['Next payment', '$312.00'],
      ['Due on', 'Nov 29, 2026'],
    ],
  ],
])('shows what %s has, its transactions, and how to pay', async (id, name, pay, expected) => {
  await open(id);

  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(figures()).toEqual(expected);
  expect(screen.getByText(`History of ${id}`)).toBeVisible();
  expect(screen.getByRole('link', { name: pay })).toBeVisible();
});

test('leads to what the header offers', async () => {
  const { user, address } = await open('checking');

  await user.click(screen.getByRole('button', { name: 'Customize' }));

  expect(address()).toBe('/dashboard?customize=1');
});

test('keeps the heading, which has the focus, while the account loads', async () => {
  await open('loan', { mode: 'live', api: { 'GET /accounts': 'silence' } });

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Account');
  expect(screen.getByRole('status')).toHaveTextContent('Loading your account');
});

test('loads again what could not be loaded', async () => {
  const { api, user } = await open('loan', { mode: 'live', api: { 'GET /accounts': 'broken' } });
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load your account');

  api.answer('GET /accounts', { body: sampleAccounts });
  api.answer('*', 'silence');
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Auto Loan' })).toBeVisible();
});

test('leads back from an account that is not the customer’s', async () => {
  const { user, address } = await open('elsewhere');
  expect(screen.getByText('We can’t find this account')).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'See your accounts' }));

  expect(address()).toBe('/accounts');
});

test('says so while nobody shows its transactions', async () => {
  await open('checking', { slots: {} });

  expect(screen.getByText('Your transactions aren’t available right now')).toBeVisible();
});

test('marks what is pending, and adds it to no balance', async () => {
  await open('credit');

  const pending = within(screen.getByRole('region', { name: 'Pending' }));
  expect(pending.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Northern RailNov 20, 2026−$86.50Pending',
    'Olive & ThymeNov 19, 2026−$31.80Pending',
  ]);
});

test('has no place for pending payments where there are none', async () => {
  await open('savings');

  expect(screen.queryByRole('region', { name: 'Pending' })).not.toBeInTheDocument();
});

test('shows the full number on request, copies it, and hides it again', async () => {
  const { user } = await open('checking');
  expect(screen.getByText('ending 4821')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Show number' }));
  expect(await screen.findByText(/^4000\s1122\s4821$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy number' }));
  expect(await navigator.clipboard.readText()).toBe('400011224821');

  await user.click(screen.getByRole('button', { name: 'Hide number' }));
  expect(screen.queryByText(/^4000/)).not.toBeInTheDocument();
});

test('says what it could not load, shows what is known, and tries again', async () => {
  const { api, user } = await open('checking', {
    mode: 'live',
    api: { 'GET /accounts': { body: sampleAccounts }, '*': 'broken' },
  });
  expect(figures()).toEqual([
    ['Available', '–'],
    ['Balance', '$8,562.40'],
  ]);
  expect(within(screen.getByRole('region', { name: 'Balance' })).getByText(/^Reference/)).toBeVisible();

  api.answer('GET /accounts/checking/details', { body: { available: { minor: 100, currency: 'USD' }, pending: [] } });
  await user.click(within(screen.getByRole('region', { name: 'Balance' })).getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('$1.00')).toBeVisible();
});

test('draws a balance that has not changed with one figure at its scale', async () => {
  await open('loan');

  const chart = within(screen.getByRole('region', { name: 'Balance over time' })).getAllByText('−$13,685.00');
  expect(chart.filter((figure) => !figure.closest('table'))).toHaveLength(1);
});

test('tells the balance of each day as text too', async () => {
  const { user } = await open('savings');

  await user.click(screen.getByText('Show as a table'));

  const table = within(screen.getByRole('table', { name: 'Balance over time' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'DateBalance',
    'Nov 15, 2026$24,310.85',
    'Nov 1, 2026$23,960.85',
    'Oct 31, 2026$23,610.85',
    'Oct 18, 2026$23,546.02',
    'Oct 4, 2026$23,196.02',
    'Oct 1, 2026$22,846.02',
    'Sep 20, 2026$22,781.85',
    'Sep 6, 2026$22,431.85',
    'Sep 1, 2026$22,081.85',
    'Aug 23, 2026$22,018.33',
    'Aug 22, 2026$21,668.33',
  ]);
});

test('draws the balance as a line of as long a time as is chosen, without an area that would say more', async () => {
  const { user } = await open('savings');
  const card = screen.getByRole('region', { name: 'Balance over time' });
  const drawings = () => [...card.querySelectorAll('path')].map((path) => [path.getAttribute('fill')]);
  expect(within(card).getByRole('button', { name: '3 months' })).toHaveAttribute('aria-pressed', 'true');
  expect(card).toHaveTextContent('Aug 22, 2026');
  expect(drawings()).toEqual([['none']]);

  await user.click(within(card).getByRole('button', { name: '1 month' }));

  await waitFor(() => expect(card).toHaveTextContent('Oct 21, 2026'));
  expect(card).not.toHaveTextContent('Aug 22, 2026');
  expect(drawings()).toEqual([['none']]);
});

test('tells neither the course nor the amounts of the balance while balances are hidden', async () => {
  const drawnOf = (card: HTMLElement) => [...card.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  await open('savings');
  const card = screen.getByRole('region', { name: 'Balance over time' });
  const drawn = drawnOf(card);

  act(() => setBalancesHidden(true));

  expect(card).not.toHaveTextContent(/\d[.,]\d/);
  expect(drawnOf(card)).toEqual(['M0 50H100']);
  act(() => setBalancesHidden(false));
  expect(drawnOf(card)).toEqual(drawn);
});

test('closes an account after a question, and says what is in the way where something is', async () => {
  const { user, api, address } = await open('checking', {
    mode: 'live',
    api: {
      'GET /accounts': { body: sampleAccounts },
      'GET /accounts/checking/details': { body: { pending: [] } },
      'GET /accounts/checking/balances': { body: [] },
    },
  });
  api.answer(
    'DELETE /accounts/checking',
    problem(409, { type: '/problems/payments-scheduled' }),
    problem(503, { detail: 'Not possible right now.' }),
    { status: 204 },
  );
  await user.click(screen.getByRole('button', { name: 'Close account' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Close “Primary Checking”?' }));
  const confirm = () => user.click(dialog.getByRole('button', { name: 'Close for good' }));

  await confirm();
  expect(await dialog.findByRole('alert')).toHaveTextContent('Cancel it on the Transfers page, and try again.');
  await confirm();
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Not possible right now.'));
  await confirm();

  await waitFor(() => expect(address()).toBe('/accounts'));
});

test('does not close accounts of the demonstration', async () => {
  const { user } = await open('savings');
  await user.click(screen.getByRole('button', { name: 'Close account' }));
  const dialog = within(screen.getByRole('dialog'));

  await user.click(dialog.getByRole('button', { name: 'Close for good' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent('This account’s balance isn’t zero.');
});
