import { type Account, bankData } from '@bank/shared/data';
import { paths } from '@bank/shared/paths';
import { renderPage } from '@bank/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountCards } from './AccountCards';

let accounts: Account[];

beforeEach(async () => {
  accounts = await bankData().accounts();
});

const address = () => screen.getByTestId('address').textContent;

test.each([
  ['Checking', /Checking Primary Checking.*Balance.*\$8,562\.40.*ending 4821/, paths.checking],
  ['Savings', /Savings High Yield Savings.*Balance.*\$24,310\.85.*ending 7093.*APY 3\.2%/, paths.savings],
  [
    'Credit Card',
    /Rewards Credit Card.*−\$1,240\.90.*ending 1156.*Limit \$7,500\.00.*Available credit \$6,259\.10/,
    paths.credit,
  ],
])('shows the card %s with its facts, and leads to its page', async (_, name, page) => {
  renderPage(<AccountCards accounts={accounts} />);

  await userEvent.click(screen.getByRole('link', { name }));

  expect(address()).toBe(page);
});

test('has no card for a loan, which has no page', () => {
  renderPage(<AccountCards accounts={accounts} />);

  expect(screen.getAllByRole('link')).toHaveLength(3);
  expect(screen.queryByText('Auto Loan')).not.toBeInTheDocument();
});

test('shows no yield or limit where the bank has none', () => {
  renderPage(<AccountCards accounts={accounts.filter(({ type }) => type === 'Checking')} />);

  expect(screen.queryByText(/APY|Limit|Available/)).not.toBeInTheDocument();
});
