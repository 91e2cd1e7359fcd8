import { costOf, reachedBy } from './exchange.ts';

test.each([
  [125_000n, 'EUR', '1.0845', 135_563n],
  [1n, 'EUR', '1.4999', 1n],
  [1n, 'EUR', '1.5', 2n],
  [100n, 'EUR', '1', 100n],
  [1_000n, 'JPY', '0.00665', 665n],
  [1n, 'JPY', '0.00665', 1n],
  [1n, 'KWD', '3.25', 1n],
  [1_500n, 'KWD', '3.25', 488n],
  [9_007_199_254_740_991n, 'EUR', '1.08450001', 9_768_307_681_838_597n],
])('%s minor units of %s at %s cost %s cents, rounded half up', (minor, currency, rate, cost) => {
  expect(costOf({ minor, currency }, rate, 'USD')).toBe(cost);
});

test.each([
  ['EUR', '1.0845'],
  ['JPY', '0.006684'],
  ['KWD', '3.2615'],
])('the most of %s that an amount reaches costs no more, and a unit more does', (currency, rate) => {
  for (const minor of [7n, 100n, 475_00n, 433_80n, 99_999_999n]) {
    const reached = reachedBy({ minor, currency: 'USD' }, rate, currency);
    expect(costOf({ minor: reached, currency }, rate, 'USD')).toBeLessThanOrEqual(minor);
    expect(costOf({ minor: reached + 1n, currency }, rate, 'USD')).toBeGreaterThan(minor);
  }
  expect(reachedBy({ minor: -1n, currency: 'USD' }, rate, currency)).toBe(0n);
});
