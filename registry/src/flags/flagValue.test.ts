import { flagValue } from './flagValue.ts';

const facts = { owner: 'Cards squad', until: '2027-01-31' };
const rule = { percent: 5 };

test('a switch is true for whom its rule means and false for all others, whatever its default is', () => {
  for (const fallback of [true, false]) {
    const flag = { default: fallback, ...facts };
    expect(flagValue(flag, undefined, false)).toBe(fallback);
    expect([flagValue(flag, rule, true), flagValue(flag, rule, false)]).toEqual([true, false]);
  }
});

test('a flag of more values has its default for all others', () => {
  const flag = { default: 'list', values: ['grid'], ...facts };

  expect([true, false].map((isMeant) => flagValue(flag, { ...rule, value: 'grid' }, isMeant))).toEqual([
    'grid',
    'list',
  ]);
});

test('a value that this version of the remote does not have is its default', () => {
  const flag = { default: 'list', values: ['grid'], ...facts };

  expect(flagValue(flag, { ...rule, value: 'table' }, true)).toBe('list');
  expect(flagValue(flag, rule, true)).toBe('list');
  expect(flagValue({ default: true, ...facts }, { ...rule, value: 'grid' }, true)).toBe(false);
});
