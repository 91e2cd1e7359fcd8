import { parseMoney } from '@bank/shared/forms';
import Papa from 'papaparse';
import { isAccountNumber } from '../payees/payeeChecks';
import type { Fault, FileProblem, NumberedPayment, ReadFile } from './importValues';

const MAX_LINES = 100;
const MAX_REFERENCE = 100;
const CURRENCY = 'USD';
/** Names that spreadsheets in the bank's languages may use, without spaces, accents and capitals. */
const columnNames = {
  name: ['name', 'payee', 'recipient', 'nombre', 'beneficiario', 'الاسم', 'المستفيد'],
  account: ['account', 'accountnumber', 'iban', 'cuenta', 'numerodecuenta', 'الحساب', 'رقمالحساب'],
  amount: ['amount', 'importe', 'cantidad', 'المبلغ'],
  reference: ['reference', 'memo', 'note', 'referencia', 'concepto', 'المرجع', 'الرقمالمرجعي', 'ملاحظة'],
} as const;
type Column = keyof typeof columnNames;

interface Row {
  /** Where it begins in the file, from 1. */
  line: number;
  cells: string[];
  isMalformed: boolean;
}

/** What can be paid as far as the file tells, and what is wrong with every other line. */
export function readPayments(content: string): ReadFile {
  const { data, errors, meta } = Papa.parse<string[]>(content);
  const malformed = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const [header, ...rows] = rowsOf(data, malformed);
  const columns = header && columnsIn(header.cells);
  if (!columns) return nothing(header ? 'columns' : 'empty');
  if (rows.length === 0) return nothing('empty');
  if (rows.length > MAX_LINES) return nothing('tooMany');
  // Spreadsheets write semicolons where commas are decimal marks.
  const locale = meta.delimiter === ';' ? 'es' : 'en';
  return readRows(rows, { width: header.cells.length, columns, locale });
}

function nothing(problem: FileProblem): ReadFile {
  return { problem, payments: [], faults: [] };
}

/** Drops empty rows; a cell may have lines of its own. */
function rowsOf(data: string[][], malformed: Set<number | undefined>): Row[] {
  let line = 1;
  return data.flatMap((cells, index) => {
    const row = { line, cells: cells.map((cell) => cell.trim()), isMalformed: malformed.has(index) };
    line += 1 + cells.join('').split('\n').length - 1;
    return row.cells.some(Boolean) ? [row] : [];
  });
}

function columnsIn(header: string[]): Record<Column, number> | undefined {
  const plain = header.map((cell) =>
    cell
      .normalize('NFKD')
      .replaceAll(/[^\p{L}]/gu, '')
      .toLowerCase(),
  );
  const indexOf = (column: Column) =>
    plain.findIndex((name) => (columnNames[column] as readonly string[]).includes(name));
  const columns = {
    name: indexOf('name'),
    account: indexOf('account'),
    amount: indexOf('amount'),
    reference: indexOf('reference'),
  };
  return Object.values(columns).includes(-1) ? undefined : columns;
}

interface Layout {
  width: number;
  columns: Record<Column, number>;
  locale: string;
}

function readRows(rows: Row[], layout: Layout): ReadFile {
  const payments: NumberedPayment[] = [];
  const faults: Fault[] = [];
  const lines = new Map<string, number>();
  for (const row of rows) {
    const read = readRow(row, layout);
    if ('faults' in read) {
      faults.push(...read.faults);
      continue;
    }
    const { accountNumber, amount, reference, name } = read;
    const same = JSON.stringify([accountNumber.replaceAll(/[\s-]/g, '').toUpperCase(), amount.minor, reference]);
    const other = lines.get(same);
    if (other === undefined) payments.push(read);
    else faults.push({ line: row.line, name, what: 'twice', other });
    lines.set(same, other ?? row.line);
  }
  return { payments, faults };
}

function readRow(row: Row, { width, columns, locale }: Layout): NumberedPayment | { faults: Fault[] } {
  const cellOf = (column: Column) => row.cells[columns[column]] ?? '';
  const [name, accountNumber, reference] = [cellOf('name'), cellOf('account'), cellOf('reference')];
  const amount = parseMoney(cellOf('amount'), CURRENCY, locale);
  const fault = (what: 'malformed' | 'cells' | 'name' | 'account' | 'amount' | 'reference') => ({
    line: row.line,
    name,
    what,
  });
  if (row.isMalformed) return { faults: [fault('malformed')] };
  if (row.cells.length !== width) return { faults: [fault('cells')] };
  const isReference = reference !== '' && reference.length <= MAX_REFERENCE && !/\p{C}/u.test(reference);
  const faults = [
    ...(name ? [] : [fault('name')]),
    ...(isAccountNumber(accountNumber) ? [] : [fault('account')]),
    ...(amount && amount.minor > 0 ? [] : [fault('amount')]),
    ...(isReference ? [] : [fault('reference')]),
  ];
  return amount && faults.length === 0 ? { line: row.line, name, accountNumber, amount, reference } : { faults };
}
