import { decimalOf, moneyText } from './money.ts';

test.each([
  [0n, 'USD', '0.00'],
  [5n, 'USD', '0.05'],
  [-5n, 'USD', '-0.05'],
  [-123_456n, 'USD', '-1234.56'],
  [9_007_199_254_740_991n, 'USD', '90071992547409.91'],
  [-1_234_567n, 'JPY', '-1234567'],
  [5n, 'KWD', '0.005'],
  [1_234_567n, 'KWD', '1234.567'],
])('writes %s minor units of %s as %s', (minor, currency, text) => {
  expect(decimalOf(minor, currency)).toBe(text);
});

test.each([
  ['USD', '$12,345.67'],
  ['JPY', '¥1,234,567'],
  ['KWD', 'KWD\u00a01,234.567'],
])('says an amount of %s as %s', (currency, text) => {
  expect(moneyText(1_234_567n, currency)).toBe(text);
});
