import { readBlob, renderInBank, watchDownloads } from '@bank/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../../remote';
import AccountsPage from '../../routes/AccountsPage';

let saved: ReturnType<typeof watchDownloads>;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const bar = () => screen.queryByRole('search', { name: 'Filter accounts' });
const status = () => within(screen.getByRole('region', { name: 'Account Details' })).getByRole('status');
const textField = () => screen.getByRole('textbox', { name: 'Name or number' });

async function renderAccounts() {
  await renderInBank(<AccountsPage />, { remote });
  return screen.getByRole('button', { name: 'Filter' });
}

beforeEach(() => {
  saved = watchDownloads();
});
afterEach(() => jest.restoreAllMocks());

test('opens the filter with the focus in it, and closes it with the focus back on the button', async () => {
  const button = await renderAccounts();
  expect(bar()).not.toBeInTheDocument();

  await userEvent.click(button);
  expect(textField()).toHaveFocus();
  await userEvent.click(button);
  expect(bar()).not.toBeInTheDocument();

  expect(button).toHaveFocus();
});

test.each(['{Escape}', 'its button'])('closes the filter by %s', async (way) => {
  const button = await renderAccounts();
  await userEvent.click(button);

  if (way === 'its button') await userEvent.click(screen.getByRole('button', { name: 'Close filter' }));
  else await userEvent.keyboard(way);

  expect(bar()).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('filters by text and announces how many are left', async () => {
  await userEvent.click(await renderAccounts());

  await userEvent.type(textField(), 'card 1156');

  expect(names()).toEqual([expect.stringContaining('Rewards Credit Card')]);
  expect(status()).toHaveTextContent('1 of 4 accounts');
});

test('filters by type, and by type and text together', async () => {
  await userEvent.click(await renderAccounts());

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Savings');
  expect(names()).toEqual([expect.stringContaining('High Yield Savings')]);
  await userEvent.type(textField(), 'primary');

  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(status()).toHaveTextContent('0 of 4 accounts');
});

test('says that nothing matches, and clears the filter with the focus back in the field', async () => {
  await userEvent.click(await renderAccounts());
  await userEvent.type(textField(), 'mortgage');
  expect(screen.getByText('No account matches')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));

  expect(names()).toHaveLength(4);
  expect(textField()).toHaveValue('');
  expect(textField()).toHaveFocus();
});

test('keeps filtering when the bar is closed, says so, and can be cleared from there', async () => {
  await userEvent.click(await renderAccounts());
  await userEvent.type(textField(), 'loan{Escape}');
  expect(names()).toEqual([expect.stringContaining('Auto Loan')]);
  expect(status()).toHaveTextContent('1 of 4 accounts');

  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));

  expect(names()).toHaveLength(4);
  expect(screen.getByRole('region', { name: 'Account Details' })).toHaveFocus();
});

test('leaves the cards of the overview alone while it filters', async () => {
  await userEvent.click(await renderAccounts());

  await userEvent.type(textField(), 'loan');

  const overview = screen.getByRole('region', { name: 'Account Overview' });
  expect(within(overview).getAllByRole('link')).toHaveLength(3);
});

test('exports the accounts that are shown, in their order', async () => {
  const { toasts } = await renderInBank(<AccountsPage />, { remote });
  await press('Filter');
  await userEvent.type(textField(), 'r');
  await press('Balance');

  await press('Export');

  const text = await readBlob(saved[0]?.blob ?? new Blob());
  const rows = text.trim().split('\r\n').slice(1);
  expect(rows.map((row) => row.split(',')[0])).toEqual(['Rewards Credit Card', 'Primary Checking']);
  expect(toasts()).toMatchObject([{ kind: 'success', title: 'Accounts exported' }]);
});

test('says that the accounts are still loading', async () => {
  const { toasts } = await renderInBank(<AccountsPage />, {
    mode: 'live',
    remote,
    api: { 'GET /accounts': 'silence' },
  });

  await press('Filter');
  await press('Export');

  expect(toasts().map(({ title }) => title)).toEqual(['Still loading', 'Still loading']);
  expect(saved).toEqual([]);
});

test('answers while there are no accounts, too', async () => {
  const { toasts } = await renderInBank(<AccountsPage />, {
    mode: 'live',
    remote,
    api: { 'GET /accounts': { body: [] } },
  });

  await press('Filter');
  await press('Export');

  expect(toasts().map(({ title }) => title)).toEqual(['Nothing to filter', 'Nothing to export']);
  expect(saved).toEqual([]);
});
