import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@bank/checkout/workspace/paths.ts';
import { figuresTables } from './figuresTables.ts';
import type { Run } from './Run.ts';

const FILE = path.join(root, 'docs/performance.md');
const TABLES = /(<!-- figures -->\n)[\s\S]*(<!-- \/figures -->)/;

export async function updateDocs(run: Run): Promise<void> {
  const text = await readFile(FILE, 'utf8');
  const taken = `Of ${run.takenAt.slice(0, 10)}, at ${run.commit}, on ${run.machine}.\n`;
  await writeFile(
    FILE,
    text.replace(TABLES, (_, start: string, end: string) => `${start}${taken}${figuresTables(run)}${end}`),
  );
}
