import { createHash } from 'node:crypto';
import type { Static } from 'typebox';
import { record } from '../../../kernel/audit/record.ts';
import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import { askingToConfirm } from '../../../kernel/stepUp/stepUp.ts';
import { countAttempt, refundAttempt, requireAttemptsLeft } from '../../../kernel/throttles/throttle.ts';
import { findOutcome, type OrderKey, type Outcome, refuseOrder } from '../../../ledger/outcome.ts';
import { postTransaction } from '../../../ledger/postTransaction.ts';
import type { createTransfer } from '../contract/transfers.ts';
import { isWithinNewLimit } from '../payees/newPayees.ts';
import { type Orderer, requireConfirmedPayment } from './confirmations.ts';
import { findParties, type Party } from './findParties.ts';
import { lastFourOf, legsOf } from './legsOf.ts';
import { refusalOf } from './refusalOf.ts';

export type TransferOrder = Static<typeof createTransfer.schema.body>;

interface TransferRequest extends OrderKey {
  customerId: string;
  order: TransferOrder;
  memo: string;
}

const TRANSFERS = { what: 'transfers', tries: 100 };
const UNKNOWN_PAYEES = { what: 'unknown payees', tries: 10 };

/** Books a transfer once per idempotency key; repeating the request returns what it led to, a refusal too. */
export async function transfer(bank: Bank, orderer: Orderer, key: string, order: TransferOrder) {
  const customerId = orderer.id;
  const request = requestOf(customerId, key, order);
  const outcome =
    (await findOutcome(bank.db, request)) ??
    (await askingToConfirm(bank, () =>
      bank.db.transaction().execute((db) => postOnce({ ...bank, db }, request, orderer)),
    ));
  const { fromAccountId, amount } = order;
  if (outcome.id === null) throw await refusalOf(bank.db, customerId, amount, outcome);
  return { id: outcome.id, fromAccountId, amount, memo: request.memo, bookedAt: outcome.at.toISOString() };
}

export function requestOf(customerId: string, key: string, order: TransferOrder): TransferRequest {
  const memo = order.memo?.trim() ?? '';
  return { customerId, source: `customer:${customerId}`, key, orderHash: hashOf(order, memo), order, memo };
}

/**
 * Counting locks the customer's counter, so their transfers happen one after the other: nobody learns more by sending
 * many at once. A refusal is an outcome and no error, so that it is kept and counted when the transaction commits.
 */
async function postOnce(bank: Bank, request: TransferRequest, orderer: Orderer): Promise<Outcome> {
  const { customerId } = request;
  const limits = [{ ...TRANSFERS, who: customerId }];
  await countAttempt(bank, limits);
  const meanwhile = await findOutcome(bank.db, request);
  if (meanwhile) {
    await refundAttempt(bank, limits);
    return meanwhile;
  }
  const unknownPayees = { ...UNKNOWN_PAYEES, who: customerId };
  await requireAttemptsLeft(bank, unknownPayees);
  const outcome = await post(bank, request, orderer);
  if (outcome.outcome === 'unknown-payee') await countAttempt(bank, [unknownPayees]);
  return outcome;
}

/**
 * Within a transaction of the database, which commits a refusal too.
 * @param orderer missing: the order was confirmed when it was scheduled
 */
export async function post(bank: Bank, request: TransferRequest, orderer?: Orderer): Promise<Outcome> {
  const { customerId, order, memo } = request;
  const { db } = bank;
  const parties = await findParties(db, customerId, order);
  if (typeof parties === 'string') return refuseOrder(db, request, parties);
  if (!(await isKnownEnough(bank, customerId, parties.to, order))) return refuseOrder(db, request, 'new-payee');
  if (orderer) {
    const parts = [request.key, request.orderHash.toString('hex')];
    await requireConfirmedPayment(bank, orderer, parties, { amount: order.amount, parts, isLater: false });
  }
  const outcome = await postTransaction(db, { ...request, legs: legsOf(parties, BigInt(order.amount.minor), memo) });
  if (outcome.id) {
    if (parties.to.type === 'Internal') await handToRail(db, outcome.id, customerId, parties.to, order, outcome.at);
    const details = { transfer: outcome.id, from: lastFourOf(parties.from), to: lastFourOf(parties.to) };
    await record(db, outcome.at, customerId, { event: 'transfer', details: { ...details, ...order.amount } });
  }
  return outcome;
}

/** A job takes it from there. */
async function handToRail(
  db: Connection,
  id: string,
  customerId: string,
  { name, number }: Party,
  { amount }: TransferOrder,
  at: Date,
): Promise<void> {
  await db
    .insertInto('rail_payments')
    .values({
      ...{ transaction_id: id, customer_id: customerId, name, number, ordered_at: at },
      ...{ amount: BigInt(amount.minor), currency: amount.currency },
    })
    .execute();
}

async function isKnownEnough(bank: Bank, customerId: string, to: Party, { amount }: TransferOrder): Promise<boolean> {
  return to.customer_id === customerId || isWithinNewLimit(bank, customerId, to, BigInt(amount.minor));
}

function hashOf({ fromAccountId, to, amount }: TransferOrder, memo: string): Buffer {
  const parts = [fromAccountId, to, amount.minor, amount.currency, memo];
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}
