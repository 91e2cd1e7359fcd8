import { setImmediate } from 'node:timers/promises';
import type { Bank } from '../../../kernel/bank/Bank.ts';
import { dayAt } from '../../../kernel/bank/days.ts';
import { decimalOf } from '../../../kernel/bank/money.ts';
import type { Filter } from './queryEntries.ts';
import { type Entry, pageOf } from './transactions.ts';

const ROWS_AT_ONCE = 1000;

/** RFC 4180. Streamed page by page, so that large exports neither fill the memory nor keep others waiting. */
export async function* transactionsCsv(bank: Bank, customerId: string, filter: Filter): AsyncGenerator<string> {
  let text = line(['Date', 'Description', 'Category', 'Account', 'Amount', 'Currency']);
  let cursor: string | null | undefined;
  do {
    const { entries, next } = await pageOf(bank, customerId, { ...filter, ...(cursor && { cursor }) }, ROWS_AT_ONCE);
    yield text + entries.map(row).join('');
    text = '';
    cursor = next;
    // The embedded database answers without a turn of the event loop, in which other requests come.
    if (cursor) await setImmediate();
  } while (cursor);
}

function row({ booked_at, description, category, number, amount, currency }: Entry): string {
  const cells = [dayAt(booked_at), escapeFormula(description), category, `•••• ${number.slice(-4)}`];
  return line([...cells, decimalOf(amount, currency), currency]);
}

function line(cells: string[]): string {
  return `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
}

const SIGN = '[=+\\-@|%＝＋－＠]';
/** At the beginning, also behind spaces. */
const LEADING = new RegExp(`^(?=[\\s"']*${SIGN})|^(?=[\\t\\r\\n])`);
/** Whatever sign a spreadsheet is set to end cells at. A sign that stands alone behind a space is a dash or a plus. */
const LATER = new RegExp(`([,;:|\\t\\r\\n][\\s"']*)(?=${SIGN})|(\\s["']*)(?=${SIGN}\\S)`, 'g');

/**
 * The apostrophe keeps spreadsheets from evaluating text as a formula:
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
export function escapeFormula(text: string): string {
  return text.replace(LATER, "$&'").replace(LEADING, "'");
}
