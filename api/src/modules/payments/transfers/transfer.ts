import { createHash } from 'node:crypto';
import type { Static } from 'typebox';
import type { Bank } from '../../../kernel/bank/Bank.ts';
import { markReplayed } from '../../../kernel/idempotency/keepRefusal.ts';
import { customerSource } from '../../../ledger/customerSource.ts';
import { type OrderKey, type Outcome, refuseOrder } from '../../../ledger/outcome.ts';
import type { createTransfer } from '../contract/transfers.ts';
import { isWithinNewLimit } from '../payees/newPayees.ts';
import { book, type Parties } from './book.ts';
import { type Orderer, requireConfirmedPayment } from './confirmations.ts';
import { findParties, type Party, type Refusal } from './findParties.ts';
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

/** Call it within a transaction of the database, which commits a refusal too. */
async function post(bank: Bank, request: TransferRequest, orderer: Orderer): Promise<Outcome> {
  const parties = await checkTransfer(bank, request);
  if (typeof parties === 'string') return refuseOrder(bank.db, request, parties);
  const { key, orderHash, order } = request;
  await requireConfirmedPayment(bank, orderer, parties, {
    amount: order.amount,
    parts: [key, orderHash.toString('hex')],
  });
  return book(bank.db, { ...request, parties });
}

/** @param own the customer's accounts, where they were read before @returns the two parties, or why it is refused */
export async function checkTransfer(
  bank: Bank,
  { customerId, order }: TransferRequest,
  own?: Party[],
): Promise<Parties | Refusal | 'new-payee'> {
  const parties = await findParties(bank.db, customerId, order, { own });
  if (typeof parties === 'string' || (await isKnownEnough(bank, customerId, parties.to, order))) return parties;
  return 'new-payee';
}

async function isKnownEnough(bank: Bank, customerId: string, to: Party, { amount }: TransferOrder): Promise<boolean> {
  return to.customer_id === customerId || isWithinNewLimit(bank, customerId, to, BigInt(amount.minor));
}

function hashOf({ fromAccountId, to, amount }: TransferOrder, memo: string): Buffer {
  const parts = [fromAccountId, to, amount.minor, amount.currency, memo];
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}
