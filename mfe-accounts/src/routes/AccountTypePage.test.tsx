import type { Account } from '@bank/shared/api';
import { sampleAccounts } from '@bank/shared/sample';
import { type BankOptions, renderInBank } from '@bank/shared/testing';
import { screen, within } from '@testing-library/react';
import remote from '../../remote';
import AccountTypePage from './AccountTypePage';

const open = (path: string, options: BankOptions = {}) =>
  renderInBank(<AccountTypePage />, { remote, path, ...options });
const live = (body: Account[]): BankOptions => ({ mode: 'live', api: { 'GET /accounts': { body }, '*': 'silence' } });

test.each([
  ['/accounts/checking', 'Checking', 'Primary Checking'],
  ['/accounts/savings/', 'Savings', 'High Yield Savings'],
  ['/Accounts/Credit', 'Credit Cards', 'Rewards Credit Card'],
])('shows the only account of %s as its own page does', async (path, title, name) => {
  await open(path);

  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
});

test('lists several, each of which leads to its page', async () => {
  const [checking] = sampleAccounts;
  if (!checking) throw new Error('There are no sample accounts.');
  const second = { ...checking, id: 'second', name: 'Household', lastFour: '2207' };
  const { user, address } = await open('/accounts/checking', live([...sampleAccounts, second]));
  const list = within(screen.getByRole('list', { name: 'Accounts' }));
  expect(list.getAllByRole('listitem')).toHaveLength(2);

  await user.click(list.getByRole('link', { name: /Household.*ending 2207.*\$8,562\.40/ }));

  expect(address()).toBe('/accounts/details/second');
});

test.each([
  ['/accounts/checking', 'You have no checking account yet'],
  ['/accounts/savings', 'You have no savings account yet'],
])('says at %s that there is none, and leads to where one is opened', async (path, title) => {
  const { user, address } = await open(path, live([]));
  expect(screen.getByText(title)).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Open an account' }));

  expect(address()).toBe('/accounts?add=1');
});

test('leads from the accounts that there are to another one', async () => {
  const { user, address } = await open('/accounts/savings');

  await user.click(screen.getByRole('link', { name: 'Open another account' }));

  expect(address()).toBe('/accounts?add=1');
});

test('leaves credit cards to the bank’s people', async () => {
  await open('/accounts/credit', live([]));

  expect(screen.getByText('You have no credit card yet')).toBeVisible();
  expect(screen.getByText(/^To open one, call .+ or write to .+\.$/)).toBeVisible();
});

test('loads again what could not be loaded', async () => {
  const { api, user } = await open('/accounts/savings', {
    mode: 'live',
    api: { 'GET /accounts': 'broken', '*': 'silence' },
  });

  api.answer('GET /accounts', { body: sampleAccounts });
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { name: 'High Yield Savings' })).toBeVisible();
});

test.each([
  ['es', 'Cuentas corrientes'],
  ['ar', 'الحسابات الجارية'],
])('is in the language of the page: %s', async (language, title) => {
  await open('/accounts/checking', { language });

  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
