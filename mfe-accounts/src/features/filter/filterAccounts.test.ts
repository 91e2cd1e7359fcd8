import { sampleAccounts } from '@bank/shared/sample';
import { type AccountFilter, filterAccounts, isFiltering, NO_FILTER } from './filterAccounts';

const idsFor = (filter: Partial<AccountFilter>) =>
  filterAccounts(sampleAccounts, { ...NO_FILTER, ...filter }).map(({ id }) => id);

test.each([
  ['', ['checking', 'savings', 'credit', 'loan']],
  ['  ', ['checking', 'savings', 'credit', 'loan']],
  ['PRIMARY', ['checking']],
  ['7093', ['savings']],
  ['card rewards', ['credit']],
  [' auto  loan ', ['loan']],
  ['active', ['checking', 'savings', 'credit', 'loan']],
  ['primary loan', []],
])('finds by "%s"', (text, ids) => {
  expect(idsFor({ text })).toEqual(ids);
});

test('finds by type, and by type and text together', () => {
  expect(idsFor({ type: 'Credit Card' })).toEqual(['credit']);
  expect(idsFor({ type: 'Credit Card', text: '1156' })).toEqual(['credit']);
  expect(idsFor({ type: 'Loan', text: '1156' })).toEqual([]);
});

test('knows when there is nothing to clear', () => {
  expect(isFiltering(NO_FILTER)).toBe(false);
  expect(isFiltering({ text: ' ', type: 'all' })).toBe(false);
  expect(isFiltering({ text: 'a', type: 'all' })).toBe(true);
  expect(isFiltering({ text: '', type: 'Loan' })).toBe(true);
});
