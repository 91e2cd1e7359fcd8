import type { Account } from '@bank/shared/data';
import { renderPage } from '@bank/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBank, neverSettle, usd } from '../../testing/fakeBank';
import { installScreen } from '../../testing/installScreen';
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

beforeEach(() => {
  installScreen();
  fakeBank.accounts.mockReset().mockResolvedValue(sample);
});

const open = () => act(async () => renderPage(<AccountSummary />, '/dashboard'));

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
  await open();
  await userEvent.click(screen.getByRole('link', { name: /^View all/ }));
  expect(screen.getByTestId('address')).toHaveTextContent('/accounts');
});

test('says that it is loading', async () => {
  fakeBank.accounts.mockReturnValue(neverSettle());
  await open();
  expect(screen.getByText('Loading your accounts')).toBeInTheDocument();
});

test('explains that there is no account with a card', async () => {
  fakeBank.accounts.mockResolvedValue([loan]);
  await open();
  expect(screen.getByText('No accounts to show here')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to your accounts' })).toHaveAttribute('href', '/accounts');
});

test('loads again after a failure', async () => {
  fakeBank.accounts.mockRejectedValueOnce(new Error('503'));
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent('Your accounts could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Checking ending 4821/ })).toBeInTheDocument();
});
