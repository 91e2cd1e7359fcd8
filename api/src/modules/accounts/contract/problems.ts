import type { OwnProblem } from '../../../kernel/contract/problem.ts';

/** What keeps an account open, by the names that the database says. */
export const closingProblems = {
  'not-at-zero': { name: 'not-at-zero', status: 409, title: 'The account isn’t at zero' },
  'payments-pending': { name: 'payments-pending', status: 409, title: 'A payment is on its way' },
  'payments-scheduled': { name: 'payments-scheduled', status: 409, title: 'A payment is planned' },
} as const satisfies Record<string, OwnProblem>;
