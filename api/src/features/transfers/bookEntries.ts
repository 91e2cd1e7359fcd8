import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { requireFunds } from './requireFunds.ts';

const SHOWN_DIGITS = 4;

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
    .select(['id', 'customer_id', 'name', 'number', 'balance', 'floor'])
    .where('id', 'in', [from_account_id, to_account_id])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const from = accounts.find(({ id }) => id === from_account_id);
  const to = accounts.find(({ id }) => id === to_account_id);
  if (!from || !to) throw new Error(`Transfer ${transfer.id}: an account is gone.`);
  requireFunds(from, amount);
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
  const names = await namesOf(trx, from, to);
  const entry = { transfer_id: transfer.id, category: 'Transfer' as const, booked_at: transfer.booked_at };
  await trx
    .insertInto('entries')
    .values([
      {
        ...entry,
        account_id: from.id,
        customer_id: from.customer_id,
        amount: -amount,
        description: describe(`To ${names.to}`, transfer.memo),
      },
      {
        ...entry,
        account_id: to.id,
        customer_id: to.customer_id,
        amount,
        description: describe(`From ${names.from}`, transfer.memo),
      },
    ])
    .execute();
}

interface Party {
  customer_id: string | null;
  name: string;
  number: string;
}

/** The payer typed a number and learns no name from it; the payee is told who sent the money. */
async function namesOf(trx: Transaction<Tables>, from: Party, to: Party) {
  if (from.customer_id === to.customer_id) return { from: from.name, to: to.name };
  const payer = await trx
    .selectFrom('customers')
    .select(['first_name', 'last_name'])
    .where('id', '=', from.customer_id)
    .executeTakeFirst();
  return {
    from: payer ? `${payer.first_name} ${payer.last_name}` : from.name,
    to: `account •••• ${to.number.slice(-SHOWN_DIGITS)}`,
  };
}

/** The other party first, so that a memo cannot pass for the bank's own words. */
function describe(party: string, memo: string): string {
  return memo ? `${party} · ${memo.replaceAll(/\s+/g, ' ')}` : party;
}
