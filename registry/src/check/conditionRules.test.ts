import { cardsRelease, shellRelease } from '../testing/cardsRegistry.ts';
import { checkConditions } from './conditionRules.ts';

const facts = { owner: 'Cards squad', until: '2027-01-31' };
const flags = { offers: { default: false, ...facts }, layout: { default: 'list', values: ['grid'], ...facts } };
const mount = (path: string, layout: 'main' | 'public', condition: object) => ({
  path,
  title: 'Cards',
  layout,
  expose: 'Page',
  files: [],
  for: condition,
});
const found = (...mounts: ReturnType<typeof mount>[]) =>
  checkConditions(cardsRelease('a', { flags, mounts })).map(({ where, found: problem }) => `${where} ${problem}`);

test('takes flags of true and false, groups and languages', () => {
  expect(found(mount('/cards', 'main', { flag: 'offers', groups: ['private'], languages: ['es'] }))).toEqual([]);
  expect(checkConditions(shellRelease('1'))).toEqual([]);
});

test('refuses a condition that could never hold', () => {
  expect(found(mount('/cards', 'main', { flag: 'ofers' }), mount('/cards/x', 'main', { flag: 'layout' }))).toEqual([
    '/cards is for whoever has "ofers", which is no flag of true and false.',
    '/cards/x is for whoever has "layout", which is no flag of true and false.',
  ]);
  const entry = { group: 'Main', label: 'Cards', to: '/cards', icon: 'cards' as const, for: { flag: 'x' } };
  const extension = { slot: 'bank/a@1', id: 'b', title: 'B', expose: 'B', files: [], for: { flag: 'x' } };
  expect(
    checkConditions(cardsRelease('a', { navigation: [entry], extensions: [extension] })).map(({ where }) => where),
  ).toEqual(['/cards', 'bank/a@1 b']);
});

test('refuses a condition on a public page, which nobody has signed in for', () => {
  expect(found(mount('/auth/x', 'public', { groups: ['staff'] }))).toEqual([
    '/auth/x is public, and for some customers alone.',
  ]);
});
