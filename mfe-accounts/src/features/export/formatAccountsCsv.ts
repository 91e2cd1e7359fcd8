import type { Account } from '@bank/shared/api';
import { formatDecimal } from '@bank/shared/format';
import { text } from '../../messages';
import { accountKinds, statusLabels } from '../accounts/accountKinds';

// Without it spreadsheets read the file as Latin-1.
const BYTE_ORDER_MARK = '\uFEFF';

const columns = (): [title: string, cell: (account: Account) => string][] => [
  [text('details.columnName'), ({ name }) => name],
  [text('details.columnNumber'), ({ lastFour }) => `•••• ${lastFour}`],
  [text('account.type'), ({ type }) => text(accountKinds[type].label)],
  [text('account.balance'), ({ balance }) => formatDecimal(balance)],
  [text('export.csvCurrency'), ({ balance }) => balance.currency],
  [`${text('account.apy')} (%)`, ({ apy }) => (apy === undefined ? '' : String(apy))],
  [text('account.limit'), ({ limit }) => (limit ? formatDecimal(limit) : '')],
  [text('account.status'), ({ status }) => text(statusLabels[status])],
];

/** RFC 4180 in UTF-8, with masked account numbers. */
export function formatAccountsCsv(accounts: Account[]): string {
  const table = columns();
  const rows = accounts.map((account) => table.map(([, cell]) => cell(account)));
  const lines = [table.map(([title]) => title), ...rows].map((cells) => cells.map(escapeCell).join(','));
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
