import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@bank/checkout/workspace/paths.ts';
import type { Figure } from '../Bench.ts';
import { figuresTables } from './figuresTables.ts';
import { readRun } from './Run.ts';

const figure = (subject: string, name: string, value: number, limits: Partial<Figure> = {}): Figure => ({
  subject,
  name,
  unit: 'ms',
  value,
  ...limits,
});
const tablesOf = (figures: Figure[]) =>
  figuresTables({
    takenAt: '2026-11-22T12:00:00Z',
    commit: 'abc1234',
    mode: 'full',
    machine: 'any',
    results: { paints: { figures } },
  });

test('what is measured of several pages stands beside each other', () => {
  const figures = [figure('/login', 'paint', 300, { max: 400 }), figure('/cards', 'paint', 500, { max: 400 })];

  expect(tablesOf(figures)).toContain(
    '|  | /login | /cards | limit |\n| --- | ---: | ---: | ---: |\n| paint | 300 ms | 500 ms | ≤ 400 ms |',
  );
});

test('a page that lacks a figure has an empty cell', () => {
  const figures = [figure('/login', 'paint', 300), figure('/cards', 'paint', 500), figure('/cards', 'chart', 900)];

  expect(tablesOf(figures)).toContain('| chart |  | 900 ms |  |');
});

test('what is measured once has a row of its own', () => {
  expect(tablesOf([figure('sort', 'next paint', 48, { max: 50 })])).toContain('| sort: next paint | 48 ms | ≤ 50 ms |');
});

test('docs/performance.md shows the committed run', async () => {
  const run = await readRun(path.join(root, 'bench/committedRun.json'));

  expect(await readFile(path.join(root, 'docs/performance.md'), 'utf8')).toContain(figuresTables(run));
});
