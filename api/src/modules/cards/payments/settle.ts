import { sql } from 'kysely';
import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import type { JobRun } from '../../../kernel/scheduler/Job.ts';
import { Queue, WORKED_OFF } from '../../../kernel/scheduler/Queue.ts';
import { publish } from '../../../kernel/webhooks/publish.ts';
import { voidHold } from '../../../ledger/holds.ts';
import { captureHold, type Leg } from '../../../ledger/postTransaction.ts';
import type { Category } from '../../../ledger/tables.ts';
import type { CardEvent } from '../network/CardNetwork.ts';
import { networkInUse } from '../network/networkInUse.ts';

const CATEGORIES: [codes: RegExp, category: Category][] = [
  [/^(54|5300)/, 'Groceries'],
  [/^581/, 'Dining'],
  // 4829 sends money.
  [/^(48(?!29)|4900)/, 'Utilities'],
];
/** The ledger has no category for other shops, nor for cash: of its five, only this one does not say what was bought. */
const OTHERWISE: Category = 'Transfer';

export const openPayments = new Queue({
  table: 'card_payments',
  id: 'id',
  waiting: () => sql`state = 'pending'`,
  since: 'at',
});

/**
 * Takes in what the network says of approved payments, each in a transaction of its own. What it has not ended while the
 * money was held is released: nothing stays open for good.
 */
export async function settleCardPayments(bank: Bank, run: JobRun): Promise<void> {
  const network = networkInUse();
  if (!network) return;
  const askFor = async (ids: string[]) => {
    const rows = await select(bank.db).where('card_payments.id', 'in', ids).execute();
    const held = rows.filter((payment) => !isOver(payment, bank.now()));
    const events = await network.eventsOf(held, bank.now());
    return new Map(events.map(({ payment, outcome }) => [payment, outcome]));
  };
  await openPayments.drain(bank, run, (step, id, events) => end(step, id, events.get(id), run), askFor);
}

async function end(bank: Bank, id: string, outcome: CardEvent['outcome'] | undefined, { log }: JobRun): Promise<void> {
  const [db, time] = [bank.db, bank.now()];
  const payment = await select(db).where('card_payments.id', '=', id).forUpdate('card_payments').executeTakeFirst();
  // Another process has had it.
  if (!payment) return;
  const isLate = isOver(payment, time);
  const state = isLate ? 'released' : outcome;
  if (!state) return openPayments.askLater(bank, id);
  if (state === 'released') await voidHold(db, payment.hold);
  else await book(db, payment);
  await db
    .updateTable('card_payments')
    .set({ state, ended_at: time, ...WORKED_OFF })
    .where('id', '=', id)
    .execute();
  await publish(db, time, payment.customer_id, { event: `card-payment-${state}`, details: { payment: id } });
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
