import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@bank/checkout/workspace/paths.ts';
import type { Compared } from './compareRuns.ts';
import { formatFigure, formatLimit } from './format.ts';
import type { Run } from './Run.ts';

const FILE = path.join(root, 'docs/performance.md');
const TABLE = /(<!-- figures -->\n)[\s\S]*(<!-- \/figures -->)/;

/** Puts the figures of the run beside those of the one before. */
export async function updateDocs(compared: Compared[], before: Run, now: Run): Promise<void> {
  const text = await readFile(FILE, 'utf8');
  await writeFile(
    FILE,
    text.replace(TABLE, (_, start: string, end: string) => `${start}${markdown(compared, before, now)}${end}`),
  );
}

function markdown(compared: Compared[], before: Run, now: Run): string {
  const rows = compared.map(({ bench, figure, before: earlier }) => {
    const cells = [
      bench,
      figure.subject,
      figure.name,
      earlier ? formatFigure(earlier) : '',
      formatFigure(figure),
      formatLimit(figure),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const head = `| | | | ${dated(before)} | ${dated(now)} | limit |\n| --- | --- | --- | ---: | ---: | ---: |`;
  return `${head}\n${rows.join('\n')}\n`;
}

function dated({ takenAt, commit }: Run): string {
  return `${takenAt.slice(0, 10)} (${commit})`;
}
