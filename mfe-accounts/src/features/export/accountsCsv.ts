import type { Account } from '@bank/shared/data';
import type { Money } from '@bank/shared/format';

// Spreadsheets take a file without it for Latin-1.
const BYTE_ORDER_MARK = '\uFEFF';

const columns: [title: string, cell: (account: Account) => string][] = [
  ['Account Name', ({ name }) => name],
  ['Account Number', ({ lastFour }) => `•••• ${lastFour}`],
  ['Type', ({ type }) => type],
  ['Balance', ({ balance }) => decimal(balance)],
  ['Currency', ({ balance }) => balance.currency],
  ['APY (%)', ({ apy }) => (apy === undefined ? '' : String(apy))],
  ['Limit', ({ limit }) => (limit ? decimal(limit) : '')],
  ['Status', ({ status }) => status],
];

/** The accounts as a CSV file (RFC 4180, UTF-8), with masked numbers only. */
export function accountsCsv(accounts: Account[]): string {
  const rows = accounts.map((account) => columns.map(([, cell]) => cell(account)));
  const lines = [columns.map(([title]) => title), ...rows].map((cells) => cells.map(csvCell).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function decimal({ minor }: Money): string {
  return (minor / 100).toFixed(2);
}

function csvCell(text: string): string {
  const harmless = mayBeFormula(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Spreadsheets run what begins like this (https://owasp.org/www-community/attacks/CSV_Injection); a number is none. */
function mayBeFormula(text: string): boolean {
  return /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text);
}
