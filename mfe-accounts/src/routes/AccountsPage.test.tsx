import { useHeaderActionState } from '@bank/shared/contract';
import { sampleAccounts } from '@bank/shared/sample';
import { type ApiReply, renderInBank } from '@bank/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';
import AccountsPage from './AccountsPage';

const open = (answer: ApiReply = { body: sampleAccounts }) =>
  renderInBank(<AccountsPage />, { mode: 'live', remote, api: { 'GET /accounts': answer } });

test('shows cards and details of all accounts', async () => {
  await open();

  const overview = screen.getByRole('region', { name: 'Account Overview' });
  expect(within(overview).getAllByRole('listitem')).toHaveLength(3);
  const details = screen.getByRole('region', { name: 'Account Details' });
  expect(within(details).getAllByRole('row')).toHaveLength(5);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Account Overview',
    'Account Details',
  ]);
});

test('says that it is loading, and keeps the places of what is to come', async () => {
  await open('silence');

  const overview = screen.getByRole('region', { name: 'Account Overview' });
  expect(within(overview).getByRole('status')).toHaveTextContent('Loading your accounts');
  expect(overview).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('heading', { name: 'Account Details' })).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('says that the accounts could not be loaded, and loads them on "Try again"', async () => {
  const { api, user } = await open('broken');
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load your accounts');
  expect(screen.queryByRole('heading', { name: 'Account Details' })).not.toBeInTheDocument();

  api.answer('GET /accounts', { body: sampleAccounts });
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('table', { name: 'Your accounts' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('says why there is nothing, and offers to add an account', async () => {
  const { user } = await open({ body: [] });
  expect(screen.getByText('You have no accounts yet')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Account Details' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Add your first account' }));

  expect(screen.getByRole('dialog', { name: 'Add an account' })).toBeVisible();
});

test('adds an account right away where the address says so, and once', async () => {
  const { user, address } = await renderInBank(<AccountsPage />, { remote, path: '/accounts?add=1' });
  const dialog = () => screen.queryByRole('dialog', { name: 'Add an account' });
  expect(dialog()).toBeVisible();
  expect(address()).toBe('/accounts');

  await user.keyboard('{Escape}');

  expect(dialog()).not.toBeInTheDocument();
});

test('cancels the call when the customer leaves', async () => {
  const { api, unmount } = await open('silence');

  unmount();

  await waitFor(() => expect(api.calls).toMatchObject([{ isAborted: true }]));
});

test.each([
  ['header', 'Page actions'],
  ['page', 'Account Overview'],
])('opens the same dialog from the %s, and gives the focus back', async (_, name) => {
  const { user } = await open();
  const button = within(screen.getByRole('region', { name })).getByRole('button', { name: 'Add Account' });
  await user.click(button);

  const dialog = screen.getByRole('dialog', { name: 'Add an account' });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
  await user.keyboard('{Escape}');

  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});

test('leaves the header’s buttons to the next page', async () => {
  const { unmount } = await open();
  expect(Object.keys(useHeaderActionState.getState().handlers)).toEqual(['filter', 'export', 'add-account']);

  unmount();

  expect(useHeaderActionState.getState().handlers).toEqual({});
});

test('keeps filter and order in the address', async () => {
  const { user, address } = await open();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.type(screen.getByRole('textbox', { name: 'Name or number' }), 'primary');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Checking');
  await user.click(screen.getByRole('button', { name: 'Balance' }));
  expect(address()).toBe('/accounts?text=primary&type=Checking&sort=balance-ascending');

  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/accounts?sort=balance-ascending');
});

test.each([
  ['?sort=balance-descending', ['High Yield Savings', 'Primary Checking', 'Rewards Credit Card', 'Auto Loan']],
  ['?type=Credit+Card', ['Rewards Credit Card']],
  ['?text=loan&type=nothing&sort=nothing', ['Auto Loan']],
])('starts with %s', async (query, names) => {
  await renderInBank(<AccountsPage />, { remote, path: `/accounts${query}` });
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => names.find((name) => row.textContent?.includes(name)))).toEqual(names);
});

test.each([
  ['es', 'Resumen de cuentas', 'Tarjeta de crédito', 'tarjeta'],
  ['ar', 'نظرة عامة على الحسابات', 'بطاقة ائتمان', 'ائتمان'],
])('says it in the page’s language, and finds by its words: %s', async (language, title, type, word) => {
  await renderInBank(<AccountsPage />, { remote, language, path: `/accounts?text=${word}` });
  expect(screen.getByRole('region', { name: title })).toBeVisible();
  expect(screen.getByRole('cell', { name: type })).toBeVisible();
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);
});

describe('with a hundred accounts', () => {
  const [account] = sampleAccounts;
  const many = Array.from({ length: 100 }, (_, index) => ({
    ...account,
    id: `${index}`,
    name: `Account ${index + 1}`,
  }));
  const rows = () => within(screen.getByRole('table', { name: 'Your accounts' })).getAllByRole('rowheader');

  test('shows 25 rows and more when asked, from the first new one on', async () => {
    const { user } = await open({ body: many });
    expect(rows()).toHaveLength(25);
    expect(screen.getByText('Showing 25 of 100')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Show more' }));

    expect(rows()).toHaveLength(50);
    expect(rows()[25]?.closest('tr')).toHaveFocus();
  });

  test('prints them all', async () => {
    await renderInBank(<AccountsPage />, {
      mode: 'live',
      remote,
      api: { 'GET /accounts': { body: many } },
      media: ['print'],
    });

    expect(rows()).toHaveLength(100);
  });
});
