import { createHash } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { Static } from 'typebox';
import type { Bank } from '../../bank/Bank.ts';
import { moneyOf } from '../../bank/money.ts';
import { fieldProblem, ProblemError } from '../../bank/ProblemError.ts';
import type { createTransfer } from '../../contract/transfers.ts';
import type { Tables } from '../../database/tables.ts';
import { countAttempt, refundAttempt, requireAttemptsLeft } from '../throttles/throttle.ts';
import { bookEntries } from './bookEntries.ts';
import { findAccounts } from './findAccounts.ts';
import { recordTransfer } from './recordTransfer.ts';

export type TransferOrder = Static<typeof createTransfer.schema.body>;
type Row = Selectable<Tables['transfers']>;

interface TransferRequest {
  customerId: string;
  key: string;
  order: TransferOrder;
  orderHash: Buffer;
}

const TRANSFERS = { what: 'transfers', tries: 100 };
const UNKNOWN_PAYEES = { what: 'unknown payees', tries: 10 };

/** Books a transfer once per idempotency key; repeating the request returns the first result. */
export async function transfer(bank: Bank, customerId: string, key: string, order: TransferOrder) {
  const request: TransferRequest = { customerId, key, order, orderHash: hashOf(order) };
  const row = await bank.db.transaction().execute(async (trx) => {
    const before = await findBooked(trx, request);
    return before ?? bookOnce({ ...bank, db: trx }, trx, request);
  });
  if (row === 'unknown payee') throw fieldProblem('/to', 'There is no such account at this bank. Check the number.');
  if (!row.order_hash.equals(request.orderHash)) {
    throw new ProblemError(
      'key-reused',
      'This was sent before with other details. Look at your transactions before you send it again.',
    );
  }
  return answerOf(row, order.amount.currency);
}

/**
 * Counting locks the customer's counter, so their transfers happen one after the other: nobody learns more by sending
 * many at once. An unknown payee is an outcome and no error, so that it is counted when the transaction commits.
 */
async function bookOnce(
  bank: Bank,
  trx: Transaction<Tables>,
  request: TransferRequest,
): Promise<Row | 'unknown payee'> {
  const { customerId, order } = request;
  const limits = [{ ...TRANSFERS, who: customerId }];
  await countAttempt(bank, limits);
  const meanwhile = await findBooked(trx, request);
  if (meanwhile) {
    await refundAttempt(bank, limits);
    return meanwhile;
  }
  const unknownPayees = { ...UNKNOWN_PAYEES, who: customerId };
  await requireAttemptsLeft(bank, unknownPayees);
  const accounts = await findAccounts(trx, customerId, order);
  if (!accounts) {
    await countAttempt(bank, [unknownPayees]);
    return 'unknown payee';
  }
  const row = await insert(trx, request, accounts, bank.now());
  await bookEntries(trx, row);
  await recordTransfer(trx, customerId, row, order.amount.currency);
  return row;
}

function insert(
  trx: Transaction<Tables>,
  { customerId, key, order, orderHash }: TransferRequest,
  { from, to }: { from: { id: string }; to: { id: string } },
  time: Date,
): Promise<Row> {
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
    .returningAll()
    .executeTakeFirstOrThrow();
}

function findBooked(trx: Transaction<Tables>, { customerId, key }: TransferRequest): Promise<Row | undefined> {
  return trx
    .selectFrom('transfers')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

function hashOf({ fromAccountId, to, amount, memo = '' }: TransferOrder): Buffer {
  const parts = [fromAccountId, to, amount.minor, amount.currency, memo.trim()];
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

function answerOf({ id, from_account_id, amount, memo, booked_at }: Row, currency: string) {
  const fromAccountId = from_account_id;
  return { id, fromAccountId, amount: moneyOf(amount, currency), memo, bookedAt: booked_at.toISOString() };
}
