import type { Account } from '@bank/shared/api';
import { type ApiReply, renderInBank } from '@bank/shared/testing';
import { screen } from '@testing-library/react';
import { usd } from '../../testing/usd';
import { AccountSummary } from './AccountSummary';

const account = (facts: Pick<Account, 'type' | 'lastFour' | 'balance'> & Partial<Account>): Account => ({
  id: facts.type,
  name: `My ${facts.type}`,
  status: 'Active',
  ...facts,
});

const loan = account({ type: 'Loan', lastFour: '3378', balance: usd(-1_368_500) });
const sample = [
  account({ type: 'Checking', lastFour: '4821', balance: usd(856_240) }),
  account({ type: 'Savings', lastFour: '7093', balance: usd(2_431_085), apy: 3.2 }),
  account({ type: 'Credit Card', lastFour: '1156', balance: usd(-124_090), limit: usd(750_000) }),
  loan,
];

const open = (reply: ApiReply = { body: sample }) =>
  renderInBank(<AccountSummary />, { mode: 'live', path: '/dashboard', api: { 'GET /accounts': reply } });

test.each([
  ['Checking ending 4821', ['$8,562.40'], '/accounts/checking'],
  ['Savings ending 7093', ['$24,310.85', 'APY 3.2%'], '/accounts/savings'],
  ['Credit Card ending 1156', ['−$1,240.90', 'Limit $7,500.00'], '/accounts/credit'],
])('shows the card %s, which leads to its page', async (title, facts, href) => {
  await open();
  const card = screen.getByRole('link', { name: new RegExp(title) });
  expect(card).toHaveAttribute('href', href);
  for (const fact of facts) expect(card).toHaveTextContent(fact);
});

test('leaves loans to the accounts page', async () => {
  await open();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByText(/3378/)).not.toBeInTheDocument();
});

test('lets the keyboard scroll the cards', async () => {
  await open();
  expect(screen.getByRole('region', { name: 'Account cards' })).toHaveAttribute('tabindex', '0');
});

test('leads to all accounts', async () => {
  const { user, address } = await open();
  await user.click(screen.getByRole('link', { name: /^View all/ }));
  expect(address()).toBe('/accounts');
});

test('says that it is loading', async () => {
  await open('silence');
  expect(screen.getByText('Loading your accounts')).toBeInTheDocument();
});

test('explains that there is no account with a card', async () => {
  await open({ body: [loan] });
  expect(screen.getByText('No accounts to show here')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to your accounts' })).toHaveAttribute('href', '/accounts');
});

test('loads again after a failure', async () => {
  const { api, user } = await open({ status: 503 });
  expect(screen.getByRole('alert')).toHaveTextContent('Your accounts could not be loaded');
  api.answer('GET /accounts', { body: sample });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Checking ending 4821/ })).toBeInTheDocument();
});
