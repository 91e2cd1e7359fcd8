import { createHash } from 'node:crypto';
import type { Static } from 'typebox';
import { record } from '../../../kernel/audit/record.ts';
import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import { lastFourOf } from '../../../kernel/bank/normalize.ts';
import { markReplayed } from '../../../kernel/idempotency/keepRefusal.ts';
import { customerSource } from '../../../ledger/customerSource.ts';
import { type OrderKey, type Outcome, refuseOrder } from '../../../ledger/outcome.ts';
import { postTransaction } from '../../../ledger/postTransaction.ts';
import type { createTransfer } from '../contract/transfers.ts';
import { nameInBook } from '../payees/nameInBook.ts';
import { isWithinNewLimit } from '../payees/newPayees.ts';
import { type Orderer, requireConfirmedPayment } from './confirmations.ts';
import { findParties, type Party } from './findParties.ts';
import { handToRail } from './handToRail.ts';
import { legsOf } from './legsOf.ts';
import { placeOnce } from './placeOnce.ts';
import { refusalOf } from './refusalOf.ts';

export type TransferOrder = Static<typeof createTransfer.schema.body>;

export interface TransferRequest extends OrderKey {
  customerId: string;
  order: TransferOrder;
  memo: string;
}

/** Books a transfer once per idempotency key; repeating the request returns what it led to, a refusal too. */
export async function transfer(bank: Bank, orderer: Orderer, key: string, order: TransferOrder) {
  const customerId = orderer.id;
  const request = requestOf(customerId, key, order);
  const outcome = await placeOnce(bank, customerId, request, (inOrder) => post(inOrder, request, orderer));
  const { fromAccountId, amount } = order;
  if (outcome.id === null)
    throw markReplayed(await refusalOf(bank.db, customerId, amount, outcome), outcome.isRepeated);
  const { id, isRepeated } = outcome;
  return { id, fromAccountId, amount, memo: request.memo, bookedAt: outcome.at.toISOString(), isRepeated };
}

export function requestOf(customerId: string, key: string, order: TransferOrder): TransferRequest {
  const memo = order.memo?.trim() ?? '';
  return { customerId, source: customerSource(customerId), key, orderHash: hashOf(order, memo), order, memo };
}

/**
 * Call it within a transaction of the database, which commits a refusal too.
 * @param orderer missing: the order was confirmed when it was scheduled
 */
export async function post(bank: Bank, request: TransferRequest, orderer?: Orderer): Promise<Outcome> {
  const { customerId, order } = request;
  const { db } = bank;
  const parties = await findParties(db, customerId, order);
  if (typeof parties === 'string') return refuseOrder(db, request, parties);
  if (!(await isKnownEnough(bank, customerId, parties.to, order))) return refuseOrder(db, request, 'new-payee');
  if (orderer) {
    const parts = [request.key, request.orderHash.toString('hex')];
    await requireConfirmedPayment(bank, orderer, parties, { amount: order.amount, parts });
  }
  return book(db, request, parties);
}

/** Books what has been checked. Call it within a transaction of the database. */
export async function book(
  db: Connection,
  request: TransferRequest,
  parties: { from: Party; to: Party },
): Promise<Outcome> {
  const { customerId, order, memo } = request;
  const knownAs = await nameInBook(db, customerId, parties.to.number);
  const legs = legsOf({ parties, amount: BigInt(order.amount.minor), memo, knownAs });
  const outcome = await postTransaction(db, { ...request, legs });
  if (outcome.id) {
    const { to } = parties;
    if (to.type === 'Internal') await handToRail(db, outcome.id, outcome.at, { customerId, to, ...order.amount });
    const details = { transfer: outcome.id, from: lastFourOf(parties.from.number), to: lastFourOf(to.number) };
    await record(db, outcome.at, customerId, { event: 'transfer', details: { ...details, ...order.amount } });
  }
  return outcome;
}

async function isKnownEnough(bank: Bank, customerId: string, to: Party, { amount }: TransferOrder): Promise<boolean> {
  return to.customer_id === customerId || isWithinNewLimit(bank, customerId, to, BigInt(amount.minor));
}

function hashOf({ fromAccountId, to, amount }: TransferOrder, memo: string): Buffer {
  const parts = [fromAccountId, to, amount.minor, amount.currency, memo];
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}
