import { accountPath } from '@bank/shared/paths';
import { sampleAccounts } from '@bank/shared/sample';
import { renderInBank } from '@bank/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AccountsPage from '../../routes/AccountsPage';
import { ownActions } from '../../testing/ownActions';
import { AccountDialog } from './AccountDialog';
import { OUTCOME_SHOWN_MS } from './useClipboard';

async function renderDialog(id: string) {
  const account = sampleAccounts.find((candidate) => candidate.id === id);
  const { address } = await renderInBank(<AccountDialog account={account} onClose={jest.fn()} />);
  return { address, dialog: screen.getByRole('dialog') };
}

const facts = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replace(/Copy.*/, '')]);

const status = () => within(screen.getByRole('dialog')).getByRole('status');

const clipboardIs = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'clipboard');
});

test('shows all facts of a credit card', async () => {
  const { dialog } = await renderDialog('credit');
  expect(dialog).toHaveAccessibleName('Rewards Credit Card');

  expect(facts()).toEqual([
    ['Balance', '−$1,240.90'],
    ['Account name', 'Rewards Credit Card'],
    ['Account number', '•••• 1156ending 1156'],
    ['Type', 'Credit Card'],
    ['Credit limit', '$7,500.00'],
    ['Available credit', '$6,140.80'],
    ['Status', 'Active'],
  ]);
});

test('shows the yield of savings', async () => {
  await renderDialog('savings');

  expect(facts()).toContainEqual(['APY', '3.2%']);
});

test('leads on to the account’s page and to a transfer', async () => {
  const { address, ...opened } = await renderDialog('checking');
  const dialog = within(opened.dialog);

  await userEvent.click(dialog.getByRole('link', { name: 'Transfer money' }));
  expect(address()).toBe('/transfers/internal?from=checking');
  await userEvent.click(dialog.getByRole('link', { name: 'View account' }));

  expect(address()).toBe(accountPath('checking'));
});

test('leads on from a loan to its payment', async () => {
  const { address, ...opened } = await renderDialog('loan');
  const dialog = within(opened.dialog);

  expect(dialog.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Make a payment', 'View account']);
  await userEvent.click(dialog.getByRole('link', { name: 'Make a payment' }));

  expect(address()).toBe('/transfers/internal?to=loan');
});

test('copies what the button says of the number, says so, and offers it again', async () => {
  const writeText = jest.fn(async () => {});
  await renderDialog('credit');
  clipboardIs(writeText);
  jest.useFakeTimers();

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy last 4 digits' })));
  expect(writeText).toHaveBeenCalledWith('1156');
  expect(status()).toHaveTextContent('Copied');
  act(() => jest.advanceTimersByTime(OUTCOME_SHOWN_MS));

  expect(status()).toBeEmptyDOMElement();
  expect(screen.getByRole('button', { name: 'Copy last 4 digits' })).toBeVisible();
});

test('says when the browser does not let it copy', async () => {
  await renderDialog('credit');
  clipboardIs(() => Promise.reject(new Error('NotAllowedError')));

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy last 4 digits' })));

  expect(status()).toHaveTextContent('Couldn’t copy');
});

test('opens from the row’s menu and gives the focus back to it', async () => {
  await renderInBank(<AccountsPage />, { slots: ownActions });
  const trigger = await screen.findByRole('button', { name: 'Actions for Auto Loan' });
  await userEvent.click(trigger);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Account details' }));
  const dialog = screen.getByRole('dialog', { name: 'Auto Loan' });

  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(trigger).toHaveFocus();
});
