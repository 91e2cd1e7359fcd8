import { sampleAccounts } from './sampleAccounts';

test('has the four accounts of the specification', () => {
  expect(sampleAccounts.map(({ name, type }) => [name, type])).toEqual([
    ['Primary Checking', 'Checking'],
    ['High Yield Savings', 'Savings'],
    ['Rewards Credit Card', 'Credit Card'],
    ['Auto Loan', 'Loan'],
  ]);
  expect(sampleAccounts.every(({ lastFour, status }) => /^\d{4}$/.test(lastFour) && status === 'Active')).toBe(true);
  expect(sampleAccounts.map(({ apy }) => apy)).toEqual([undefined, 3.2, undefined, undefined]);
  expect(sampleAccounts.map(({ limit }) => limit?.minor)).toEqual([undefined, undefined, 750_000, undefined]);
});
