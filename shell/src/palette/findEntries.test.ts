import { findEntries, type SearchEntry } from './findEntries';

const entry = (section: SearchEntry['section'], label: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  key: label,
  section,
  label,
  icon: null,
  ...more,
});
const entries = [
  entry('actions', 'Hide balances', { keywords: 'privacy' }),
  entry('pages', 'Accounts'),
  entry('pages', 'Savings', { detail: 'Accounts', isMinor: true }),
  entry('accounts', 'Ahorro rápido', { lastFour: '7093' }),
  entry('accounts', 'High Yield Savings'),
];
const find = (query: string, among = entries) =>
  findEntries(among, query).map(({ section, entries }) => [section, ...entries.map(({ label }) => label)]);

test('shows everything but what is minor, in sections, before anything is searched for', () => {
  expect(find('  ')).toEqual([
    ['pages', 'Accounts'],
    ['accounts', 'Ahorro rápido', 'High Yield Savings'],
    ['actions', 'Hide balances'],
  ]);
});

test('puts first what begins as the query, then what has words that do, then what contains it', () => {
  expect(find('savings')).toEqual([
    ['pages', 'Savings'],
    ['accounts', 'High Yield Savings'],
  ]);
  expect(find('high', [entry('pages', 'Thigh'), entry('pages', 'Nigh highs'), entry('pages', 'High')])).toEqual([
    ['pages', 'High', 'Nigh highs', 'Thigh'],
  ]);
});

test('finds by what stands beside a label, by keywords and by the last digits of a number, from their beginning', () => {
  expect(find('accounts').flat()).toContain('Savings');
  expect(find('privacy')).toEqual([['actions', 'Hide balances']]);
  expect(find('rivacy')).toEqual([]);
  expect(find('7093')).toEqual([['accounts', 'Ahorro rápido']]);
});

test('needs every word to match', () => {
  expect(find('savings high')).toEqual([['accounts', 'High Yield Savings']]);
  expect(find('savings low')).toEqual([]);
});

test.each([
  ['RAPIDO', 'Ahorro rápido'],
  ['ñandu', 'Nandú'],
  ['ادخار', 'الادّخار'],
  ['الاردن', 'الأردن'],
  ['بطاقه', 'بطاقة'],
  ['مبنى', 'مبني'],
  ['حـسـاب', 'حساب'],
])('finds without case, accents, vowel marks and other spellings: "%s" finds "%s"', (query, label) => {
  expect(find(query, [entry('pages', label)])).toEqual([['pages', label]]);
});
