import { sampleAccounts } from '@bank/shared/sample';
import { type BankOptions, readBlob, renderInBank, watchDownloads } from '@bank/shared/testing';
import { setBalancesHidden } from '@bank/shared/ui';
import { act, screen, within } from '@testing-library/react';
import remote from '../../remote';
import StatementsPage from './StatementsPage';

const open = (id: string, query = '', options: BankOptions = {}) =>
  renderInBank(<StatementsPage />, { remote, path: `/accounts/details/${id}/statements${query}`, ...options });

const usd = (minor: number) => ({ minor, currency: 'USD' });
const entry = (id: string, minor: number, balance: number) => ({
  id,
  accountId: 'checking',
  description: id,
  category: 'Groceries',
  date: '2026-10-05',
  amount: usd(minor),
  balance: usd(balance),
});
const statement = {
  month: '2026-10',
  opening: usd(10_000),
  received: usd(500),
  spent: usd(-2_500),
  closing: usd(8_000),
  entries: [entry('=Bakery', -2_500, 7_500), entry('Refund', 500, 8_000)],
};
const live: BankOptions = {
  mode: 'live',
  api: {
    'GET /accounts': { body: sampleAccounts },
    'GET /auth/me': { body: { firstName: 'Maya', lastName: 'Lindqvist' } },
    'GET /accounts/checking/statements': { body: ['2026-10', '2026-09'] },
    'GET /accounts/checking/statements/2026-10': { body: statement },
  },
};

const sums = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

beforeEach(() =>
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00-05:00'), doNotFake: ['setTimeout', 'queueMicrotask'] }),
);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('shows the last month first: from the opening balance, entry by entry, to the closing one', async () => {
  await open('checking', '', live);

  expect(screen.getByRole('heading', { level: 2, name: 'October 2026' })).toBeVisible();
  expect(sums()).toEqual(['$100.00', '+$5.00', '−$25.00', '$80.00']);
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'DateDescriptionAmountBalance',
    'Oct 5, 2026=Bakery−$25.00$75.00',
    'Oct 5, 2026Refund+$5.00$80.00',
  ]);
});

test.each(['checking', 'savings', 'credit'])(
  'makes sample statements of %s that follow from each other',
  async (id) => {
    const { user } = await open(id);
    const amountOf = (text = '') => Math.round(Number(text.replace('−', '-').replace(/[^\d.-]/g, '')) * 100);
    const months = within(screen.getByRole('combobox', { name: 'Month' })).getAllByRole('option');
    let opening: string | null | undefined;
    for (const month of months) {
      await user.selectOptions(screen.getByRole('combobox'), month);
      const shown = sums();
      const [start, received, spent, end] = shown.map((text) => amountOf(text ?? ''));
      expect((start ?? 0) + (received ?? 0) + (spent ?? 0)).toBe(end);
      if (opening !== undefined) expect(shown[3]).toBe(opening);
      opening = shown[0];
    }
    expect(months.length).toBeGreaterThan(1);
  },
);

test('keeps the month in the address, and begins with what stands there', async () => {
  const { user, address } = await open('checking', '?month=2026-09');
  expect(screen.getByRole('heading', { level: 2, name: 'September 2026' })).toBeVisible();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'October 2026');

  expect(address()).toBe('/accounts/details/checking/statements?month=2026-10');
});

test('words in its rows what the bank itself booked', async () => {
  const paid = { ...entry('kept words', 500, 8_000), wording: { kind: 'interest' } };
  const statements = { 'GET /accounts/checking/statements/2026-10': { body: { ...statement, entries: [paid] } } };
  await open('checking', '', { ...live, api: { ...live.api, ...statements } });

  expect(screen.getByRole('rowheader', { name: 'Interest paid' })).toBeVisible();
});

test('saves the statement as a file that spreadsheets take, between its two balances', async () => {
  const saved = watchDownloads();
  const { user, toasts } = await open('checking', '', live);

  await user.click(screen.getByRole('button', { name: 'Download CSV' }));

  expect(toasts()).toMatchObject([{ title: 'Statement downloaded', description: 'statement-4821-2026-10.csv' }]);
  expect((await readBlob(saved[0]?.blob ?? new Blob())).trim().split('\r\n').slice(1)).toEqual([
    '2026-10-01,Opening balance,,100.00,USD',
    "2026-10-05,'=Bakery,-25.00,75.00,USD",
    '2026-10-05,Refund,5.00,80.00,USD',
    '2026-10-31,Closing balance,,80.00,USD',
  ]);
});

test('says that a saved statement has the amounts that are hidden on screen', async () => {
  watchDownloads();
  setBalancesHidden(true);
  const { user, toasts } = await open('checking', '', live);

  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  act(() => setBalancesHidden(false));

  expect(toasts()).toMatchObject([{ description: expect.stringContaining('with the amounts that are hidden here') }]);
});

test('prints, once it can name the account’s holder', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  const { user } = await open('checking', '', live);
  expect(screen.getByText('Maya Lindqvist')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Print' }));

  expect(print).toHaveBeenCalledTimes(1);
});

test('prints no statement without its holder, and says why', async () => {
  const { user, api } = await open('checking', '', { ...live, api: { ...live.api, 'GET /auth/me': 'broken' } });
  expect(screen.getByText('We couldn’t load your name')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();

  api.answer('GET /auth/me', { body: { firstName: 'Maya', lastName: 'Lindqvist' } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
});

test('says when the first statement comes', async () => {
  await open('checking', '', { ...live, api: { ...live.api, 'GET /accounts/checking/statements': { body: [] } } });

  expect(screen.getByText('You have no statements yet')).toBeVisible();
});

test('leads back from an account that is not the customer’s', async () => {
  await open('elsewhere', '', { ...live, api: { ...live.api, '*': { status: 404 } } });

  expect(screen.getByText('We can’t find this account')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('loads again what could not be loaded', async () => {
  const { api, user } = await open('checking', '', {
    ...live,
    api: { ...live.api, 'GET /accounts/checking/statements/2026-10': 'broken' },
  });
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load this statement');

  api.answer('GET /accounts/checking/statements/2026-10', { body: statement });
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('$75.00')).toBeVisible();
});

test.each([
  ['es', 'Estados de cuenta', 'octubre de 2026'],
  ['ar', 'كشوف الحساب', 'أكتوبر 2026'],
])('is in the language of the page: %s', async (language, title, month) => {
  await open('checking', '', { language });

  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: month })).toBeVisible();
});
