import { sampleAccounts } from '@bank/shared/sample';
import { sortAccounts, toggleSort } from './sortAccounts';

const order = (sort: Parameters<typeof sortAccounts>[1]) => sortAccounts(sampleAccounts, sort).map(({ id }) => id);

test('keeps the bank’s order until the customer sorts', () => {
  expect(order(undefined)).toEqual(['checking', 'savings', 'credit', 'loan']);
});

test('sorts by name and by balance in both directions, debts below nothing', () => {
  expect(order({ column: 'name', direction: 'ascending' })).toEqual(['loan', 'savings', 'checking', 'credit']);
  expect(order({ column: 'name', direction: 'descending' })).toEqual(['credit', 'checking', 'savings', 'loan']);
  expect(order({ column: 'balance', direction: 'ascending' })).toEqual(['loan', 'credit', 'checking', 'savings']);
  expect(order({ column: 'balance', direction: 'descending' })).toEqual(['savings', 'checking', 'credit', 'loan']);
});

test('leaves the bank’s own list as it is', () => {
  const before = [...sampleAccounts];

  sortAccounts(sampleAccounts, { column: 'balance', direction: 'ascending' });

  expect(sampleAccounts).toEqual(before);
});

test('starts each column ascending, then turns it round', () => {
  const first = toggleSort(undefined, 'name');
  const second = toggleSort(first, 'name');

  expect(first).toEqual({ column: 'name', direction: 'ascending' });
  expect(second).toEqual({ column: 'name', direction: 'descending' });
  expect(toggleSort(second, 'name')).toEqual(first);
  expect(toggleSort(second, 'balance')).toEqual({ column: 'balance', direction: 'ascending' });
});
