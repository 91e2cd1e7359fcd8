import type { Connection } from '../../../kernel/bank/Bank.ts';
import { fieldProblem } from '../../../kernel/bank/ProblemError.ts';
import type { Outcome } from '../../../ledger/outcome.ts';
import { wireProblems as problems } from '../contract/problems.ts';
import { refusalOf } from '../transfers/refusalOf.ts';

/** The same words each time an order is repeated under its key: none of them may depend on the day. */
export async function wireRefusalOf(db: Connection, customerId: string, refused: Outcome): Promise<Error> {
  switch (refused.outcome) {
    case 'unknown-quote':
      return fieldProblem(
        '/quoteId',
        'This isn’t what we offered. Ask for the costs again.',
        problems['unknown-quote'],
      );
    case 'quote-expired':
      return fieldProblem('/quoteId', 'This rate has expired. Ask for the current one.', problems['quote-expired']);
    case 'cut-off-passed':
      return fieldProblem(
        '/quoteId',
        'It’s too late for this day. A wire that you order now leaves on the next working day: ask for the costs again.',
        problems['cut-off-passed'],
      );
    default:
      return refusalOf(db, customerId, { currency: 'USD' }, refused);
  }
}
