import { type Bank, later, MINUTE } from '../bank/Bank.ts';
import { ProblemError } from '../bank/ProblemError.ts';
import type { OrderPlan } from '../database/identityTables.ts';
import { countAttempt } from '../throttles/throttle.ts';

const CONFIRM_WITHIN_MS = 10 * MINUTE;
/** Tries in a quarter of an hour. */
const ASKED = { what: 'step-ups', tries: 20 };

export interface ConfirmableOrder {
  customerId: string;
  sessionId: string;
  /** The hash of everything that the customer confirms: another amount or payee is another order. */
  hash: Buffer;
  amount: bigint;
  currency: string;
  /** The last four digits of whose account it is for. */
  payee: string;
  /** Missing where it is paid at once. */
  plan?: OrderPlan;
}

class UnconfirmedOrder extends Error {
  readonly order: ConfirmableOrder;

  constructor(order: ConfirmableOrder) {
    super('The order is not confirmed.');
    this.order = order;
  }
}

/** Uses up the confirmation of this very order, in its transaction. Call within `askingToConfirm`. */
export async function requireConfirmed({ db, now }: Bank, order: ConfirmableOrder): Promise<void> {
  const confirmed = await db
    .deleteFrom('step_ups')
    .where('customer_id', '=', order.customerId)
    .where('session_id', '=', order.sessionId)
    .where('order_hash', '=', order.hash)
    .where('confirmed_at', 'is not', null)
    .where('expires_at', '>', now())
    .returning('id')
    .execute();
  if (confirmed.length === 0) throw new UnconfirmedOrder(order);
}

/**
 * Does `order`, a transaction of its own.
 * @throws {ProblemError} confirm-order, with what to confirm, when it is to be confirmed first: nothing of it is done then
 */
export async function askingToConfirm<T>(bank: Bank, order: () => Promise<T>): Promise<T> {
  try {
    return await order();
  } catch (error) {
    if (error instanceof UnconfirmedOrder) throw await ask(bank, error.order);
    throw error;
  }
}

async function ask(bank: Bank, { customerId, sessionId, hash, amount, currency, payee, plan }: ConfirmableOrder) {
  await countAttempt(bank, [{ ...ASKED, who: customerId }]);
  const { id } = await bank.db
    .insertInto('step_ups')
    .values({
      customer_id: customerId,
      session_id: sessionId,
      order_hash: hash,
      amount,
      currency,
      payee,
      ...(plan && { plan: JSON.stringify(plan) }),
      expires_at: later(bank.now(), CONFIRM_WITHIN_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return new ProblemError('confirm-order', 'Confirm that it’s you, and that this is what you want to pay.', {
    stepUp: id,
  });
}
