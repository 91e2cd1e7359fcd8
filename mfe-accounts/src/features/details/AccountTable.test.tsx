import { renderInBank } from '@bank/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AccountsPage from '../../routes/AccountsPage';

const rows = () => screen.getAllByRole('row').slice(1);
const names = () =>
  screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.split(/(?<=[a-z])(?=[A-Z])/)[0]);
const head = (name: string) => screen.getByRole('columnheader', { name });

beforeEach(async () => {
  await renderInBank(<AccountsPage />);
});

test('has the columns of the specification', () => {
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Account Name',
    'Account Number',
    'Type',
    'Balance',
    'Status',
    'Actions',
  ]);
});

test.each([
  [0, 'Primary Checking', '4821', 'Checking', '$8,562.40'],
  [1, 'High Yield Savings', '7093', 'Savings', '$24,310.85'],
  [2, 'Rewards Credit Card', '1156', 'Credit Card', '−$1,240.90'],
  [3, 'Auto Loan', '3378', 'Loan', '−$13,685.00'],
])('shows row %i: %s', (index, name, lastFour, type, balance) => {
  const row = within(rows()[index] ?? document.body);

  expect(row.getByRole('rowheader')).toHaveTextContent(name);
  expect(row.getByText(`•••• ${lastFour}`)).toBeVisible();
  expect(row.getByText(`ending ${lastFour}`)).toBeInTheDocument();
  expect(row.getByRole('cell', { name: type })).toBeVisible();
  expect(row.getByRole('cell', { name: balance })).toHaveAttribute('data-numeric');
  expect(row.getByRole('cell', { name: 'Active' })).toBeVisible();
  expect(row.getByRole('button', { name: `Actions for ${name}` })).toBeVisible();
});

test('sorts by name, then the other way round, and says so on that column alone', async () => {
  expect(head('Account Name')).not.toHaveAttribute('aria-sort');

  await userEvent.click(screen.getByRole('button', { name: 'Account Name' }));
  expect(names()).toEqual(['Auto Loan', 'High Yield Savings', 'Primary Checking', 'Rewards Credit Card']);
  expect(head('Account Name')).toHaveAttribute('aria-sort', 'ascending');
  expect(head('Balance')).not.toHaveAttribute('aria-sort');

  await userEvent.click(screen.getByRole('button', { name: 'Account Name' }));
  expect(names()).toEqual(['Rewards Credit Card', 'Primary Checking', 'High Yield Savings', 'Auto Loan']);
  expect(head('Account Name')).toHaveAttribute('aria-sort', 'descending');
});

test('sorts by balance', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Balance' }));

  expect(names()).toEqual(['Auto Loan', 'Rewards Credit Card', 'Primary Checking', 'High Yield Savings']);
  expect(head('Balance')).toHaveAttribute('aria-sort', 'ascending');
});
