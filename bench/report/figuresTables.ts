import type { Figure } from '../Bench.ts';
import { formatFigure, formatLimit } from './format.ts';
import type { Run } from './Run.ts';

/** One table for each benchmark, in Markdown: what is measured of several subjects has a column for each of them. */
export function figuresTables({ results }: Run): string {
  const tables = Object.entries(results).map(([bench, { figures }]) => `**${bench}**\n\n${tableOf(figures)}\n`);
  return `\n${tables.join('\n')}\n`;
}

function tableOf(figures: Figure[]): string {
  const names = distinct(figures.map(({ name }) => name));
  const subjects = distinct(figures.map(({ subject }) => subject));
  const isShared = subjects.length > 1 && names.length < figures.length;
  return isShared ? besideEachOther(figures, names, subjects) : oneByOne(figures);
}

function besideEachOther(figures: Figure[], names: string[], subjects: string[]): string {
  const rows = names.map((name) => {
    const named = figures.filter((figure) => figure.name === name);
    const cells = subjects.map((subject) => named.filter((figure) => figure.subject === subject).map(formatFigure));
    return [name, ...cells, distinct(named.map(formatLimit)).filter(Boolean).join(', ')];
  });
  return table(
    ['', ...subjects, 'limit'],
    rows.map((row) => row.map(String)),
  );
}

function oneByOne(figures: Figure[]): string {
  const rows = figures.map((figure) => [
    `${figure.subject}: ${figure.name}`,
    formatFigure(figure),
    formatLimit(figure),
  ]);
  return table(['', '', 'limit'], rows);
}

function table(head: string[], rows: string[][]): string {
  const rule = head.map((_, at) => (at === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function distinct(values: string[]): string[] {
  return [...new Set(values)];
}
