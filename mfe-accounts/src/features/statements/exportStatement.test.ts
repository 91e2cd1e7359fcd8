import { setLanguage } from '@bank/shared/i18n';
import { formatStatement } from './exportStatement';

const dollars = (minor: number) => ({ minor, currency: 'USD' });

const entry = (date: string, description: string, minor: number, after: number) => ({
  id: date,
  accountId: 'checking',
  category: 'Income' as const,
  date,
  description,
  amount: dollars(minor),
  balance: dollars(after),
});

const statement = {
  month: '2026-10',
  opening: dollars(10_000),
  received: dollars(1_000),
  spent: dollars(-2_250),
  closing: dollars(8_750),
  entries: [entry('2026-10-03', 'Salary, “Oak”', 1_000, 11_000), entry('2026-10-21', '=Market', -2_250, 8_750)],
};

test('writes the entries between the balances that they lead from and to', () => {
  expect(formatStatement(statement).trim().split('\r\n')).toEqual([
    'Date,Description,Amount,Balance,Currency',
    '2026-10-01,Opening balance,,100.00,USD',
    '2026-10-03,"Salary, “Oak”",10.00,110.00,USD',
    "2026-10-21,'=Market,-22.50,87.50,USD",
    '2026-10-31,Closing balance,,87.50,USD',
  ]);
});

test('words what the bank itself booked in the customer’s language', async () => {
  const paid = { ...entry('2026-10-30', 'Interest paid', 100, 8_850), wording: { kind: 'interest' as const } };
  await setLanguage('es');

  const rows = formatStatement({ ...statement, entries: [...statement.entries, paid] }).split('\r\n');

  expect(rows).toContain('2026-10-30,Intereses pagados,1.00,88.50,USD');
  expect(rows).toContain("2026-10-21,'=Market,-22.50,87.50,USD");
  await setLanguage('en');
});
