import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Bank } from '../../../kernel/bank/Bank.ts';
import type { Tables } from '../../../kernel/database/tables.ts';
import { escapeFormula, transactionsCsv } from './transactionsCsv.ts';

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

/** Splits cells at any of these signs and drops quotes and spaces, like a spreadsheet. */
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

test('lets others in between its pages, however fast the database answers', async () => {
  const page = Array.from({ length: 1001 }, (_, n) => ({
    id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    booked_at: new Date(0),
    amount: 1n,
  }));
  const rows = page.map((row) => ({
    ...row,
    description: 'Rent',
    category: 'Dining',
    number: '4821',
    currency: 'USD',
  }));
  const driver = new (class extends DummyDriver {
    override async acquireConnection() {
      return { ...(await super.acquireConnection()), executeQuery: async <R>() => ({ rows: rows as R[] }) };
    }
  })();
  const db = new Kysely<Tables>({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (some) => new PostgresIntrospector(some),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  let turns = 0;
  const count = () => {
    turns += 1;
    turning = setImmediate(count);
  };
  let turning = setImmediate(count);

  let pages = 0;
  for await (const _ of transactionsCsv({ db, now: () => new Date() } as Bank, 'customer', { language: 'en' })) {
    pages += 1;
    if (pages === 5) break;
  }

  clearImmediate(turning);
  expect(turns).toBeGreaterThanOrEqual(4);
});
