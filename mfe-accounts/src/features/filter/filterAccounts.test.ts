import { bankData } from '@bank/shared/data';
import { type AccountFilter, filterAccounts, isFiltering, NO_FILTER } from './filterAccounts';

const idsFor = async (filter: Partial<AccountFilter>) =>
  filterAccounts(await bankData().accounts(), { ...NO_FILTER, ...filter }).map(({ id }) => id);

test.each([
  ['', ['checking', 'savings', 'credit', 'loan']],
  ['  ', ['checking', 'savings', 'credit', 'loan']],
  ['PRIMARY', ['checking']],
  ['7093', ['savings']],
  ['card rewards', ['credit']],
  [' auto  loan ', ['loan']],
  ['active', ['checking', 'savings', 'credit', 'loan']],
  ['primary loan', []],
])('finds by "%s"', async (text, ids) => {
  expect(await idsFor({ text })).toEqual(ids);
});

test('finds by type, and by type and text together', async () => {
  expect(await idsFor({ type: 'Credit Card' })).toEqual(['credit']);
  expect(await idsFor({ type: 'Credit Card', text: '1156' })).toEqual(['credit']);
  expect(await idsFor({ type: 'Loan', text: '1156' })).toEqual([]);
});

test('knows when there is nothing to clear', () => {
  expect(isFiltering(NO_FILTER)).toBe(false);
  expect(isFiltering({ text: ' ', type: 'all' })).toBe(false);
  expect(isFiltering({ text: 'a', type: 'all' })).toBe(true);
  expect(isFiltering({ text: '', type: 'Loan' })).toBe(true);
});
