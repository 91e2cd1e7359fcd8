import { escapeFormula } from './transactionsCsv.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '|cmd', '%0A', '\t=1', '\r=1', ' =1', '＝1', '\n=1'])(
  'keeps a spreadsheet from evaluating %j',
  (text) => {
    const escaped = escapeFormula(text);
    expect(escaped).toMatch(/^'/);
    expect(escaped.replaceAll("'", '')).toBe(text);
  },
);

const SEPARATORS = [',', ';', ':', '|', '\t', ' ', '\n', '\r\n', '; ', ';"', ';\'"', ' ;\t'];
const FORMULAS = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '=cmd|" /C calc"!A0',
  '＝1',
  '＋1',
  '－1',
  '＠A',
  '%0A',
  '"=1',
  "'=1",
];

/** As a spreadsheet does that splits cells at one of these signs, and drops quotes and spaces. */
const cellsOf = (text: string) =>
  [/,/, /;/, /:/, /\|/, /\t/, /\s/, /[\r\n]/, /[,;:|\t\r\n]/].flatMap((separator) =>
    text.split(separator).map((cell) => cell.trim().replace(/^["\s]+/, '')),
  );

test.each(SEPARATORS)('leaves no formula behind %j either', (separator) => {
  for (const formula of FORMULAS) {
    for (const text of [
      `Rent${separator}${formula}`,
      `${separator}${formula}`,
      `a${separator}b${separator}${formula}`,
    ]) {
      const cells = cellsOf(escapeFormula(text)).filter((cell) => /^[=+\-@%＝＋－＠]./.test(cell));
      expect([text, cells]).toEqual([text, []]);
    }
  }
});

test.each(['Corner Bakery', 'A=B', '7-Eleven', 'Tea - Coffee', 'Rock & Roll', 'Salary, Northwind', '50% off', ''])(
  'leaves %j as it is',
  (text) => {
    expect(escapeFormula(text)).toBe(text);
  },
);
