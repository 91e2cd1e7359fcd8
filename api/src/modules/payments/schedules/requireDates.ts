import type { Bank } from '../../../kernel/bank/Bank.ts';
import { dayAt } from '../../../kernel/bank/days.ts';
import { fieldProblem } from '../../../kernel/bank/ProblemError.ts';
import { dateProblems as problems } from '../contract/problems.ts';
import { addYears } from './dates.ts';

const MAX_YEARS = 1;

interface Dates {
  nextOn: string;
  lastOn: string | null;
}

/**
 * @param name of the next date, in the request
 * @throws {ProblemError} for a next date that has passed or is more than a year ahead, and for an end before it
 */
export function requireDates({ now }: Pick<Bank, 'now'>, { nextOn, lastOn }: Dates, name: 'firstOn' | 'nextOn'): void {
  const today = dayAt(now());
  const path = `/${name}`;
  if (nextOn < today) throw fieldProblem(path, 'Choose a date that has not passed.', problems['date-passed']);
  if (nextOn > addYears(today, MAX_YEARS)) {
    throw fieldProblem(path, 'Choose a date within a year.', problems['date-too-late']);
  }
  if (lastOn === null || lastOn >= nextOn) return;
  throw fieldProblem('/lastOn', 'The end comes before the next date.', problems['ends-too-early']);
}
