import { today } from '@bank/shared/format';
import { renderInBank } from '@bank/shared/testing';
import { setBalancesHidden } from '@bank/shared/ui';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';
import type { Budget, Spending } from '../api';
import BudgetPage from './BudgetPage';

const path = '/budget';
const usd = (minor: number) => ({ minor, currency: 'USD' });
const month = today().slice(0, 7);
const spent = (when: string, category: 'Groceries' | 'Dining', minor: number) => ({
  month: when,
  category,
  description: category,
  amount: usd(minor),
  untilToday: usd(minor),
});
const spending: Spending = {
  months: ['2026-01', month],
  sums: [
    spent('2026-01', 'Groceries', -305_00),
    spent('2026-01', 'Dining', -60_00),
    spent(month, 'Groceries', -90_00),
    spent(month, 'Dining', -75_00),
  ],
};
const budget = (category: Budget['category'], minor: number): Budget => ({
  category,
  since: month,
  limit: usd(minor),
  rollsOver: false,
});
const both = [budget('Groceries', 100_00), budget('Dining', 50_00)];

const open = (budgets: Budget[], { address = path, whole = spending } = {}) =>
  renderInBank(<BudgetPage />, {
    remote,
    path: address,
    mode: 'live',
    api: {
      'GET /spending': { body: whole },
      'GET /budgets': { body: budgets },
      'PUT /budgets/Groceries': { status: 204 },
      'PUT /budgets/Dining': { status: 204 },
      'PUT /budgets/Health': { status: 204 },
      'DELETE /budgets/Dining': { status: 204 },
    },
  });
const region = (name: string) => within(screen.getByRole('region', { name }));
const rows = (name: string) => region(name).getAllByRole('listitem');

test('shows of each budget what is left, and warns before the limit and beyond it', async () => {
  await open(both);

  const [groceries, dining] = rows('Budgets');
  expect(groceries).toHaveTextContent(/^GroceriesAlmost reached\$10\.00 left.*\$90\.00 of \$100\.00 spent.*a day$/);
  expect(dining).toHaveTextContent(/^DiningOver the limit\$25\.00 over\$75\.00 of \$50\.00 spent$/);
  expect(screen.getByRole('progressbar', { name: 'Groceries' })).toHaveValue(90_00);
  expect(screen.getByText('Over budget this month').parentElement).toHaveTextContent('$15.00');
  expect(screen.queryByRole('region', { name: 'Not in a budget' })).not.toBeInTheDocument();
});

test('a first visit starts with limits that fit what was spent, without those that are not wanted', async () => {
  const { user, api } = await open([]);
  expect(rows('Plan your month').map(({ textContent }) => textContent)).toEqual([
    'Groceries$310.00',
    'Dining$60.00',
    'Total per month$370.00',
  ]);

  await user.click(screen.getByRole('checkbox', { name: 'Dining' }));
  await user.click(screen.getByRole('button', { name: 'Start with these limits' }));

  expect(api.callsOf('PUT /budgets/Groceries')).toMatchObject([{ body: { limit: usd(310_00), rollsOver: false } }]);
  expect(api.callsOf('PUT /budgets/Dining')).toEqual([]);
});

test('says that only some of the first limits were set, and sets none where none is chosen', async () => {
  const { user, api, toasts } = await open([]);
  api.answer('PUT /budgets/Dining', { status: 500 });
  api.answer('GET /budgets', { body: [budget('Groceries', 310_00)] });

  for (const name of ['Groceries', 'Dining']) await user.click(screen.getByRole('checkbox', { name }));
  expect(screen.getByRole('button', { name: 'Start with these limits' })).toBeDisabled();
  for (const name of ['Groceries', 'Dining']) await user.click(screen.getByRole('checkbox', { name }));
  await user.click(screen.getByRole('button', { name: 'Start with these limits' }));

  expect(await screen.findByRole('region', { name: 'Budgets' })).toBeVisible();
  expect(toasts()).toMatchObject([{ title: 'Not all limits could be set' }]);
});

test('a new budget suggests what is usually spent on its category, and keeps what is typed', async () => {
  const { user, api, toasts, address } = await open([budget('Dining', 50_00)]);

  await user.click(screen.getByRole('button', { name: 'New Budget' }));
  const limit = screen.getByRole('textbox', { name: 'Monthly limit (USD)' });
  expect(limit).toHaveValue('310.00');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Health');
  expect(limit).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(limit).toHaveAccessibleDescription(/Enter an amount/);
  await user.type(limit, '45.50');
  await user.click(screen.getByRole('checkbox', { name: /next month/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(api.callsOf('PUT /budgets/Health')).toMatchObject([{ body: { limit: usd(45_50), rollsOver: true } }]);
  expect(toasts()).toMatchObject([{ title: 'Budget saved: Health' }]);
  await waitFor(() => expect(address()).toBe(path));
});

test('a budget is changed and removed', async () => {
  const { user, api } = await open(both);

  await user.click(screen.getByRole('button', { name: 'Change budget: Dining' }));
  const dialog = screen.getByRole('dialog', { name: 'Dining budget' });
  expect(within(dialog).getByRole('textbox')).toHaveValue('50.00');
  await user.click(within(dialog).getByRole('button', { name: 'Remove budget' }));

  expect(api.callsOf('DELETE /budgets/Dining')).toHaveLength(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('offers a limit for what is spent outside all budgets, under its own address', async () => {
  const { user, address } = await open([budget('Dining', 50_00)]);

  await user.click(screen.getByRole('button', { name: 'Set a limit: Groceries' }));

  expect(address()).toBe(`${path}?edit=Groceries`);
  const dialog = within(screen.getByRole('dialog', { name: 'Groceries budget' }));
  expect(dialog.getByRole('textbox', { name: 'Monthly limit (USD)' })).toHaveValue('310.00');
});

test('stays open and says why when a change fails', async () => {
  const { user, api } = await open(both);
  api.answer('PUT /budgets/Dining', { status: 500 });

  await user.click(screen.getByRole('button', { name: 'Change budget: Dining' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('tells no amount and no share while balances are hidden', async () => {
  setBalancesHidden(true);
  const { container, unmount } = await open(both);

  expect(container).not.toHaveTextContent(/\$|%/);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  unmount();
  setBalancesHidden(false);
});

test('offers the first budget where nothing was spent yet, and another try after a failure', async () => {
  const { unmount } = await open([], { whole: { months: [month], sums: [] } });
  expect(screen.getByText('No budgets yet')).toBeVisible();
  unmount();

  const api = { 'GET /spending': { body: spending }, 'GET /budgets': { status: 500 } };
  await renderInBank(<BudgetPage />, { remote, path, mode: 'live', api });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('remembers the budgets of the sample bank', async () => {
  sessionStorage.clear();
  const { user, unmount } = await renderInBank(<BudgetPage />, { remote, path });
  await user.click(screen.getByRole('button', { name: 'Start with these limits' }));
  expect(rows('Budgets').length).toBeGreaterThan(2);
  unmount();

  await renderInBank(<BudgetPage />, { remote, path });
  expect(rows('Budgets').length).toBeGreaterThan(2);
  sessionStorage.clear();
});
