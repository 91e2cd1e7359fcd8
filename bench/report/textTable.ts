import type { Mode } from '../Bench.ts';
import type { Compared } from './compareRuns.ts';
import { formatFigure, formatLimit } from './format.ts';
import { isWithin } from './judge.ts';

/** Prints each subject with its figures, what they were before, and their limits. */
export function textTable(compared: Compared[], mode: Mode): string {
  const rows = compared.map(({ figure, before, verdict }) => [
    `  ${figure.name}`,
    formatFigure(figure),
    before ? `before ${formatFigure(before)}` : '',
    formatLimit(figure),
    [isWithin(figure, mode) ? '' : 'OUTSIDE', verdict === 'worse' ? 'WORSE' : verdict === 'better' ? 'better' : '']
      .join(' ')
      .trim(),
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return compared
    .flatMap(({ bench, figure }, at) => {
      const title = `${bench} · ${figure.subject}`;
      const last = compared[at - 1];
      const isNew = !last || `${last.bench} · ${last.figure.subject}` !== title;
      return [...(isNew ? [`\n${title}`] : []), lines[at] ?? ''];
    })
    .join('\n');
}

export function worseThanBefore(compared: Compared[]): string {
  const worse = compared.filter(({ verdict }) => verdict === 'worse');
  if (worse.length === 0)
    return 'Nothing that can be compared got worse than the committed run by more than the noise.';
  const lines = worse.map(
    ({ id, figure, before }) => `  ${id}: ${formatFigure(figure)}, before ${before ? formatFigure(before) : ''}`,
  );
  return ['Worse than the committed run by more than the noise:', ...lines].join('\n');
}
