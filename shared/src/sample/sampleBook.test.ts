import { setLanguage } from '../i18n';
import { sampleAccounts } from './sampleAccounts';
import { bookSampleEntries, openedSampleAccounts, readSampleAccounts, readSampleEntries } from './sampleBook';
import { sampleTransactions } from './sampleTransactions';

const entry = (accountId: string, minor: number) =>
  ({
    id: `${accountId} ${minor}`,
    accountId,
    words: 'Transfer',
    category: 'Transfer',
    date: '2026-11-20',
    amount: { minor, currency: 'USD' },
  }) as const;

afterEach(() => sessionStorage.clear());

test('is what the specification shows until something is booked', () => {
  expect(readSampleAccounts()).toEqual(sampleAccounts);
});

test('adds what is booked to the balances, the newest first', () => {
  bookSampleEntries(entry('checking', -100), entry('savings', 100));
  bookSampleEntries(entry('checking', -1));

  expect(readSampleEntries().map(({ amount }) => amount.minor)).toEqual([-1, -100, 100]);
  const balances = readSampleAccounts().map(({ balance }) => balance.minor);
  expect(balances.slice(0, 2)).toEqual([856_240 - 101, 2_431_085 + 100]);
  expect(balances.slice(2)).toEqual(sampleAccounts.slice(2).map(({ balance }) => balance.minor));
  expect(readSampleAccounts()[0]?.available?.minor).toBe(852_040 - 101);
});

test('lists what was opened after all others, in its order, with what is booked on it', () => {
  const nothing = { minor: 0, currency: 'USD' };
  const opened = { name: 'Holidays', lastFour: '9004', type: 'Savings', status: 'Active' } as const;
  for (const id of ['first', 'second'])
    openedSampleAccounts.add({ ...opened, id, balance: nothing, available: nothing });
  bookSampleEntries(entry('second', 100));

  const [first, second] = readSampleAccounts().slice(sampleAccounts.length);

  expect(first).toMatchObject({ id: 'first', balance: nothing });
  expect(second).toMatchObject({ id: 'second', balance: { ...nothing, minor: 100 }, available: { minor: 100 } });
});

test('words what the bank itself books in the language of whoever reads it', async () => {
  const names = { name: 'High Yield Savings', memo: 'Rent' };
  bookSampleEntries({ ...entry('checking', -100), words: { kind: 'to', ...names } });
  const description = () => readSampleEntries()[0]?.description;
  expect(description()).toBe('To High Yield Savings · Rent');

  await setLanguage('ar');
  expect(description()).toBe('إلى High Yield Savings · Rent');
  expect(sampleTransactions('2026-11-20').map((recurring) => recurring.description)).toContain('فوائد مدفوعة');
  await setLanguage('en');
});
