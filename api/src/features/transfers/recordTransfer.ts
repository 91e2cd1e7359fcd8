import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { record } from '../audit/record.ts';

export async function recordTransfer(
  trx: Transaction<Tables>,
  customerId: string,
  { id, from_account_id, to_account_id, amount, booked_at }: Selectable<Tables['transfers']>,
  currency: string,
): Promise<void> {
  const accounts = await trx
    .selectFrom('accounts')
    .select(['id', 'number'])
    .where('id', 'in', [from_account_id, to_account_id])
    .execute();
  const lastFourOf = (account: string) => accounts.find((one) => one.id === account)?.number.slice(-4) ?? '';
  const details = { transfer: id, from: lastFourOf(from_account_id), to: lastFourOf(to_account_id) };
  await record(trx, booked_at, customerId, {
    event: 'transfer',
    details: { ...details, minor: Number(amount), currency },
  });
}
