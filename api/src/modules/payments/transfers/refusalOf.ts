import type { Connection } from '../../../kernel/bank/Bank.ts';
import { moneyOf, moneyText } from '../../../kernel/bank/money.ts';
import { fieldProblem } from '../../../kernel/bank/ProblemError.ts';
import { keyReused } from '../../../kernel/idempotency/keepRefusal.ts';
import type { Outcome } from '../../../ledger/outcome.ts';
import { transferProblems as problems } from '../contract/problems.ts';
import { NEW_LIMIT } from '../payees/newPayees.ts';

/** The same words each time an order is repeated under its key. */
export async function refusalOf(
  db: Connection,
  customerId: string,
  { currency }: { currency: string },
  { outcome, accountId, room }: Pick<Outcome, 'outcome' | 'accountId' | 'room'>,
): Promise<Error> {
  switch (outcome) {
    case 'key-reused':
      return keyReused();
    case 'not-your-account':
      return fieldProblem('/fromAccountId', 'Choose one of your accounts to send from.', problems[outcome]);
    case 'wrong-currency':
      return fieldProblem('/amount', `Both accounts must be in ${currency}.`, problems[outcome]);
    case 'insufficient-funds':
      return fieldProblem('/amount', 'There isn’t enough money in this account.', 'insufficient-funds');
    case 'unknown-payee':
      return fieldProblem('/to', 'We couldn’t find this account. Check the number.', problems[outcome]);
    case 'new-payee':
      return fieldProblem(
        '/amount',
        `You can send at most ${moneyText(NEW_LIMIT, currency)} in all to someone you’ve just added, until a day has passed.`,
        problems[outcome],
        { limit: moneyOf(NEW_LIMIT, currency) },
      );
    case 'same-account':
      return fieldProblem('/to', 'Choose a different account from the one you’re sending from.', problems[outcome]);
    case 'above-ceiling': {
      const isOwn = accountId !== null && (await isOf(db, customerId, accountId));
      const words = isOwn ? owedAtMost(room ?? 0n, currency) : 'This account can’t take that much.';
      return fieldProblem('/amount', words, problems[outcome]);
    }
    default:
      return new Error(`The ledger refused a transfer: ${outcome}.`);
  }
}

/** Nobody learns what somebody else owes. */
async function isOf(db: Connection, customerId: string, accountId: string): Promise<boolean> {
  const own = db.selectFrom('accounts').select('id').where('id', '=', accountId).where('customer_id', '=', customerId);
  return (await own.executeTakeFirst()) !== undefined;
}

function owedAtMost(room: bigint, currency: string): string {
  if (room === 0n) return 'There’s nothing left to pay on this loan.';
  return `You owe ${moneyText(room, currency)} on this loan. Send that much or less.`;
}
