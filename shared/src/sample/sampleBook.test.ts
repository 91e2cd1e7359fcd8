import { sampleAccounts } from './sampleAccounts';
import { bookSampleEntries, readSampleAccounts, readSampleEntries } from './sampleBook';

const entry = (accountId: string, minor: number) =>
  ({
    id: `${accountId} ${minor}`,
    accountId,
    description: 'Transfer',
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
