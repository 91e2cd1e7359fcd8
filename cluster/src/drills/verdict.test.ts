import { windowOf } from './verdict.ts';

const failedAt = (...times: number[]) => times.map((at) => ({ kind: 'read' as const, at, why: '' }));

test('a window lasts from the first to the last failure, whatever was answered between them', () => {
  expect(windowOf(failedAt(1000, 2500, 4000))).toBe(3000);
});

test('failures that are far apart are windows of their own, of which the longest counts', () => {
  expect(windowOf(failedAt(0, 500, 9000, 9800, 20_000))).toBe(800);
});

test('there is no window without a failure, and one failure is none either', () => {
  expect([windowOf([]), windowOf(failedAt(7))]).toEqual([0, 0]);
});
