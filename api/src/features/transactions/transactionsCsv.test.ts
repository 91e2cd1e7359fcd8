import { decimal, escapeFormula } from './transactionsCsv.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '|cmd', '%0A', '\t=1', '\r=1', ' =1', '＝1', '\n=1'])(
  'keeps a spreadsheet from evaluating %j',
  (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`);
  },
);

test.each(['Corner Bakery', 'A=B', '7-Eleven', ''])('leaves %j as it is', (text) => {
  expect(escapeFormula(text)).toBe(text);
});

test.each([
  [0n, '0.00'],
  [5n, '0.05'],
  [-5n, '-0.05'],
  [-123_456n, '-1234.56'],
  [9_007_199_254_740_991n, '90071992547409.91'],
])('writes %s minor units as %s', (minor, text) => {
  expect(decimal(minor)).toBe(text);
});
