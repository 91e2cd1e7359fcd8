import type { Transaction, TransactionFilter, TransactionPage } from '@bank/shared/data';
import { pageTransactions, renderPage } from '@bank/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBank, neverSettle, usd } from '../../testing/fakeBank';
import { installScreen, MOBILE } from '../../testing/installScreen';
import { FIRST_PAGE_ROWS, NEXT_PAGE_ROWS } from './pageSizes';
import { TransactionHistory } from './TransactionHistory';

const bakery: Transaction = {
  id: 'bakery',
  description: 'Corner Bakery',
  date: '2026-11-18',
  category: 'Groceries',
  amount: usd(-1_240),
};
const salary: Transaction = {
  id: 'salary',
  description: 'Salary, Northwind Logistics',
  date: '2026-11-14',
  category: 'Income',
  amount: usd(218_450),
};
const power: Transaction = {
  id: 'power',
  description: 'City Power & Light',
  date: '2026-11-10',
  category: 'Utilities',
  amount: usd(-9_642),
};
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...bakery, id: `${index}`, description: `Purchase ${index + 1}` }));

const noFilter: TransactionFilter = { period: 30, type: 'all', amount: 'any' };
const firstPage = (filter: TransactionFilter) => ({ ...filter, sort: 'newest', limit: FIRST_PAGE_ROWS });

/** What the bank finds from now on, whatever it is asked for; in the order and the pages that it is asked for. */
const find = (transactions: Transaction[]) =>
  fakeBank.transactions.mockImplementation(async (wanted) => pageTransactions(transactions, wanted));

beforeEach(() => {
  installScreen();
  fakeBank.transactions.mockReset();
  find([power, bakery, salary]);
});

const open = () => act(async () => renderPage(<TransactionHistory />));
const descriptions = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);
const status = () => screen.getByText(/^(Showing|\d+ transaction)/);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('shows description, date, category and signed amount, newest first', async () => {
  await open();
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Description',
    'Date',
    'Category',
    'Amount',
  ]);
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('Corner BakeryNov 18, 2026Groceries−$12.40');
  expect(second).toHaveTextContent('Salary, Northwind LogisticsNov 14, 2026Income+$2,184.50');
});

test('starts with the last 30 days of everything', async () => {
  await open();
  expect(screen.getByRole('combobox', { name: 'Period' })).toHaveDisplayValue('Last 30 days');
  expect(fakeBank.transactions).toHaveBeenCalledWith(firstPage(noFilter), expect.any(AbortSignal));
});

test.each([
  ['Period', 'Last 60 days', { ...noFilter, period: 60 }],
  ['Period', 'Last 90 days', { ...noFilter, period: 90 }],
  ['Type', 'Income', { ...noFilter, type: 'income' }],
  ['Type', 'Expense', { ...noFilter, type: 'expense' }],
  ['Amount', 'High', { ...noFilter, amount: 'high' }],
  ['Amount', 'Low', { ...noFilter, amount: 'low' }],
])('the filter %s with %s asks for just those', async (label, option, filter) => {
  await open();
  find([power]);
  await choose(label, option);
  expect(fakeBank.transactions).toHaveBeenLastCalledWith(
    firstPage(filter as TransactionFilter),
    expect.any(AbortSignal),
  );
  expect(descriptions()).toEqual(['City Power & Light']);
});

test('announces how many there are', async () => {
  await open();
  expect(status()).toHaveTextContent('3 transactions');
  find([salary]);
  await choose('Amount', 'High');
  expect(status()).toHaveTextContent('1 transaction of $100.00 or more');
});

test('keeps the rows while another filter loads, and says that they are on their way', async () => {
  await open();
  fakeBank.transactions.mockReturnValue(neverSettle());
  await choose('Period', 'Last 90 days');
  expect(descriptions()).toHaveLength(3);
  expect(screen.getByRole('region', { name: 'Transaction History' })).toHaveAttribute('aria-busy', 'true');
});

test('sorts by amount and back by date, with aria-sort on the active column only', async () => {
  await open();
  await press('Amount');
  expect(descriptions()).toEqual([salary, bakery, power].map(({ description }) => description));
  expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('columnheader', { name: 'Date' })).not.toHaveAttribute('aria-sort');
  await press('Amount');
  expect(descriptions()).toEqual([power, bakery, salary].map(({ description }) => description));
  await press('Date');
  await press('Date');
  expect(descriptions()).toEqual([power, salary, bakery].map(({ description }) => description));
  expect(screen.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'ascending');
});

test('shows ten, then twenty more, and moves the focus to the first new row', async () => {
  find(many(FIRST_PAGE_ROWS + NEXT_PAGE_ROWS + 1));
  await open();
  expect(descriptions()).toHaveLength(FIRST_PAGE_ROWS);
  expect(status()).toHaveTextContent('Showing 10 of 31 transactions');
  await press('Show more');
  expect(descriptions()).toHaveLength(FIRST_PAGE_ROWS + NEXT_PAGE_ROWS);
  expect(screen.getByRole('row', { name: /Purchase 11/ })).toHaveFocus();
  await press('Show more');
  expect(status()).toHaveTextContent(/^31 transactions$/);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('says how far it is where the bank does not count, and asks for the next page by its cursor', async () => {
  const all = many(FIRST_PAGE_ROWS + 1);
  fakeBank.transactions.mockImplementation(async (wanted) => ({ ...pageTransactions(all, wanted), total: undefined }));
  await open();
  expect(status()).toHaveTextContent('Showing the first 10 transactions');
  await press('Show more');
  expect(fakeBank.transactions).toHaveBeenLastCalledWith(
    { ...noFilter, sort: 'newest', limit: NEXT_PAGE_ROWS, cursor: '10' },
    expect.any(AbortSignal),
  );
  expect(status()).toHaveTextContent('11 transactions');
});

test('keeps the rows when more of them do not come, and tries again', async () => {
  find(many(FIRST_PAGE_ROWS + 1));
  await open();
  fakeBank.transactions.mockRejectedValueOnce(new Error('503'));
  await press('Show more');
  expect(screen.getByText('The next transactions could not be loaded.')).toBeVisible();
  expect(descriptions()).toHaveLength(FIRST_PAGE_ROWS);
  await press('Try again');
  expect(descriptions()).toHaveLength(FIRST_PAGE_ROWS + 1);
});

test('drops rows that arrive for a filter that is no longer chosen', async () => {
  find(many(FIRST_PAGE_ROWS + 1));
  await open();
  let arrive = (_: TransactionPage) => {};
  fakeBank.transactions.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  await press('Show more');
  find([salary]);
  await choose('Type', 'Income');
  await act(async () => arrive({ items: [power], next: null }));
  expect(descriptions()).toEqual(['Salary, Northwind Logistics']);
});

test('starts from ten again with another filter', async () => {
  find(many(FIRST_PAGE_ROWS + 1));
  await open();
  await press('Show more');
  await choose('Period', 'Last 60 days');
  expect(descriptions()).toHaveLength(FIRST_PAGE_ROWS);
});

test('offers to clear filters that leave nothing', async () => {
  await open();
  find([]);
  await choose('Type', 'Income');
  expect(screen.getByText('No transactions match these filters')).toBeInTheDocument();
  find([bakery]);
  await press('Clear filters');
  expect(fakeBank.transactions).toHaveBeenLastCalledWith(firstPage(noFilter), expect.any(AbortSignal));
  expect(descriptions()).toEqual(['Corner Bakery']);
  expect(screen.getByRole('combobox', { name: 'Period' })).toHaveFocus();
});

test('offers to look further back when nothing has happened', async () => {
  find([]);
  await open();
  expect(screen.getByText('No transactions in the last 30 days')).toBeInTheDocument();
  await press('Show the last 90 days');
  expect(screen.getByRole('combobox', { name: 'Period' })).toHaveDisplayValue('Last 90 days');
});

test('leads a customer without any transactions on to the accounts', async () => {
  find([]);
  await open();
  await press('Show the last 90 days');
  expect(screen.getByText('No transactions in the last 90 days')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See your accounts' })).toHaveAttribute('href', '/accounts');
});

test('says that it is loading', async () => {
  fakeBank.transactions.mockReturnValue(neverSettle());
  await open();
  expect(screen.getByText('Loading your transactions')).toBeInTheDocument();
});

test('loads again after a failure', async () => {
  fakeBank.transactions.mockRejectedValueOnce(new Error('503'));
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent('Your transactions could not be loaded');
  await press('Try again');
  expect(descriptions()).toHaveLength(3);
});

test('becomes cards with a choice of order on a narrow screen', async () => {
  installScreen(MOBILE);
  await open();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  const cards = () => within(screen.getByRole('list', { name: 'Transaction History' })).getAllByRole('listitem');
  expect(cards()[0]).toHaveTextContent('Corner BakeryNov 18, 2026 · Groceries−$12.40');
  await choose('Sort by', 'Most received');
  expect(cards()[0]).toHaveTextContent('Salary');
});
