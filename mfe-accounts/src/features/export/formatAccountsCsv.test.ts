import type { Account } from '@bank/shared/api';
import { sampleAccounts } from '@bank/shared/sample';
import { formatAccountsCsv } from './formatAccountsCsv';

const account: Account = {
  id: 'one',
  name: 'One',
  lastFour: '1234',
  type: 'Checking',
  balance: { minor: 100, currency: 'USD' },
  status: 'Active',
};

const nameCell = (name: string) =>
  formatAccountsCsv([{ ...account, name }])
    .split('\r\n')[1]
    ?.replace(/,•••• 1234,.*$/s, '');

test('writes the accounts with a byte order mark, CRLF and masked numbers', () => {
  expect(formatAccountsCsv(sampleAccounts)).toBe(
    [
      '\uFEFFAccount Name,Account Number,Type,Balance,Currency,APY (%),Limit,Status',
      'Primary Checking,•••• 4821,Checking,8562.40,USD,,,Active',
      'High Yield Savings,•••• 7093,Savings,24310.85,USD,3.2,,Active',
      'Rewards Credit Card,•••• 1156,Credit Card,-1240.90,USD,,7500.00,Active',
      'Auto Loan,•••• 3378,Loan,-13685.00,USD,,,Active',
      '',
    ].join('\r\n'),
  );
});

test.each([
  ['Home, sweet home', '"Home, sweet home"'],
  ['The "big" one', '"The ""big"" one"'],
  ['Two\nlines', '"Two\nlines"'],
  ['Plain name', 'Plain name'],
])('quotes %j as RFC 4180 asks', (name, cell) => {
  expect(nameCell(name)).toBe(cell);
});

test.each([
  ['=HYPERLINK("https://evil.example")', '"\'=HYPERLINK(""https://evil.example"")"'],
  ['+1+cmd', "'+1+cmd"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
])('disarms the formula %j', (name, cell) => {
  expect(nameCell(name)).toBe(cell);
});

test('leaves a negative number a number', () => {
  expect(nameCell('-12.50')).toBe('-12.50');
  expect(formatAccountsCsv([{ ...account, balance: { minor: -5, currency: 'USD' } }])).toContain(',-0.05,');
});
