import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import { voidHold } from '../../../ledger/holds.ts';
import { captureHold, type Leg } from '../../../ledger/postTransaction.ts';
import type { Category } from '../../../ledger/tables.ts';
import type { CardEvent } from '../network/CardNetwork.ts';
import { networkInUse } from '../network/networkInUse.ts';

const AT_ONCE = 1000;
const CATEGORIES: [codes: RegExp, category: Category][] = [
  [/^(54|5300)/, 'Groceries'],
  [/^581/, 'Dining'],
  // 4829 sends money.
  [/^(48(?!29)|4900)/, 'Utilities'],
];
/** The ledger has no category for other shops, nor for cash: of its five, only this one does not say what was bought. */
const OTHERWISE: Category = 'Transfer';

/**
 * Takes in what the network says of approved payments, each in a transaction of its own. What it has not ended while the
 * money was held is released: nothing stays open for good, in the way of what is newer.
 */
export async function settleCardPayments(bank: Bank, log: (error: unknown) => void): Promise<void> {
  const network = networkInUse();
  if (!network) return;
  const pending = await select(bank.db).orderBy('card_payments.at').limit(AT_ONCE).execute();
  const held = pending.filter((payment) => !isOver(payment, bank.now()));
  const over = pending.filter((payment) => isOver(payment, bank.now()));
  const events = await network.eventsOf(held, bank.now());
  for (const event of [...events, ...over.map(({ id }) => ({ payment: id, outcome: 'released' as const }))]) {
    await bank.db
      .transaction()
      .execute((db) => end(db, bank.now(), event, log))
      .catch(log);
  }
}

async function end(
  db: Connection,
  time: Date,
  { payment: id, outcome }: CardEvent,
  log: (error: unknown) => void,
): Promise<void> {
  const payment = await select(db)
    .where('card_payments.id', '=', id)
    .forUpdate('card_payments')
    .skipLocked()
    .executeTakeFirst();
  // Another process has it, or had it.
  if (!payment) return;
  const isLate = isOver(payment, time);
  const state = isLate ? 'released' : outcome;
  if (state === 'released') await voidHold(db, payment.hold);
  else await book(db, payment);
  await db.updateTable('card_payments').set({ state, ended_at: time }).where('id', '=', id).execute();
  if (isLate) log(new Error(`The card payment ${id} is released: the network did not settle it while it was held.`));
}

function isOver({ hold_state, expires_at }: Payment, time: Date): boolean {
  return hold_state !== 'pending' || expires_at <= time;
}

async function book(db: Connection, payment: Payment): Promise<void> {
  const { id, amount, currency, merchant: description, merchant_code, account_id, clearing, hold } = payment;
  const [, category = OTHERWISE] = CATEGORIES.find(([codes]) => codes.test(merchant_code)) ?? [];
  const leg = { currency, description, category };
  const legs: Leg[] = [
    { ...leg, accountId: account_id, amount: -amount },
    { ...leg, accountId: clearing, amount },
  ];
  const order = { source: 'card', key: `settle:${id}`, orderHash: Buffer.from(id), memo: description, legs };
  const posted = await captureHold(db, hold, order);
  if (posted.id === null) throw new Error(`The card payment ${id} was not booked: ${posted.outcome}.`);
}

type Payment = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function select(db: Connection) {
  return db
    .selectFrom('card_payments')
    .innerJoin('cards', 'cards.id', 'card_payments.card_id')
    .innerJoin('holds', 'holds.id', 'card_payments.hold_id')
    .innerJoin('accounts as clearing', (join) => join.on('clearing.number', '=', 'CARDS-USD'))
    .selectAll('card_payments')
    .select(['cards.account_id', 'clearing.id as clearing', 'holds.id as hold'])
    .select(['holds.state as hold_state', 'holds.expires_at'])
    .where('card_payments.state', '=', 'pending');
}
