import type { OwnProblem } from '../../../kernel/contract/problem.ts';

/** Why a transfer is refused, by names that screens have words for. */
export const transferProblems = {
  'new-payee': { name: 'new-payee', status: 422, title: 'More than a new payee gets' },
  'not-your-account': { name: 'not-your-account', status: 422, title: 'Not an account to send from' },
  'wrong-currency': { name: 'wrong-currency', status: 422, title: 'Another currency' },
  'unknown-payee': { name: 'unknown-payee', status: 422, title: 'No such account' },
  'same-account': { name: 'same-account', status: 422, title: 'From an account to itself' },
  'above-ceiling': { name: 'above-ceiling', status: 422, title: 'More than the account takes' },
} as const satisfies Record<string, OwnProblem>;

export const payeeProblems = {
  'unknown-account': { name: 'unknown-account', status: 422, title: 'No such account' },
  'own-account': { name: 'own-account', status: 422, title: 'An account of one’s own' },
  'payee-known': { name: 'payee-known', status: 422, title: 'A payee already' },
} as const satisfies Record<string, OwnProblem>;

export const importProblems = {
  'no-match': { name: 'no-match', status: 422, title: 'Not in this name' },
} as const satisfies Record<string, OwnProblem>;

export const dateProblems = {
  'date-passed': { name: 'date-passed', status: 422, title: 'A date that has passed' },
  'date-too-late': { name: 'date-too-late', status: 422, title: 'A date too far ahead' },
  'ends-too-early': { name: 'ends-too-early', status: 422, title: 'An end before the next date' },
  'date-dealt-with': { name: 'date-dealt-with', status: 422, title: 'A payment that was already made' },
} as const satisfies Record<string, OwnProblem>;

export const wireProblems = {
  'unknown-bank': { name: 'unknown-bank', status: 422, title: 'No such bank' },
  'bic-of-another-bank': { name: 'bic-of-another-bank', status: 422, title: 'The BIC of another bank' },
  'below-the-fee': { name: 'below-the-fee', status: 422, title: 'No more than the fee' },
  'unknown-quote': { name: 'unknown-quote', status: 422, title: 'No such quote' },
  'quote-expired': { name: 'quote-expired', status: 422, title: 'The quote has expired' },
  'cut-off-passed': { name: 'cut-off-passed', status: 422, title: 'The day’s cut-off has passed' },
} as const satisfies Record<string, OwnProblem>;
