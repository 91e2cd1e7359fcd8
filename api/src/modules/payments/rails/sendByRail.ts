import { record } from '../../../kernel/audit/record.ts';
import type { Bank } from '../../../kernel/bank/Bank.ts';
import { dayAt } from '../../../kernel/bank/days.ts';
import { reverseTransaction } from '../../../ledger/postTransaction.ts';
import { tellCustomer } from '../messages/tellCustomer.ts';
import type { RailEvent } from './Rail.ts';
import { railInUse } from './railInUse.ts';

const AT_ONCE = 1000;

type State = 'accepted' | 'submitted';
type Log = (error: unknown) => void;

/** Hands over what customers have ordered, and takes in what became of it: each step of each payment by itself. */
export async function sendByRail(bank: Bank, log: Log): Promise<void> {
  const rail = railInUse();
  for (const { transaction_id: id } of await paymentsIn(bank, 'accepted')) {
    await inOneStep(bank, id, 'accepted', log, async (step, payment) => {
      await rail.submit({ ...payment, id });
      await move(step, id, { state: 'submitted', submitted_at: bank.now() });
    });
  }
  const submitted = (await paymentsIn(bank, 'submitted')).map((row) => ({
    ...row,
    id: row.transaction_id,
    submittedAt: row.submitted_at ?? row.ordered_at,
  }));
  for (const event of await rail.eventsOf(submitted, bank.now())) {
    await inOneStep(bank, event.payment, 'submitted', log, (step, payment) => end(step, payment, event));
  }
}

/** Money that comes back is the reversal of what was booked. */
async function end(bank: Bank, payment: Payment, event: RailEvent): Promise<void> {
  const ended = { state: event.outcome, ended_at: bank.now() };
  if (event.outcome === 'settled') return move(bank, event.payment, ended);
  const key = { source: 'rail', key: `return:${event.payment}`, orderHash: Buffer.from(event.payment) };
  const { id, outcome } = await reverseTransaction(bank.db, event.payment, key, 'Returned');
  if (id === null) throw new Error(`Payment ${event.payment} came back and was not booked back: ${outcome}.`);
  await move(bank, event.payment, { ...ended, reason: event.reason });
  await tellCustomer(bank.db, bank.now(), 'returned', payment, dayAt(bank.now()));
  const details = { transfer: event.payment, reason: event.reason };
  await record(bank.db, bank.now(), payment.customer_id, { event: 'transfer-returned', details });
}

type Payment = Awaited<ReturnType<typeof paymentsIn>>[number];

/** In a transaction that has the payment for itself, if it is still in that state. */
async function inOneStep(
  bank: Bank,
  id: string,
  state: State,
  log: Log,
  step: (bank: Bank, payment: Payment) => Promise<void>,
): Promise<void> {
  await bank.db
    .transaction()
    .execute(async (db) => {
      const payment = await select({ ...bank, db }, state)
        .where('transaction_id', '=', id)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (payment) await step({ ...bank, db }, payment);
    })
    .catch(log);
}

async function move(
  { db }: Bank,
  id: string,
  change: { state: 'submitted' | 'settled' | 'returned'; submitted_at?: Date; ended_at?: Date; reason?: string },
): Promise<void> {
  await db.updateTable('rail_payments').set(change).where('transaction_id', '=', id).execute();
}

function paymentsIn(bank: Bank, state: State) {
  return select(bank, state).orderBy('ordered_at').limit(AT_ONCE).execute();
}

function select({ db }: Bank, state: State) {
  return db.selectFrom('rail_payments').selectAll().where('state', '=', state);
}
