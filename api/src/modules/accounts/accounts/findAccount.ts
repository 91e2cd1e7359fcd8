import type { Bank } from '../../../kernel/bank/Bank.ts';
import { ProblemError } from '../../../kernel/bank/ProblemError.ts';

/** @throws not-found, for accounts of other customers too */
export async function findAccount({ db }: Bank, customerId: string, id: string) {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'number', 'type', 'currency', 'posted', 'held', 'floor', 'rate', 'repayment', 'repayment_day'])
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (!account) throw notYours();
  return account;
}

export function notYours(): ProblemError {
  return new ProblemError('not-found', 'This account isn’t one of yours, or it has been closed.');
}

export type OwnAccount = Awaited<ReturnType<typeof findAccount>>;

/** Returns what is available, in minor units. Undefined for loans, which are never paid out of: their floor is what was lent. */
export function availableOf({ type, posted, held, floor }: Pick<OwnAccount, 'type' | 'posted' | 'held' | 'floor'>) {
  return type === 'Loan' || floor === null ? undefined : posted - held - floor;
}
