import { sampleAccounts } from '@bank/shared/sample';
import { type BankOptions, renderInBank } from '@bank/shared/testing';
import { screen } from '@testing-library/react';
import remote from '../../remote';
import AccountPage from './AccountPage';

const History = ({ accountId }: { accountId: string }) => <p>History of {accountId}</p>;
const slots: BankOptions['slots'] = {
  'bank/account/history@1': [{ id: 'history', title: 'Transaction History', component: History }],
};

const open = (id: string, options: BankOptions = {}) =>
  renderInBank(<AccountPage />, { remote, slots, path: `/accounts/details/${id}`, ...options });

test.each([
  ['checking', 'Primary Checking', '$8,562.40', 'Transfer money'],
  ['savings', 'High Yield Savings', '$24,310.85', 'Transfer money'],
  ['credit', 'Rewards Credit Card', '−$1,240.90', 'Transfer money'],
  ['loan', 'Auto Loan', '−$13,685.00', 'Make a payment'],
])('shows what %s has, its transactions, and how to pay', async (id, name, balance, pay) => {
  await open(id);

  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.getByText(balance)).toBeVisible();
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
