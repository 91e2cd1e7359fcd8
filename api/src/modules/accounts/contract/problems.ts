import type { OwnProblem } from '../../../kernel/contract/problem.ts';

/** These keep an account open, under the names that the database gives them. */
export const closingProblems = {
  'not-at-zero': { name: 'not-at-zero', status: 409, title: 'The account isn’t at zero' },
  'payments-pending': { name: 'payments-pending', status: 409, title: 'A payment is on its way' },
  'payments-scheduled': { name: 'payments-scheduled', status: 409, title: 'A payment is planned' },
} as const satisfies Record<string, OwnProblem>;

/** These keep a customer from one more account, under the names that the database gives them. */
export const openingProblems = {
  'enough-accounts': { name: 'enough-accounts', status: 409, title: 'As many accounts as one customer has' },
  'enough-today': { name: 'enough-today', status: 409, title: 'As many accounts as one day opens' },
} as const satisfies Record<string, OwnProblem>;
