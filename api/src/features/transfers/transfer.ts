import { createHash } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { Static } from 'typebox';
import type { Bank } from '../../bank/Bank.ts';
import { moneyOf } from '../../bank/money.ts';
import { fieldProblem, ProblemError } from '../../bank/ProblemError.ts';
import type { createTransfer } from '../../contract/transfers.ts';
import type { Tables } from '../../database/tables.ts';
import { bookEntries } from './bookEntries.ts';
import { findAccounts } from './findAccounts.ts';

export type TransferOrder = Static<typeof createTransfer.schema.body>;
type Row = Selectable<Tables['transfers']>;

/** Books a transfer once per idempotency key; repeating the request returns the first result. */
export async function transfer({ db, now }: Bank, customerId: string, key: string, order: TransferOrder) {
  const orderHash = hashOf(order);
  const row = await db.transaction().execute(async (trx) => {
    const claimed = await claim(trx, customerId, key, order, orderHash, now());
    if (!claimed) return findBooked(trx, customerId, key);
    await bookEntries(trx, claimed);
    return claimed;
  });
  if (!row.order_hash.equals(orderHash)) {
    throw new ProblemError(
      'key-reused',
      'This was sent before with other details. Look at your transactions before you send it again.',
    );
  }
  return answerOf(row, order.amount.currency);
}

/** Inserts the key. A concurrent request with the same key waits here until this one has committed or failed. */
async function claim(
  trx: Transaction<Tables>,
  customerId: string,
  key: string,
  order: TransferOrder,
  orderHash: Buffer,
  time: Date,
): Promise<Row | undefined> {
  const { from, to } = await findAccounts(trx, customerId, order);
  if (from.currency !== order.amount.currency || to.currency !== order.amount.currency) {
    throw fieldProblem('/amount', `Both accounts have to be kept in ${order.amount.currency}.`);
  }
  return trx
    .insertInto('transfers')
    .values({
      customer_id: customerId,
      idempotency_key: key,
      order_hash: orderHash,
      from_account_id: from.id,
      to_account_id: to.id,
      amount: BigInt(order.amount.minor),
      memo: order.memo?.trim() ?? '',
      booked_at: time,
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'idempotency_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

function findBooked(trx: Transaction<Tables>, customerId: string, key: string): Promise<Row> {
  return trx
    .selectFrom('transfers')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
}

function hashOf({ fromAccountId, to, amount, memo = '' }: TransferOrder): Buffer {
  const parts = [fromAccountId, to, amount.minor, amount.currency, memo.trim()];
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

function answerOf({ id, from_account_id, amount, memo, booked_at }: Row, currency: string) {
  const fromAccountId = from_account_id;
  return { id, fromAccountId, amount: moneyOf(amount, currency), memo, bookedAt: booked_at.toISOString() };
}
