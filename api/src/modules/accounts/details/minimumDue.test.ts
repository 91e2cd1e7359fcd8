import { minimumDue } from './minimumDue.ts';

test.each([
  ['nothing owed', 0n, 0n, 0n],
  ['a balance in the customer’s favour', -500n, 0n, 0n],
  ['less than the least amount', 18_00n, 0n, 18_00n],
  ['a small statement', 800_00n, 0n, 25_00n],
  ['two percent, rounded up', 3_000_01n, 0n, 60_01n],
  ['some of it paid', 3_000_00n, 10_00n, 50_00n],
  ['the minimum paid', 3_000_00n, 60_00n, 0n],
  ['all of it paid', 18_00n, 18_00n, 0n],
])('asks with %s', (_, owed, paid, minimum) => {
  expect(minimumDue(owed, paid)).toBe(minimum);
});
