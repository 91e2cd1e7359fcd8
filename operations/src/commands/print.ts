import { plain } from '@bank/registry/plain.ts';
import { InvalidArgumentError } from 'commander';

const MAX_CELL = 1000;

export function print({ json }: { json?: boolean }, data: unknown, text: string): void {
  console.log(json ? JSON.stringify(data, null, 2) : printable(text));
}

/** Outside text without terminal escape sequences. */
export function printable(text: string): string {
  return text.split('\n').map(plain).join('\n');
}

export function table(cells: string[][]): string {
  const rows = cells.map((row) => row.map((cell) => cut(plain(cell))));
  const widths = (rows[0] ?? []).map((_, column) =>
    rows.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), 0),
  );
  const line = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}

/** All rows are as wide as the widest, and squads write into them what they like. */
function cut(cell: string): string {
  return cell.length > MAX_CELL ? `${cell.slice(0, MAX_CELL)} …` : cell;
}

export function age(iso: string, now = Date.now()): string {
  const minutes = Math.floor((now - Date.parse(iso)) / 60_000);
  if (!Number.isFinite(minutes)) return '–';
  if (minutes < 60) return `${minutes} min`;
  return minutes < 2880 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} d`;
}

export function parseCount(text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Expected a positive whole number.');
}
