import type { Bank } from '../../bank/Bank.ts';
import type { Filter } from './queryEntries.ts';
import { type Entry, pageOf } from './transactions.ts';

const ROWS_AT_ONCE = 1000;

/** All transactions of a filter as a CSV file (RFC 4180), page by page: it is never whole in memory. */
export async function* transactionsCsv(bank: Bank, customerId: string, filter: Filter): AsyncGenerator<string> {
  yield line(['Date', 'Description', 'Category', 'Account', 'Amount', 'Currency']);
  let cursor: string | null | undefined;
  do {
    const { entries, next } = await pageOf(bank, customerId, { ...filter, ...(cursor && { cursor }) }, ROWS_AT_ONCE);
    yield entries.map(row).join('');
    cursor = next;
  } while (cursor);
}

function row({ booked_at, description, category, number, amount, currency }: Entry): string {
  const cells = [booked_at.toISOString().slice(0, 10), harmless(description), category, `•••• ${number.slice(-4)}`];
  return line([...cells, decimal(amount), currency]);
}

function line(cells: string[]): string {
  return `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
}

/**
 * A text that a spreadsheet would take for a formula gets an apostrophe before it, at which no spreadsheet calculates.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
export function harmless(text: string): string {
  return /^\s*[=+\-@|%\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}

/** Minor units as a decimal number: -1234 as `-12.34`. */
export function decimal(minor: bigint): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
