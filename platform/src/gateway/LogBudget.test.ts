import { LogBudget } from './LogBudget.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('allows its number of lines a minute, and says with the next one how many were left out', () => {
  const budget = new LogBudget(2);
  const spend = (times: number) => Array.from({ length: times }, () => budget.spend());
  expect(spend(4)).toEqual([0, 0, undefined, undefined]);

  jest.advanceTimersByTime(59_999);
  expect(spend(1)).toEqual([undefined]);

  jest.advanceTimersByTime(1);
  expect(spend(3)).toEqual([3, 0, undefined]);
});
