import type { Bank } from '../../../kernel/bank/Bank.ts';
import { askingToConfirm } from '../../../kernel/stepUp/stepUp.ts';
import { countAttempt, refundAttempt, requireAttemptsLeft } from '../../../kernel/throttles/throttle.ts';
import { findOutcome, type OrderKey, type Outcome } from '../../../ledger/outcome.ts';
import { lockCustomer } from './lockCustomer.ts';

const TRANSFERS = { what: 'transfers', tries: 100 };
const UNKNOWN_PAYEES = { what: 'unknown payees', tries: 10 };

/** What became of the order, now or when its key was first used. @param post in its own transaction of the database */
export async function placeOnce(
  bank: Bank,
  customerId: string,
  request: OrderKey,
  post: (bank: Bank) => Promise<Outcome>,
): Promise<Outcome> {
  const known = await findOutcome(bank.db, request);
  if (known) return known;
  return askingToConfirm(bank, () =>
    bank.db.transaction().execute((db) => postCounted({ ...bank, db }, customerId, request, post)),
  );
}

/**
 * One after the other for each customer: nobody sends or learns more by sending many at once. A refusal is an outcome and
 * no error, so that it is kept and counted when the transaction commits.
 */
async function postCounted(
  bank: Bank,
  customerId: string,
  request: OrderKey,
  post: (bank: Bank) => Promise<Outcome>,
): Promise<Outcome> {
  const limits = [{ ...TRANSFERS, who: customerId }];
  await lockCustomer(bank.db, customerId);
  await countAttempt(bank, limits);
  const meanwhile = await findOutcome(bank.db, request);
  if (meanwhile) {
    await refundAttempt(bank, limits);
    return meanwhile;
  }
  const unknownPayees = { ...UNKNOWN_PAYEES, who: customerId };
  await requireAttemptsLeft(bank, unknownPayees);
  const outcome = await post(bank);
  if (outcome.outcome === 'unknown-payee') await countAttempt(bank, [unknownPayees]);
  return outcome;
}
