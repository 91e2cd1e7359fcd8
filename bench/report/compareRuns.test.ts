import type { Figure, Mode } from '../Bench.ts';
import { compareRuns } from './compareRuns.ts';
import { isWithin } from './judge.ts';
import type { Run } from './Run.ts';

const runOf = (figure: Partial<Figure>): Run => ({
  takenAt: '2026-11-22T12:00:00Z',
  commit: 'abc1234',
  mode: 'full',
  machine: 'any',
  results: {
    redeploy: { figures: [{ subject: 'second visit', name: 'bytes', unit: 'bytes', value: 100, ...figure }] },
  },
});

const verdictOf = (now: Partial<Figure>, before: Partial<Figure>) =>
  compareRuns(runOf(now), runOf(before)).map(({ verdict }) => verdict);

test.each<[string | undefined, Partial<Figure>, Partial<Figure>]>([
  ['worse', { value: 110 }, {}],
  ['better', { value: 90 }, {}],
  ['same', { value: 101 }, {}],
  ['better', { unit: 'score', value: 99 }, { unit: 'score', value: 90 }],
  ['worse', { unit: 'times', value: 1.2, band: [1.15, 1.25] }, { unit: 'times', value: 1.1, band: [1.05, 1.14] }],
  ['same', { unit: 'times', value: 1.2, band: [1.1, 1.3] }, { unit: 'times', value: 1.1, band: [1.05, 1.14] }],
  [undefined, { unit: 'times', value: 1.2 }, { unit: 'times', value: 1.1 }],
  [undefined, { unit: 'ms', value: 900 }, { unit: 'ms', value: 100 }],
  [undefined, { name: 'other' }, {}],
])('says "%s" of %j after %j', (verdict, now, before) => {
  expect(verdictOf(now, before)).toEqual([verdict]);
});

test.each<[boolean, Partial<Figure>, Mode]>([
  [true, { value: 100, max: 100 }, 'full'],
  [false, { value: 101, max: 100 }, 'full'],
  [false, { value: 99, min: 100 }, 'full'],
  [true, { value: 101, max: 100 }, 'quick'],
  [false, { unit: 'count', value: 1, max: 0 }, 'once'],
])('says %s to limits: %j in a %s run', (isInside, figure, mode) => {
  expect(isWithin({ subject: 'any', name: 'any', unit: 'bytes', value: 0, ...figure }, mode)).toBe(isInside);
});
