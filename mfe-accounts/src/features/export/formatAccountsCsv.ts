import type { Account } from '@bank/shared/api';
import { formatDecimal } from '@bank/shared/format';

// Without it spreadsheets read the file as Latin-1.
const BYTE_ORDER_MARK = '\uFEFF';

const columns: [title: string, cell: (account: Account) => string][] = [
  ['Account Name', ({ name }) => name],
  ['Account Number', ({ lastFour }) => `•••• ${lastFour}`],
  ['Type', ({ type }) => type],
  ['Balance', ({ balance }) => formatDecimal(balance)],
  ['Currency', ({ balance }) => balance.currency],
  ['APY (%)', ({ apy }) => (apy === undefined ? '' : String(apy))],
  ['Limit', ({ limit }) => (limit ? formatDecimal(limit) : '')],
  ['Status', ({ status }) => status],
];

/** RFC 4180 in UTF-8, with masked account numbers. */
export function formatAccountsCsv(accounts: Account[]): string {
  const rows = accounts.map((account) => columns.map(([, cell]) => cell(account)));
  const lines = [columns.map(([title]) => title), ...rows].map((cells) => cells.map(escapeCell).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function escapeCell(text: string): string {
  const harmless = isFormula(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Spreadsheets would run such a cell: https://owasp.org/www-community/attacks/CSV_Injection. */
function isFormula(text: string): boolean {
  return /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text);
}
