import { type ApiReply, renderInBank } from '@bank/shared/testing';
import { setBalancesHidden } from '@bank/shared/ui';
import { act, screen, within } from '@testing-library/react';
import type { Holdings } from '../../api';
import { RETRY_JITTER_MS } from '../../lib/loadWithRetry';
import { usd } from '../../testing/usd';
import { TotalBalance } from './TotalBalance';

const drawDonut = jest.fn(() => <svg data-testid="donut" />);
let chartIsBroken = false;
jest.mock('./BalanceDonut', () => ({
  get BalanceDonut() {
    if (chartIsBroken) throw new Error('Loading chunk failed');
    return drawDonut;
  },
}));

const sample: Holdings = {
  assets: [
    { name: 'Checking', value: usd(856_240) },
    { name: 'Savings', value: usd(2_431_085) },
    { name: 'Investments', value: usd(1_542_060) },
  ],
  owed: usd(124_090),
};

beforeEach(() => {
  jest.useFakeTimers();
  chartIsBroken = false;
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const frames = () => act(() => jest.advanceTimersByTimeAsync(100));
const open = (reply: ApiReply = { body: sample }) =>
  renderInBank(<TotalBalance />, { mode: 'live', api: { 'GET /holdings': reply } });
const region = () => screen.getByRole('region', { name: 'Total Balance' });

test('shows the sum of the three values less 1240.90 as net worth', async () => {
  await open();
  expect(within(region()).getByText('Net Worth').nextSibling).toHaveTextContent('$47,052.95');
});

test('lists each asset with amount and percent, and what is owed', async () => {
  await open();
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'AssetAmountPercent',
    'Checking$8,562.4017.7%',
    'Savings$24,310.8550.4%',
    'Investments$15,420.6031.9%',
    'Owed on cards and loans−$1,240.90',
  ]);
});

test('says what the demonstration’s net worth leaves out', async () => {
  const { unmount } = await renderInBank(<TotalBalance />);
  expect(region()).toHaveTextContent('Loans aren’t part of this total.');
  unmount();

  await open();
  expect(region()).not.toHaveTextContent('Loans aren’t part');
});

test('brings the chart only after the legend is on screen, hidden from assistive technology', async () => {
  await open();
  expect(screen.getByRole('table')).toBeInTheDocument();
  expect(screen.queryByTestId('donut')).not.toBeInTheDocument();
  await frames();
  expect(screen.getByTestId('donut').closest('[aria-hidden="true"]')).toBeInTheDocument();
});

test('keeps figure and legend when the chart’s code does not arrive', async () => {
  chartIsBroken = true;
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  await open();
  await frames();
  expect(log).toHaveBeenCalledWith('The balance chart could not be loaded', expect.any(Error));
  expect(screen.getByText('$47,052.95')).toBeInTheDocument();
  expect(screen.getByRole('table')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('brings the chart at the second attempt when its code does not arrive at once', async () => {
  chartIsBroken = true;
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(Math, 'random').mockReturnValue(0.9);
  await open();
  await frames();
  chartIsBroken = false;
  await act(() => jest.advanceTimersByTimeAsync(RETRY_JITTER_MS));
  expect(screen.getByTestId('donut')).toBeInTheDocument();
});

test.each([
  ['window', () => window.dispatchEvent(new Event('focus'))],
  ['tab', () => document.dispatchEvent(new Event('visibilitychange'))],
])('brings the chart when the customer comes back to the %s after both attempts have failed', async (_, comeBack) => {
  chartIsBroken = true;
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  await open();
  await frames();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(log).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('table')).toBeInTheDocument();
  chartIsBroken = false;
  comeBack();
  await frames();
  expect(screen.getByTestId('donut')).toBeInTheDocument();
});

test('shows neither amounts nor shares while balances are hidden, nor a chart of them', async () => {
  act(() => setBalancesHidden(true));
  await open();
  await frames();
  expect(within(region()).getByText('Net Worth').nextSibling).toHaveTextContent('••••••hidden');
  expect(region()).not.toHaveTextContent(/[$%]/);
  expect(screen.queryByTestId('donut')).not.toBeInTheDocument();

  act(() => setBalancesHidden(false));
  await frames();
  expect(screen.getByText('$47,052.95')).toBeInTheDocument();
  expect(screen.getByTestId('donut')).toBeInTheDocument();
});

test('says that it is loading', async () => {
  await open('silence');
  expect(region()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Loading your balance')).toBeInTheDocument();
  expect(screen.queryByText('Net Worth')).not.toBeInTheDocument();
});

test('explains an empty balance and leads to the accounts', async () => {
  await open({ body: { assets: [], owed: usd(0) } });
  expect(screen.getByText('No balance to show yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See your accounts' })).toHaveAttribute('href', '/accounts');
});

test('shows a customer with debts alone what is owed, and no chart', async () => {
  await open({ body: { assets: [], owed: usd(1_368_500) } });
  await frames();
  expect(within(region()).getByText('Net Worth').nextSibling).toHaveTextContent('−$13,685.00');
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['Owed on cards and loans−$13,685.00']);
  expect(screen.queryByTestId('donut')).not.toBeInTheDocument();
});

test('loads again after a failure', async () => {
  const { api, user } = await open({ status: 503 });
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load your balance');
  api.answer('GET /holdings', { body: sample });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await frames();
  expect(screen.getByText('$47,052.95')).toBeInTheDocument();
});
