import { compareNames } from './compareNames.ts';

test.each([
  ['Maya Lindqvist', 'match'],
  ['lindqvist  MAYA', 'match'],
  ['Máya Lindqvist', 'match'],
  ['M. Lindqvist', 'close'],
  ['Lindqvist', 'close'],
  ['Maja Lindquist', 'close'],
  ['Noah Beck', 'no-match'],
  ['Maya Smith', 'no-match'],
  ['M. L.', 'no-match'],
  ['-', 'unavailable'],
  ['مايا ليندكفيست', 'unavailable'],
])('%s is a %s of Maya Lindqvist', (typed, outcome) => {
  expect(compareNames(typed, 'Maya Lindqvist')).toBe(outcome);
});
