import { record } from '../../../kernel/audit/record.ts';
import type { Bank } from '../../../kernel/bank/Bank.ts';
import { ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { countAttempt } from '../../../kernel/throttles/throttle.ts';
import { recurringOf } from './recurring.ts';

/** @throws {ProblemError} for what is not among the customer's */
export async function changeRecurring(bank: Bank, customerId: string, id: string, isLeftOut: boolean) {
  await countAttempt(bank, [{ what: 'recurring', who: customerId, tries: 100 }]);
  const recurring = await recurringOf(bank, customerId);
  if (!recurring.some((one) => one.id === id)) throw new ProblemError('not-found', 'There is no such payment.');
  const row = { customer_id: customerId, recurring_id: id };
  await bank.db.transaction().execute(async (db) => {
    if (isLeftOut) {
      await db
        .insertInto('recurring_left_out')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else {
      await db
        .deleteFrom('recurring_left_out')
        .where('customer_id', '=', customerId)
        .where('recurring_id', '=', id)
        .execute();
    }
    await record(db, bank.now(), customerId, {
      event: 'recurring-changed',
      details: { bill: isLeftOut ? 'no' : 'yes' },
    });
  });
}
