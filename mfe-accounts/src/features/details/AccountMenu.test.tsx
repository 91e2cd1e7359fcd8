import type { Account } from '@bank/shared/api';
import type { Slots } from '@bank/shared/contract';
import { accountPath } from '@bank/shared/paths';
import { sampleAccounts } from '@bank/shared/sample';
import { fillSlot, readBlob, renderInBank, watchDownloads } from '@bank/shared/testing';
import { MenuItem } from '@bank/shared/ui';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownActions } from '../../testing/ownActions';
import { AccountMenu } from './AccountMenu';

const onDetails = jest.fn();
let address: () => string;

beforeEach(() => jest.clearAllMocks());

/** Opens the menu of the account and returns it. */
async function openMenu(id: string): Promise<Account> {
  const account = sampleAccounts.find((candidate) => candidate.id === id);
  if (!account) throw new Error(`No sample account "${id}".`);
  ({ address } = await renderInBank(<AccountMenu account={account} onDetails={onDetails} />, { slots: ownActions }));
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${account.name}` }));
  return account;
}

const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
const choose = (name: string) => userEvent.click(screen.getByRole('menuitem', { name }));

test.each([
  ['checking', 'Transfer money', '/transfers/internal?from=checking'],
  ['savings', 'Transfer money', '/transfers/internal?from=savings'],
  ['credit', 'Make a payment', '/transfers/internal?to=credit'],
  ['loan', 'Make a payment', '/transfers/internal?to=loan'],
])('leads from the menu of %s to its page and to its payment', async (id, pay, payPage) => {
  await openMenu(id);
  expect(items()).toEqual(['View account', 'Account details', pay, 'Export as CSV']);

  await choose('View account');
  expect(address()).toBe(accountPath(id));
  await userEvent.click(screen.getByRole('button'));
  await choose(pay);

  expect(address()).toBe(payPage);
  expect(onDetails).not.toHaveBeenCalled();
});

test('shows the account’s details', async () => {
  const account = await openMenu('savings');

  await choose('Account details');

  expect(onDetails).toHaveBeenCalledWith(account);
});

test('exports its row alone', async () => {
  const saved = watchDownloads();
  const account = await openMenu('credit');

  await choose('Export as CSV');

  expect((await readBlob(saved[0]?.blob ?? new Blob())).trim().split('\r\n').slice(1)).toEqual([
    expect.stringContaining(account.name),
  ]);
  jest.restoreAllMocks();
});

test('shows what other remotes offer for the account, and acts for that account', async () => {
  const ids: string[] = [];
  const Freeze = ({ account }: Slots['bank/account/actions@1']) => (
    <MenuItem label="Freeze" onSelect={() => ids.push(account.id)} />
  );
  await openMenu('credit');
  act(() => fillSlot('bank/account/actions@1', [{ id: 'freeze', title: 'Freeze', component: Freeze }]));
  expect(items()).toEqual(['Freeze']);

  await choose('Freeze');

  expect(ids).toEqual(['credit']);
});
