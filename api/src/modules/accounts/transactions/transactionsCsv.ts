import { setImmediate } from 'node:timers/promises';
import type { Bank } from '../../../kernel/bank/Bank.ts';
import { dayAt } from '../../../kernel/bank/days.ts';
import { decimalOf } from '../../../kernel/bank/money.ts';
import { readFromReplica } from '../../../kernel/sessions/readFromReplica.ts';
import { ownCategories } from '../categories/ownCategories.ts';
import type { OwnCategory } from '../contract/categories.ts';
import { text, wordEntry } from './fileTexts.ts';
import type { Filter } from './queryEntries.ts';
import { type Entry, pageOf } from './transactions.ts';

const ROWS_AT_ONCE = 1000;
const COLUMNS = ['date', 'description', 'category', 'account', 'amount', 'currency'] as const;

/**
 * RFC 4180. Streamed page by page, so that large exports neither fill the memory nor keep others waiting.
 * Its words are in the language of the filter; dates and amounts are as spreadsheets take them.
 */
export async function* transactionsCsv(
  bank: Bank,
  customerId: string,
  filter: Filter & { language: string },
): AsyncGenerator<string> {
  const { language } = filter;
  const own = await ownCategories(bank, customerId);
  let head = line(COLUMNS.map((column) => text(language, `file.${column}`)));
  let cursor: string | null | undefined;
  do {
    const page = { ...filter, ...(cursor && { cursor }) };
    const { entries, next } = await readFromReplica(bank, customerId, (some) =>
      pageOf(some, customerId, page, ROWS_AT_ONCE),
    );
    yield head + entries.map((entry) => row(entry, own(entry).ownCategory ?? entry.category, language)).join('');
    head = '';
    cursor = next;
    // The embedded database answers without a turn of the event loop, in which other requests come.
    if (cursor) await setImmediate();
  } while (cursor);
}

function row(entry: Entry, category: OwnCategory, language: string): string {
  const { booked_at, number, amount, currency } = entry;
  const words = [escapeFormula(wordEntry(language, entry)), text(language, `category.${category}`)];
  const cells = [dayAt(booked_at), ...words, `•••• ${number.slice(-4)}`];
  return line([...cells, decimalOf(amount, currency), currency]);
}

function line(cells: string[]): string {
  return `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
}

const SIGN = '[=+\\-@|%＝＋－＠]';
/** Matches at the beginning, also behind spaces. */
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
