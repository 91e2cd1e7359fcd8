import { readPayments } from './readPayments';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const HEADER = 'Name,Account,Amount,Reference';
const faultsIn = (...lines: string[]) =>
  readPayments([HEADER, ...lines].join('\n')).faults.map(({ line, what }) => [line, what]);

test('reads commas, quotes, what a byte order mark precedes, and any line ends', () => {
  const content = `\uFEFFName,Account,Amount,Reference\r\n"Beck, ""Noah""",4000 1188 2204,"1,250.50",Rent\r\n`;
  expect(readPayments(content)).toEqual({
    payments: [
      { line: 2, name: 'Beck, "Noah"', accountNumber: '4000 1188 2204', amount: usd(1250_50), reference: 'Rent' },
    ],
    faults: [],
  });
});

test.each([
  ['1250,50', 1250_50],
  ['1.250,50', 1250_50],
  ['1.250', 1250_00],
  ['12.50', 12_50],
])('reads %s beside semicolons as Spanish and German spreadsheets write it', (typed, minor) => {
  const { payments } = readPayments(`Concepto;Importe;Número de cuenta;Beneficiario\nAlquiler;${typed};40001188;Ana\n`);
  expect(payments).toEqual([
    { line: 2, name: 'Ana', accountNumber: '40001188', amount: usd(minor), reference: 'Alquiler' },
  ]);
});

test.each(['المرجع', 'الرقم المرجعي'])('reads columns that are named in Arabic, the last of them %s', (reference) => {
  const { payments } = readPayments(`الاسم,رقم الحساب,المبلغ,${reference}\nAna,40001188,12.50,Rent\n`);
  expect(payments).toEqual([
    { line: 2, name: 'Ana', accountNumber: '40001188', amount: usd(12_50), reference: 'Rent' },
  ]);
});

test('says of every line what is wrong with it, by its number in the file', () => {
  expect(
    faultsIn(
      'Ana,4000,10.00,A',
      '',
      ',40001188,10.00,B',
      '"Ana\nMaria",40001188,0,C',
      'Ana,40001188,12.345,',
      'Ana,40001188,10.00',
      'Ana,40001188,10,D',
      'Ana,4000 1188,10.00,D',
      'Ana,40001188,-5,E',
      'Ana,40001188,10.00,"F',
    ),
  ).toEqual([
    [2, 'account'],
    [4, 'name'],
    [5, 'amount'],
    [7, 'amount'],
    [7, 'reference'],
    [8, 'cells'],
    [10, 'twice'],
    [11, 'amount'],
    [12, 'malformed'],
  ]);
});

test.each([
  ['', 'empty'],
  [`${HEADER}\n\n`, 'empty'],
  ['Ana,40001188,10.00,A', 'columns'],
  ['PK\u0003\u0004', 'columns'],
  [[HEADER, ...Array.from({ length: 101 }, (_, index) => `Ana,40001188,1,${index}`)].join('\n'), 'tooMany'],
])('says what is wrong with a file as a whole', (content, problem) => {
  expect(readPayments(content)).toEqual({ problem, payments: [], faults: [] });
});
