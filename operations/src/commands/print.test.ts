import { table } from './print.ts';

test('a table is as wide as its cells, of which each has a thousand characters at most', () => {
  const [first, second] = table([
    ['a', 'b'],
    ['y'.repeat(5000), 'c'],
  ]).split('\n');

  expect(first).toHaveLength(1005);
  expect(second).toMatch(/^y{1000} … {2}c$/);
});
