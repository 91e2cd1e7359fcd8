import { accountPath } from '@bank/shared/paths';
import { sampleAccounts } from '@bank/shared/sample';
import { renderInBank } from '@bank/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountCards, MAX_CARDS } from './AccountCards';

test.each([
  ['Checking', /Checking Primary Checking.*Balance.*\$8,562\.40.*ending 4821/, accountPath('checking')],
  ['Savings', /Savings High Yield Savings.*Balance.*\$24,310\.85.*ending 7093.*APY 3\.2%/, accountPath('savings')],
  [
    'Credit Card',
    /Rewards Credit Card.*−\$1,240\.90.*ending 1156.*Limit \$7,500\.00.*Available credit \$6,140\.80/,
    accountPath('credit'),
  ],
])('shows the card %s with its facts, and leads to its page', async (_, name, page) => {
  const { address } = await renderInBank(<AccountCards accounts={sampleAccounts} />);

  await userEvent.click(screen.getByRole('link', { name }));

  expect(address()).toBe(page);
});

test('has no card for a loan', async () => {
  await renderInBank(<AccountCards accounts={sampleAccounts} />);

  expect(screen.getAllByRole('link')).toHaveLength(3);
  expect(screen.queryByText('Auto Loan')).not.toBeInTheDocument();
});

test('shows no yield or limit where the bank has none', async () => {
  await renderInBank(<AccountCards accounts={sampleAccounts.filter(({ type }) => type === 'Checking')} />);

  expect(screen.queryByText(/APY|Limit|Available/)).not.toBeInTheDocument();
});

test('shows six cards at first, and all of them when asked, from where it was', async () => {
  const [account] = sampleAccounts;
  if (!account) throw new Error('There are no sample accounts.');
  const many = Array.from({ length: 9 }, (_, index) => ({ ...account, id: `${index}`, name: `Account ${index + 1}` }));
  const { user } = await renderInBank(<AccountCards accounts={many} />);
  expect(screen.getAllByRole('link')).toHaveLength(MAX_CARDS);

  await user.click(screen.getByRole('button', { name: 'Show all 9 cards' }));

  expect(screen.getAllByRole('link')).toHaveLength(9);
  expect(screen.getByRole('link', { name: /Account 7/ })).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
