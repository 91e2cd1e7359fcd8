import { sampleAccounts } from '@bank/shared/sample';
import { renderInBank } from '@bank/shared/testing';
import { screen, within } from '@testing-library/react';
import remote from '../../remote';
import { AccountIcon } from '../features/accounts/AccountIcon';
import AccountsPage from './AccountsPage';

// One in each row of the table.
jest.mock('../features/accounts/AccountIcon', () => ({ AccountIcon: jest.fn(() => null) }));
const icon = jest.mocked(AccountIcon);

const names = () =>
  within(screen.getByRole('table', { name: 'Your accounts' }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('renders no row again that is only moved, or stays while others are filtered', async () => {
  const api = { 'GET /accounts': { body: sampleAccounts } };
  const { user } = await renderInBank(<AccountsPage />, { mode: 'live', remote, api });
  const all = names();
  icon.mockClear();

  await user.click(screen.getByRole('button', { name: 'Account Name' }));
  await user.click(screen.getByRole('button', { name: 'Account Name' }));
  expect(names()).toEqual(all.toSorted().toReversed());
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.type(screen.getByRole('textbox', { name: 'Name or number' }), 'check');

  expect(names()).toHaveLength(1);
  expect(icon).not.toHaveBeenCalled();
});
