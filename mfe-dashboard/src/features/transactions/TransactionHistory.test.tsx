import { setLanguage } from '@bank/shared/i18n';
import { Link, useLocation, useNavigate } from '@bank/shared/router';
import { sampleAccounts } from '@bank/shared/sample';
import { type ApiReply, type FakeApi, renderInBank } from '@bank/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageTransactions } from '../../data/pageTransactions';
import type { Transaction, TransactionFilter, TransactionSort } from '../../data/types';
import { MOBILE } from '../../testing/media';
import { usd } from '../../testing/usd';
import { FIRST_PAGE_ROWS, NEXT_PAGE_ROWS } from './pageSizes';
import { TransactionHistory } from './TransactionHistory';

const bakery: Transaction = {
  id: 'bakery',
  description: 'Corner Bakery',
  date: '2026-11-18',
  accountId: 'checking',
  category: 'Groceries',
  amount: usd(-1_240),
};
const salary: Transaction = {
  id: 'salary',
  description: 'Salary, Northwind Logistics',
  date: '2026-11-14',
  accountId: 'checking',
  category: 'Income',
  amount: usd(218_450),
};
const power: Transaction = {
  id: 'power',
  description: 'City Power & Light',
  date: '2026-11-10',
  accountId: 'checking',
  category: 'Utilities',
  amount: usd(-9_642),
};
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...bakery, id: `${index}`, description: `Purchase ${index + 1}` }));

const LIST = 'GET /transactions';
const CHANGE = 'PUT /transactions/bakery/category';
const noFilter: TransactionFilter = { period: 30, type: 'all', amount: 'any' };
const firstPage = (filter: object) => ({ ...asText(filter), sort: 'newest', limit: String(FIRST_PAGE_ROWS) });
const asText = (filter: object) => Object.fromEntries(Object.entries(filter).map(([key, value]) => [key, `${value}`]));

/** What the bank finds, whatever it is asked for; in the order and the pages that it is asked for. */
const pagesOf =
  (transactions: Transaction[]): ApiReply =>
  ({ query: { sort, limit, cursor } }) => ({
    body: pageTransactions(transactions, { sort: sort as TransactionSort, limit: Number(limit), cursor }),
  });

let api: FakeApi;
let address: () => string;
const find = (transactions: Transaction[]) => api.answer(LIST, pagesOf(transactions));
const lastAsked = () => api.callsOf(LIST).at(-1)?.query;

interface Options {
  media?: string[];
  path?: string;
  accounts?: ApiReply;
  accountId?: string;
}

async function open(
  reply: ApiReply = pagesOf([power, bakery, salary]),
  { accounts, accountId, ...options }: Options = {},
) {
  const replies = { [LIST]: reply, 'GET /accounts': accounts ?? { body: [] } };
  ({ api, address } = await renderInBank(<TransactionHistory {...(accountId && { accountId })} />, {
    mode: 'live',
    api: replies,
    ...options,
  }));
}

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

test('words what the bank itself booked in the customer’s language, in its row and its details', async () => {
  const wording = { kind: 'to', name: 'Savings', memo: 'Rent' } as const;
  const saved = { ...power, description: 'To Savings · Rent', wording };
  await open(pagesOf([saved, bakery]));
  expect(descriptions()).toEqual(['Corner Bakery', 'To Savings · Rent']);

  await act(() => setLanguage('es'));
  expect(descriptions()).toEqual(['Corner Bakery', 'A Savings · Rent']);
  await userEvent.click(screen.getByRole('link', { name: 'A Savings · Rent' }));
  expect(screen.getByRole('dialog', { name: 'A Savings · Rent' })).toBeVisible();
  await act(() => setLanguage('en'));
});

test('starts with the last 30 days of everything', async () => {
  await open();
  expect(screen.getByRole('combobox', { name: 'Period' })).toHaveDisplayValue('Last 30 days');
  expect(lastAsked()).toEqual(firstPage(noFilter));
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
  await waitFor(() => expect(descriptions()).toEqual(['City Power & Light']));
  expect(lastAsked()).toEqual(firstPage(filter));
});

test('announces how many there are', async () => {
  await open();
  expect(status()).toHaveTextContent('3 transactions');
  find([salary]);
  await choose('Amount', 'High');
  await waitFor(() => expect(status()).toHaveTextContent('1 transaction · $100 or more'));
});

test('clears filters that leave something, but not the period', async () => {
  await open(undefined, { path: '/?period=60&type=income&amount=high' });
  await press('Clear filters');
  expect(address()).toBe('/?period=60');
  expect(lastAsked()).toEqual(firstPage({ ...noFilter, period: 60 }));
  expect(screen.getByRole('combobox', { name: 'Period' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
});

test('keeps filters and order in the address, and starts with what stands there', async () => {
  await open(undefined, { path: '/dashboard?from=mail' });
  await choose('Period', 'Last 90 days');
  await choose('Amount', 'Low');
  await press('Amount');
  expect(address()).toBe('/dashboard?from=mail&period=90&amount=low&sort=highest');
  await choose('Period', 'Last 30 days');
  await press('Date');
  expect(address()).toBe('/dashboard?from=mail&amount=low');
});

test.each([
  ['?period=60&type=expense&amount=high&sort=oldest', { period: 60, type: 'expense', amount: 'high', sort: 'oldest' }],
  ['?period=31&type=&amount=much&sort=nothing', { ...noFilter, sort: 'newest' }],
])('starts with %s', async (path, query) => {
  await open(undefined, { path: `/dashboard${path}` });
  expect(lastAsked()).toEqual({ ...firstPage(noFilter), ...asText(query) });
});

test('names the one amount that an address asks for, and leaves it with the other filters', async () => {
  await open(undefined, { path: '/dashboard?amount=1250' });
  expect(lastAsked()).toMatchObject({ amount: '1250' });
  expect(screen.getByRole('combobox', { name: 'Amount' })).toHaveDisplayValue('$12.50');

  await press('Clear filters');

  expect(screen.getByRole('combobox', { name: 'Amount' })).toHaveDisplayValue('Any');
  expect(screen.queryByRole('option', { name: '$12.50' })).not.toBeInTheDocument();
});

test.each([[[]], [[MOBILE]]])('names the account of each transaction: %j', async (media) => {
  const accounts = { body: [{ id: 'checking', name: 'Household' }] };
  await open(pagesOf([bakery, { ...power, accountId: 'closed' }]), { accounts, media });
  expect(screen.getAllByText('Household')).toHaveLength(1);
});

test('asks for those of one account, which is not named again', async () => {
  await open(pagesOf([bakery]), { accountId: 'checking', accounts: { body: [{ id: 'checking', name: 'Household' }] } });

  expect(lastAsked()).toEqual({ ...firstPage(noFilter), account: 'checking' });
  expect(screen.queryByText('Household')).not.toBeInTheDocument();
});

test('shows transactions whose accounts do not load', async () => {
  await open(undefined, { accounts: 'broken' });
  expect(descriptions()).toHaveLength(3);
});

test('adds up the income and the spending of all that matches', async () => {
  await open(pagesOf([...many(FIRST_PAGE_ROWS), salary, power]));
  const sumOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling;
  expect(sumOf('Income')).toHaveTextContent(/^\+\$2,184\.50$/);
  expect(sumOf('Spending')).toHaveTextContent(/^−\$220\.42$/);
});

test('keeps the rows while another filter loads, and says that they are on their way', async () => {
  await open();
  api.answer(LIST, 'silence');
  await choose('Period', 'Last 90 days');
  expect(descriptions()).toHaveLength(3);
  expect(screen.getByRole('region', { name: 'Transaction History' })).toHaveAttribute('aria-busy', 'true');
});

test('sorts by amount and back by date, with aria-sort on the active column only', async () => {
  await open();
  await press('Amount');
  await waitFor(() => expect(descriptions()).toEqual([salary, bakery, power].map(({ description }) => description)));
  expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('columnheader', { name: 'Date' })).not.toHaveAttribute('aria-sort');
  await press('Amount');
  await waitFor(() => expect(descriptions()).toEqual([power, bakery, salary].map(({ description }) => description)));
  await press('Date');
  await press('Date');
  await waitFor(() => expect(descriptions()).toEqual([power, salary, bakery].map(({ description }) => description)));
  expect(screen.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'ascending');
});

test('shows ten, then twenty more, and moves the focus to the first new row', async () => {
  await open(pagesOf(many(FIRST_PAGE_ROWS + NEXT_PAGE_ROWS + 1)));
  expect(descriptions()).toHaveLength(FIRST_PAGE_ROWS);
  expect(status()).toHaveTextContent('Showing 10 of 31 transactions');
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '32');
  await press('Show more');
  await waitFor(() => expect(descriptions()).toHaveLength(FIRST_PAGE_ROWS + NEXT_PAGE_ROWS));
  expect(screen.getByRole('row', { name: /Purchase 11/ })).toHaveFocus();
  expect(screen.getByRole('row', { name: /Purchase 11/ })).toHaveAttribute('aria-rowindex', '12');
  await press('Show more');
  await waitFor(() => expect(status()).toHaveTextContent(/^31 transactions$/));
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('says how far it is where the bank does not count, and asks for the next page by its cursor', async () => {
  const [first, last] = [many(FIRST_PAGE_ROWS), [{ ...bakery, id: 'last' }]];
  await open(({ query }) => ({ body: query.cursor ? { items: last, next: null } : { items: first, next: 'older' } }));
  expect(status()).toHaveTextContent('Showing the first 10 transactions');
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '-1');
  await press('Show more');
  await waitFor(() => expect(status()).toHaveTextContent('11 transactions'));
  expect(lastAsked()).toEqual({ ...firstPage(noFilter), limit: String(NEXT_PAGE_ROWS), cursor: 'older' });
});

test('keeps the rows when more of them do not come, and tries again', async () => {
  const all = many(FIRST_PAGE_ROWS + 1);
  await open(pagesOf(all));
  api.answer(LIST, { status: 503 });
  await press('Show more');
  expect(await screen.findByText('We couldn’t load the next transactions.')).toBeVisible();
  expect(screen.getByText(/^Reference/)).toBeVisible();
  expect(descriptions()).toHaveLength(FIRST_PAGE_ROWS);
  find(all);
  await press('Try again');
  await waitFor(() => expect(descriptions()).toHaveLength(FIRST_PAGE_ROWS + 1));
});

test('drops rows that are on their way for a filter that is no longer chosen', async () => {
  await open(pagesOf(many(FIRST_PAGE_ROWS + 1)));
  api.answer(LIST, 'silence');
  await press('Show more');
  await waitFor(() => expect(api.callsOf(LIST)).toHaveLength(2));
  find([salary]);
  await choose('Type', 'Income');
  await waitFor(() => expect(descriptions()).toEqual(['Salary, Northwind Logistics']));
  expect(api.callsOf(LIST)[1]).toMatchObject({ isAborted: true });
});

test('starts from ten again with another filter', async () => {
  await open(pagesOf(many(FIRST_PAGE_ROWS + 1)));
  await press('Show more');
  await waitFor(() => expect(descriptions()).toHaveLength(FIRST_PAGE_ROWS + 1));
  await choose('Period', 'Last 60 days');
  await waitFor(() => expect(descriptions()).toHaveLength(FIRST_PAGE_ROWS));
});

test('offers to clear filters that leave nothing', async () => {
  await open();
  find([]);
  await choose('Type', 'Income');
  expect(await screen.findByText('No transactions match these filters')).toBeInTheDocument();
  find([bakery]);
  await press('Clear filters');
  await waitFor(() => expect(descriptions()).toEqual(['Corner Bakery']));
  expect(lastAsked()).toEqual(firstPage(noFilter));
  expect(screen.getByRole('combobox', { name: 'Period' })).toHaveFocus();
});

test('offers to look further back when nothing has happened', async () => {
  await open(pagesOf([]));
  expect(screen.getByText('No transactions in the last 30 days')).toBeInTheDocument();
  await press('Show the last 90 days');
  expect(screen.getByRole('combobox', { name: 'Period' })).toHaveDisplayValue('Last 90 days');
});

test('leads a customer without any transactions on to the accounts', async () => {
  await open(pagesOf([]));
  await press('Show the last 90 days');
  expect(await screen.findByText('No transactions in the last 90 days')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See your accounts' })).toHaveAttribute('href', '/accounts');
});

test('says that it is loading', async () => {
  await open('silence');
  expect(screen.getByText('Loading your transactions')).toBeInTheDocument();
});

test('loads again after a failure', async () => {
  await open({ status: 503 });
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load your transactions');
  find([power, bakery, salary]);
  await press('Try again');
  await waitFor(() => expect(descriptions()).toHaveLength(3));
});

test('becomes cards with a choice of order on a narrow screen', async () => {
  await open(pagesOf([{ ...power, wording: { kind: 'interest' } }, bakery, salary]), { media: [MOBILE] });
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  const cards = () => within(screen.getByRole('list', { name: 'Transaction History' })).getAllByRole('listitem');
  expect(cards()[0]).toHaveTextContent('Corner BakeryNov 18, 2026 · Groceries−$12.40');
  expect(screen.getByRole('link', { name: 'Interest paid' })).toBeVisible();
  await choose('Sort by', 'Largest in');
  await waitFor(() => expect(cards()[0]).toHaveTextContent('Salary'));
});

test('finds a part of the description, once it is typed', async () => {
  await open();
  find([power]);
  const field = screen.getByRole('searchbox', { name: 'Search transactions' });
  await userEvent.type(field, 'City pow');
  await waitFor(() => expect(descriptions()).toEqual(['City Power & Light']));
  expect(lastAsked()).toEqual(firstPage({ ...noFilter, text: 'City pow' }));
  expect(api.callsOf(LIST).every(({ query }) => (query.text ?? 'City pow') === 'City pow')).toBe(true);

  await press('Clear filters');
  expect(field).toHaveValue('');
  expect(lastAsked()).toEqual(firstPage(noFilter));
});

test('asks at once for who presses Enter, and says when there is too little to look for', async () => {
  await open();
  const field = screen.getByRole('searchbox', { name: 'Search transactions' });
  await userEvent.type(field, 'ci{Enter}');
  expect(field).toHaveAccessibleDescription('Type at least three letters.');
  expect(api.callsOf(LIST)).toHaveLength(1);
  await userEvent.type(field, 't{Enter}');
  expect(field).not.toHaveAccessibleDescription();
  await waitFor(() => expect(lastAsked()).toMatchObject({ text: 'cit' }));
});

test('groups the rows by day while they are in that order, without counting the headings', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-18T12:00:00-05:00'), advanceTimers: true });
  await open(pagesOf([bakery, { ...bakery, id: 'second' }, { ...salary, date: '2026-11-17' }, power]));
  const days = () => [...document.querySelectorAll('[data-day]')].map((heading) => heading.textContent);
  expect(days()).toEqual(['Today', 'Yesterday', 'Nov 10, 2026']);
  expect(document.querySelector('[data-day]')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('row', { name: /City Power/ })).toHaveAttribute('aria-rowindex', '5');

  await press('Amount');
  await waitFor(() => expect(days()).toEqual([]));
  jest.useRealTimers();
});

describe('the details of a transaction', () => {
  const openAt = async (path: string, transactions = [power, bakery, salary]) => {
    const bank = await renderInBank(<TransactionHistory />, {
      mode: 'live',
      path,
      api: {
        [LIST]: pagesOf(transactions),
        'GET /accounts': { body: [] },
      },
    });
    ({ api } = bank);
    return bank;
  };

  test('open from the keyboard under an address of their own, beside the filters, and close', async () => {
    const { user, address } = await openAt('/dashboard?type=income');
    const link = screen.getByRole('link', { name: 'Corner Bakery' });
    link.focus();
    await user.keyboard('{Enter}');
    const details = screen.getByRole('dialog', { name: 'Corner Bakery' });
    expect(details).toHaveTextContent('−$12.40DateNov 18, 2026ReferencebakeryCategoryGroceriesChange');
    expect(address()).toBe('/dashboard?type=income&transaction=bakery');

    await user.click(within(details).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe('/dashboard?type=income');
  });

  test('are there again after a reload, even if their row is not on the first page', async () => {
    const { user, address } = await openAt('/dashboard?transaction=15', many(FIRST_PAGE_ROWS + NEXT_PAGE_ROWS));
    expect(await screen.findByRole('dialog', { name: 'Purchase 16' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(address()).toBe('/dashboard');
  });

  test.each([
    ['from the list', '/dashboard', () => userEvent.click(screen.getByRole('link', { name: 'Corner Bakery' }))],
    ['by a link', '/dashboard?transaction=bakery', async () => {}],
  ])('leave nothing for Back when they have been opened %s', async (_, to, openDetails) => {
    function Pages() {
      const navigate = useNavigate();
      const { pathname } = useLocation();
      if (pathname === '/dashboard')
        return (
          <>
            <TransactionHistory />
            <button type="button" onClick={() => navigate(-1)}>
              Back
            </button>
          </>
        );
      return <Link to={to}>Dashboard</Link>;
    }
    const replies = { [LIST]: pagesOf([bakery]), 'GET /accounts': { body: [] } };
    ({ address } = await renderInBank(<Pages />, { mode: 'live', path: '/accounts', api: replies }));
    await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    await openDetails();

    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    expect(address()).toBe('/dashboard');
    await press('Back');
    expect(address()).toBe('/accounts');
  });

  test('say that the list does not have it', async () => {
    const { user } = await openAt('/dashboard?transaction=gone');
    expect(await screen.findByRole('dialog', { name: 'Transaction not found' })).toHaveTextContent('longer period');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('change the category of all that one payee got, which rows then show', async () => {
    const { user, toasts } = await openAt('/dashboard?transaction=bakery');
    const details = within(await screen.findByRole('dialog'));
    api.answer(CHANGE, { status: 204 });
    find([power, { ...bakery, ownCategory: 'Shopping' }, salary]);

    await user.click(details.getByRole('button', { name: 'Change category' }));
    expect(await details.findByRole('combobox', { name: 'New category' })).toHaveFocus();
    await user.selectOptions(details.getByRole('combobox', { name: 'New category' }), 'Shopping');
    await user.selectOptions(details.getByRole('combobox', { name: 'Applies to' }), 'All from this payee');
    await user.click(details.getByRole('button', { name: 'Save' }));

    expect(await details.findByText('Shopping', { selector: 'span' })).toBeVisible();
    expect(toasts()).toEqual([{ kind: 'success', title: 'All from this payee are now in Shopping' }]);
    expect(api.callsOf(CHANGE).map(({ body }) => body)).toEqual([{ category: 'Shopping', forPayee: true }]);
    expect(screen.getByRole('button', { name: 'Change category' })).toHaveFocus();
    // Its row says it, too.
    expect(screen.getAllByText('Shopping')).toHaveLength(2);
  });

  test('say when it was, and show the last three of the payee, with the search for all', async () => {
    const noon = '2026-11-18T12:36:00Z';
    const others = [4, 11, 25, 31].map((days) => ({ ...bakery, id: `${days}`, amount: usd(-days * 100) }));
    const { user, address } = await openAt('/dashboard?transaction=bakery', [{ ...bakery, bookedAt: noon }, ...others]);
    const details = within(await screen.findByRole('dialog'));
    const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }).format(Date.parse(noon));
    expect(details.getByText(`Nov 18, 2026, ${time}`)).toBeVisible();

    const similar = within(await details.findByRole('region', { name: 'More with this payee' }));
    expect(similar.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Nov 18, 2026−$4.00',
      'Nov 18, 2026−$11.00',
      'Nov 18, 2026−$25.00',
    ]);
    expect(lastAsked()).toMatchObject({ text: 'Corner Bakery', period: '90', limit: '4' });
    await user.click(similar.getByRole('link', { name: 'Show all of the last 90 days' }));
    expect(address()).toBe('/dashboard?period=90&text=Corner+Bakery');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  const to = (name: string) => ({ ...bakery, description: `To ${name}`, wording: { kind: 'to', name } as const });
  test.each([
    ['of a card', bakery, /freeze your card now/, true],
    ['to somebody', to('Noah Beck'), /A payment that has left can’t be canceled/, false],
    ['to an account of one’s own', to('High Yield Savings'), /Call us if you don’t know what this is/, false],
    ['that comes in', { ...salary, id: 'bakery' }, /Call us if you don’t know what this is/, false],
  ])('lead to what helps where something is wrong with a payment %s', async (_, transaction, advice, canFreeze) => {
    const { user } = await renderInBank(<TransactionHistory />, {
      mode: 'live',
      path: '/dashboard?transaction=bakery',
      api: { [LIST]: pagesOf([transaction]), 'GET /accounts': { body: sampleAccounts } },
    });
    const details = within(await screen.findByRole('dialog'));
    await user.click(await details.findByRole('button', { name: 'Something wrong?' }));

    expect(details.getByText(advice)).toBeVisible();
    expect(details.getByRole('link', { name: /555/ })).toHaveAttribute('href', 'tel:+18005550134');
    const freeze = details.queryByRole('link', { name: 'Freeze the card' });
    if (canFreeze) expect(freeze).toHaveAttribute('href', expect.stringMatching(/\/cards$/));
    else expect(freeze).not.toBeInTheDocument();
  });

  test('say why a category was not changed', async () => {
    const { user } = await openAt('/dashboard?transaction=bakery');
    const details = within(await screen.findByRole('dialog'));
    api.answer(CHANGE, { status: 500 });

    await user.click(details.getByRole('button', { name: 'Change category' }));
    await user.click(await details.findByRole('button', { name: 'Save' }));

    await waitFor(() => expect(details.getByRole('alert')).not.toBeEmptyDOMElement());
    expect(details.getByRole('combobox', { name: 'Applies to' })).toHaveDisplayValue('Only this one');
  });

  test('print', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = await openAt('/dashboard?transaction=salary');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});
