import { LogBudget } from './LogBudget.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('allows its number of lines a minute, and says with the next one how many were left out', () => {
  const budget = new LogBudget(2);
  const write = jest.fn();
  const written = (times: number) => {
    for (let line = 0; line < times; line += 1) budget.spend(write);
    return write.mock.calls.splice(0).flat();
  };
  expect(written(4)).toEqual([{}, {}]);

  jest.advanceTimersByTime(59_999);
  expect(written(1)).toEqual([]);

  jest.advanceTimersByTime(1);
  expect(written(3)).toEqual([{ omitted: 3 }, {}]);
});
