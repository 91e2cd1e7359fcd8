import { sql } from 'kysely';
import { record } from '../../../kernel/audit/record.ts';
import type { Bank } from '../../../kernel/bank/Bank.ts';
import { dayAt } from '../../../kernel/bank/days.ts';
import { moneyOf } from '../../../kernel/bank/money.ts';
import type { JobRun } from '../../../kernel/scheduler/Job.ts';
import { Queue, WORKED_OFF } from '../../../kernel/scheduler/Queue.ts';
import { publish } from '../../../kernel/webhooks/publish.ts';
import { reverseTransaction } from '../../../ledger/postTransaction.ts';
import { tellCustomer } from '../messages/tellCustomer.ts';
import type { RailEvent } from './Rail.ts';
import { railInUse } from './railInUse.ts';

type State = 'accepted' | 'submitted';

const paymentsIn = (state: State) =>
  new Queue({
    table: 'rail_payments',
    id: 'transaction_id',
    waiting: () => sql`state = ${sql.lit(state)}`,
    since: 'ordered_at',
  });
export const accepted = paymentsIn('accepted');
export const submitted = paymentsIn('submitted');

/** Hands over what customers have ordered, and takes in what became of it: each step of each payment by itself. */
export async function sendByRail(bank: Bank, run: JobRun): Promise<void> {
  const rail = railInUse();
  await accepted.drain(bank, run, async (step, id) => {
    const payment = await lock(step, id, 'accepted');
    if (!payment) return;
    if (!payment.isAsBooked) throw new Error(`Payment ${id} is for somebody else than was booked: it is not sent.`);
    await rail.submit({ ...payment, id });
    await move(step, id, { state: 'submitted', submitted_at: bank.now() });
    await tellOf(step, payment, 'payment-submitted');
  });
  const askFor = async (ids: string[]) => {
    const rows = await select(bank, 'submitted').where('transaction_id', 'in', ids).execute();
    const payments = rows.map((row) => ({
      ...row,
      id: row.transaction_id,
      submittedAt: row.submitted_at ?? row.ordered_at,
    }));
    const events = await rail.eventsOf(payments, bank.now());
    return new Map(events.map((event) => [event.payment, event]));
  };
  const take = async (step: Bank, id: string, events: Map<string, RailEvent>) => {
    const [event, payment] = [events.get(id), await lock(step, id, 'submitted')];
    if (!payment) return;
    await (event ? end(step, payment, event) : submitted.askLater(step, id));
  };
  await submitted.drain(bank, run, take, askFor);
}

/** Money that comes back is the reversal of what was booked. */
async function end(bank: Bank, payment: Payment, event: RailEvent): Promise<void> {
  const ended = { state: event.outcome, ended_at: bank.now() };
  if (event.outcome === 'settled') {
    await move(bank, event.payment, ended);
    return tellOf(bank, payment, 'payment-settled');
  }
  const key = { source: 'rail', key: `return:${event.payment}`, orderHash: Buffer.from(event.payment) };
  const { id, outcome } = await reverseTransaction(bank.db, event.payment, key, 'Returned');
  if (id === null) throw new Error(`Payment ${event.payment} came back and was not booked back: ${outcome}.`);
  await move(bank, event.payment, { ...ended, reason: event.reason });
  await tellCustomer(bank.db, bank.now(), 'returned', payment, dayAt(bank.now()));
  const details = {
    transfer: event.payment,
    reason: event.reason,
    ...moneyOf(payment.amount, payment.currency),
  };
  await record(bank.db, bank.now(), payment.customer_id, { event: 'transfer-returned', details });
}

type Payment = NonNullable<Awaited<ReturnType<typeof lock>>>;

/** What customers see of the payment in their orders is no news to their audit. */
function tellOf({ db, now }: Bank, { transaction_id: transfer, customer_id }: Payment, event: string): Promise<void> {
  return publish(db, now(), customer_id, { event, details: { transfer } });
}

/** Waits for whoever else looks at it for claiming. @returns undefined when it is no longer in that state */
function lock(bank: Bank, id: string, state: State) {
  return select(bank, state).where('transaction_id', '=', id).forUpdate().executeTakeFirst();
}

async function move(
  { db }: Bank,
  id: string,
  change: { state: 'submitted' | 'settled' | 'returned'; submitted_at?: Date; ended_at?: Date; reason?: string },
): Promise<void> {
  await db
    .updateTable('rail_payments')
    .set({ ...change, ...WORKED_OFF })
    .where('transaction_id', '=', id)
    .execute();
}

function select({ db }: Bank, state: State) {
  const isAsBooked = sql<boolean>`exists (
    select from rail_payment_hashes as kept
    where kept.transaction_id = rail_payments.transaction_id and kept.hash = hash_rail_payment(rail_payments)
  )`;
  return db.selectFrom('rail_payments').selectAll().select(isAsBooked.as('isAsBooked')).where('state', '=', state);
}
