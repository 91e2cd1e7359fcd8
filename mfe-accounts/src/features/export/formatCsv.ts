// Spreadsheets read a file without it as Latin-1.
const BYTE_ORDER_MARK = '\uFEFF';

/** RFC 4180 in UTF-8. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map(escapeCell).join(','));
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
