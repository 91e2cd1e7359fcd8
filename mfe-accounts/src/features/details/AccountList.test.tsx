import { renderInBank } from '@bank/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AccountsPage from '../../routes/AccountsPage';
import { ownActions } from '../../testing/ownActions';

const list = () => screen.getByRole('list', { name: 'Your accounts' });
const names = () =>
  within(list())
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label')?.replace('Actions for ', ''));

beforeEach(async () => {
  await renderInBank(<AccountsPage />, { media: ['max-width'], slots: ownActions });
});

test('shows the rows as cards on a phone', () => {
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  const loan = within(list()).getAllByRole('listitem')[3];

  expect(loan).toHaveTextContent(/Loan.*Auto Loan.*−\$13,685\.00.*ending 3378.*Active/);
});

test('has each account once, which leads to its page', () => {
  expect(screen.getAllByText('Primary Checking')).toHaveLength(1);
  const card = within(list()).getByRole('link', { name: /Primary Checking/ });

  expect(card).toHaveAttribute('href', '/accounts/details/checking');
});

test.each([
  ['Name, A to Z', ['Auto Loan', 'High Yield Savings', 'Primary Checking', 'Rewards Credit Card']],
  ['Name, Z to A', ['Rewards Credit Card', 'Primary Checking', 'High Yield Savings', 'Auto Loan']],
  ['Highest balance', ['High Yield Savings', 'Primary Checking', 'Rewards Credit Card', 'Auto Loan']],
  ['Lowest balance', ['Auto Loan', 'Rewards Credit Card', 'Primary Checking', 'High Yield Savings']],
])('sorts by "%s"', async (order, expected) => {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), order);

  expect(names()).toEqual(expected);
});

test('goes back to the bank’s order', async () => {
  const sort = screen.getByRole('combobox', { name: 'Sort by' });
  const before = names();
  await userEvent.selectOptions(sort, 'Name, A to Z');

  await userEvent.selectOptions(sort, 'Default order');

  expect(names()).toEqual(before);
});

test('has the same actions', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Primary Checking' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Account details' }));

  expect(screen.getByRole('dialog', { name: 'Primary Checking' })).toBeVisible();
});
