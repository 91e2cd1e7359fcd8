import { useHeaderActionState } from '@bank/shared/contract';
import { type Account, bankData } from '@bank/shared/data';
import { renderPage } from '@bank/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AccountsPage from './AccountsPage';

afterEach(() => jest.restoreAllMocks());

const accountsAre = (accounts: Promise<Account[]>) => jest.spyOn(bankData(), 'accounts').mockReturnValue(accounts);

test('shows cards and details of all accounts', async () => {
  renderPage(<AccountsPage />);

  const overview = screen.getByRole('region', { name: 'Account Overview' });
  expect(await within(overview).findAllByRole('listitem')).toHaveLength(3);
  const details = screen.getByRole('region', { name: 'Account Details' });
  expect(within(details).getAllByRole('row')).toHaveLength(5);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Account Overview',
    'Account Details',
  ]);
});

test('says that it is loading, and keeps the places of what is to come', () => {
  accountsAre(new Promise(() => {}));

  renderPage(<AccountsPage />);

  const overview = screen.getByRole('region', { name: 'Account Overview' });
  expect(within(overview).getByRole('status')).toHaveTextContent('Loading your accounts');
  expect(overview).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('heading', { name: 'Account Details' })).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('says that the accounts could not be loaded, and loads them on "Try again"', async () => {
  const accounts = await bankData().accounts();
  const load = accountsAre(Promise.reject(new Error('Network Error')));
  renderPage(<AccountsPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your accounts could not be loaded');
  expect(screen.queryByRole('heading', { name: 'Account Details' })).not.toBeInTheDocument();

  load.mockResolvedValue(accounts);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('table', { name: 'Your accounts' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('says why there is nothing, and offers to add an account', async () => {
  accountsAre(Promise.resolve([]));
  renderPage(<AccountsPage />);
  expect(await screen.findByText('You have no accounts yet')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Account Details' })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Add your first account' }));

  expect(screen.getByRole('dialog', { name: 'Add an account' })).toBeVisible();
});

test('cancels the call when the customer leaves', () => {
  const load = accountsAre(new Promise(() => {}));
  const { unmount } = renderPage(<AccountsPage />);

  unmount();

  expect(load.mock.calls[0]?.[0]?.aborted).toBe(true);
});

test.each(['the header', 'the page'])('opens the same dialog from %s, and gives the focus back', async (place) => {
  renderPage(<AccountsPage />);
  const button = screen.getByRole('button', { name: 'Add Account' });
  if (place === 'the page') await userEvent.click(button);
  else act(() => useHeaderActionState.getState().handlers['add-account']?.());

  const dialog = screen.getByRole('dialog', { name: 'Add an account' });
  expect(within(dialog).getAllByRole('link')).toHaveLength(3);
  await userEvent.keyboard('{Escape}');

  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  if (place === 'the page') expect(button).toHaveFocus();
});

test('leaves the header’s buttons to the next page', async () => {
  const { unmount } = renderPage(<AccountsPage />);
  await screen.findByRole('table');
  expect(Object.keys(useHeaderActionState.getState().handlers)).toEqual(['filter', 'export', 'add-account']);

  unmount();

  expect(useHeaderActionState.getState().handlers).toEqual({});
});
