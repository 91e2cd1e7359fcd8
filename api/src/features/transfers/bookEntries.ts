import type { Selectable, Transaction } from 'kysely';
import { fieldProblem } from '../../bank/ProblemError.ts';
import type { Tables } from '../../database/tables.ts';

/**
 * Writes a transfer's two entries and updates the balances. Locks the accounts in the order of their ids, so that
 * opposite transfers cannot deadlock, and without their keys, which inserts that refer to an account have locked
 * already.
 * @throws {ProblemError} when the balance is too low
 */
export async function bookEntries(trx: Transaction<Tables>, transfer: Selectable<Tables['transfers']>): Promise<void> {
  const { from_account_id, to_account_id, amount } = transfer;
  const accounts = await trx
    .selectFrom('accounts')
    .select(['id', 'customer_id', 'name', 'balance', 'floor'])
    .where('id', 'in', [from_account_id, to_account_id])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const from = accounts.find(({ id }) => id === from_account_id);
  const to = accounts.find(({ id }) => id === to_account_id);
  if (!from || !to) throw new Error(`Transfer ${transfer.id}: an account is gone.`);
  if (from.floor !== null && from.balance - amount < from.floor) {
    throw fieldProblem('/amount', 'There is not enough money in this account.', 'insufficient-funds');
  }
  for (const { id, by } of [
    { id: from.id, by: -amount },
    { id: to.id, by: amount },
  ]) {
    await trx
      .updateTable('accounts')
      .set(({ eb }) => ({ balance: eb('balance', '+', by) }))
      .where('id', '=', id)
      .execute();
  }
  const entry = { transfer_id: transfer.id, category: 'Transfer' as const, booked_at: transfer.booked_at };
  await trx
    .insertInto('entries')
    .values([
      {
        ...entry,
        account_id: from.id,
        customer_id: from.customer_id,
        amount: -amount,
        description: transfer.memo || `To ${nameOf(to, from)}`,
      },
      {
        ...entry,
        account_id: to.id,
        customer_id: to.customer_id,
        amount,
        description: transfer.memo || `From ${nameOf(from, to)}`,
      },
    ])
    .execute();
}

function nameOf(
  account: { customer_id: string | null; name: string },
  seenFrom: { customer_id: string | null },
): string {
  return account.customer_id === seenFrom.customer_id ? account.name : 'another customer';
}
