import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import { voidHold } from '../../../ledger/holds.ts';
import { captureHold, type Leg } from '../../../ledger/postTransaction.ts';
import type { Category } from '../../../ledger/tables.ts';
import type { CardEvent } from '../network/CardNetwork.ts';
import { networkInUse } from '../network/networkInUse.ts';

const AT_ONCE = 1000;
/** The last ones are for anything else. */
const CATEGORIES: [codes: RegExp, category: Category][] = [
  [/^(54|5300)/, 'Groceries'],
  [/^(48|4900)/, 'Utilities'],
  [/^60/, 'Transfer'],
  [/^/, 'Dining'],
];

/** Takes in what the network says of approved payments, each in a transaction of its own. */
export async function settleCardPayments(bank: Bank, log: (error: unknown) => void): Promise<void> {
  const network = networkInUse();
  if (!network) return;
  const pending = await select(bank.db).orderBy('card_payments.at').limit(AT_ONCE).execute();
  for (const event of await network.eventsOf(pending, bank.now())) {
    await bank.db
      .transaction()
      .execute((db) => end(db, bank.now(), event))
      .catch(log);
  }
}

async function end(db: Connection, time: Date, { payment: id, outcome }: CardEvent): Promise<void> {
  const payment = await select(db)
    .where('card_payments.id', '=', id)
    .forUpdate('card_payments')
    .skipLocked()
    .executeTakeFirst();
  // Another process has it, or had it.
  if (!payment?.hold_id) return;
  if (outcome === 'released') await voidHold(db, payment.hold_id);
  else await book(db, payment, payment.hold_id);
  await db.updateTable('card_payments').set({ state: outcome, ended_at: time }).where('id', '=', id).execute();
}

async function book(db: Connection, payment: Payment, hold: string): Promise<void> {
  const { id, amount, currency, merchant: description, merchant_code, account_id, clearing } = payment;
  const [, category = 'Dining'] = CATEGORIES.find(([codes]) => codes.test(merchant_code)) ?? [];
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
    .innerJoin('accounts as clearing', (join) => join.on('clearing.number', '=', 'CARDS-USD'))
    .selectAll('card_payments')
    .select(['cards.account_id', 'clearing.id as clearing'])
    .where('card_payments.state', '=', 'pending');
}
