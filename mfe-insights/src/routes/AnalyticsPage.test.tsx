import { renderInBank } from '@bank/shared/testing';
import { setBalancesHidden } from '@bank/shared/ui';
import { screen, within } from '@testing-library/react';
import remote from '../../remote';
import type { Spending } from '../api';
import { sampleSpending } from '../data/sampleSpending';
import AnalyticsPage from './AnalyticsPage';

const path = '/analytics';
const usd = (minor: number) => ({ minor, currency: 'USD' });
const sum = (month: string, category: 'Groceries' | 'Dining' | 'Income', description: string, minor: number) => ({
  month,
  category,
  description,
  amount: usd(minor),
  untilToday: usd(minor / 2),
});

const spending: Spending = {
  months: ['2026-09', '2026-10', '2026-11'],
  sums: [
    sum('2026-11', 'Groceries', 'Fresh Fields Market', -30_000),
    sum('2026-11', 'Dining', 'Olive & Thyme', -10_000),
    sum('2026-11', 'Income', 'Salary, Northwind', 50_000),
    sum('2026-10', 'Groceries', 'Corner Bakery', -60_000),
    sum('2026-10', 'Income', 'Salary, Northwind', 50_000),
    sum('2026-09', 'Groceries', 'Corner Bakery', -60_000),
  ],
};

const open = (body: Spending | 'failure' = spending, language = 'en') =>
  renderInBank(<AnalyticsPage />, {
    remote,
    path,
    language,
    mode: 'live',
    api: { 'GET /spending': body === 'failure' ? { status: 500 } : { body } },
  });
const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const payees = () =>
  region(/^Where it went/)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('shows the current month: what came in, went out and is left, by category and payee', async () => {
  await open();

  const month = region('November 2026');
  const fact = (name: string) => month.getByText(name).parentElement;
  expect(fact('Income')).toHaveTextContent('$500.00');
  expect(fact('Spent')).toHaveTextContent('$400.00');
  expect(fact('Saved')).toHaveTextContent('$100.00');
  expect(
    region('By category')
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Groceries75%$300.00', 'Dining25%$100.00']);
  expect(payees()).toEqual(['Fresh Fields MarketGroceries$300.00', 'Olive & ThymeDining$100.00']);
});

test('compares the current month with the same day of those before', async () => {
  const { user } = await open();
  expect(screen.getByText('That’s $100.00 less than you usually spend by this day of the month.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'October 2026 $600.00' }));

  expect(screen.queryByText(/usually/)).not.toBeInTheDocument();
});

test('shows another month, and says when more was spent than came in', async () => {
  const { user } = await open();

  await user.click(screen.getByRole('button', { name: 'October 2026 $600.00' }));

  expect(region('October 2026').getByText('Overspent').parentElement).toHaveTextContent('$100.00');
  expect(payees()).toEqual(['Corner BakeryGroceries$600.00']);
});

test('a category filters the payees and the months, until it is pressed again', async () => {
  const { user } = await open();
  const dining = screen.getByRole('button', { name: /^Dining/ });

  await user.click(dining);

  expect(dining).toHaveAttribute('aria-pressed', 'true');
  expect(payees()).toEqual(['Olive & ThymeDining$100.00']);
  expect(screen.getByRole('button', { name: 'October 2026 $0.00' })).toBeVisible();

  await user.click(dining);
  expect(payees()).toHaveLength(2);
});

test('adds up what customers filed under categories of their own there', async () => {
  const filed = { ...sum('2026-11', 'Dining', 'Olive & Thyme', -10_000), ownCategory: 'Entertainment' as const };
  await open({ ...spending, sums: [...spending.sums.filter(({ category }) => category !== 'Dining'), filed] });

  expect(screen.getByRole('button', { name: /^Entertainment/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Dining/ })).not.toBeInTheDocument();
});

test('a payee leads to its transactions', async () => {
  await open();

  expect(screen.getByRole('link', { name: 'Olive & Thyme' })).toHaveAttribute(
    'href',
    '/dashboard?period=90&type=expense&text=Olive+%26+Thyme',
  );
});

test('tells no amount and no share while balances are hidden', async () => {
  setBalancesHidden(true);
  const { container, unmount } = await open();

  expect(container).not.toHaveTextContent(/\$|%/);
  unmount();
  setBalancesHidden(false);
});

test('says what is missing where nothing was booked yet, and offers to try again after a failure', async () => {
  const { unmount } = await open({ months: ['2026-11'], sums: [] });
  expect(screen.getByText('Nothing to show yet')).toBeVisible();
  unmount();

  await open('failure');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('adds up the sample bank', async () => {
  await renderInBank(<AnalyticsPage />, { remote, path });

  expect(payees().length).toBeGreaterThan(4);
  expect(region('By category').getAllByRole('button').length).toBeGreaterThan(3);
  expect(sampleSpending().sums.find(({ description }) => /^Rent/.test(description))?.category).toBe('Housing');
});
