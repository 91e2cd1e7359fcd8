import { type Selectable, sql } from 'kysely';
import { record } from '../../../kernel/audit/record.ts';
import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import { moneyOf } from '../../../kernel/bank/money.ts';
import type { Tables } from '../../../kernel/database/tables.ts';
import { type Outcome, refuseOrder } from '../../../ledger/outcome.ts';
import { tellCustomer } from '../messages/tellCustomer.ts';
import { bookAll } from '../transfers/book.ts';
import { findOwn } from '../transfers/findParties.ts';
import { checkTransfer, requestOf } from '../transfers/transfer.ts';
import { dateAfter } from './dates.ts';

export type Due = Selectable<Tables['schedules']> & { next_on: string };

interface Execution {
  due: Due;
  outcome: Outcome;
}

/** Pays one date of each, in few statements. Call it within a transaction that has locked them and their customers. */
export async function payTogether(bank: Bank, round: Due[]): Promise<void> {
  const executions = await postAll(bank, round);
  await keep(bank, executions);
  await moveOn(bank.db, round);
  for (const { due, outcome } of executions) if (!outcome.id) await tellOfFailure(bank, due, outcome.outcome);
}

/** Posts as the customers’ own orders, under keys that no request can have. */
async function postAll(bank: Bank, round: Due[]): Promise<Execution[]> {
  const customers = round.map(({ customer_id }) => customer_id);
  const accounts = await findOwn(bank.db, customers);
  const refused: Execution[] = [];
  const payable = [];
  for (const due of round) {
    const request = requestOf(due.customer_id, `schedule:${due.id}:${due.next_on}`, orderOf(due));
    const own = accounts.filter(({ customer_id }) => customer_id === due.customer_id);
    const parties = await checkTransfer(bank, request, own);
    if (typeof parties === 'string') refused.push({ due, outcome: await refuseOrder(bank.db, request, parties) });
    else payable.push({ ...request, due, parties });
  }
  return [...refused, ...(await bookAll(bank.db, payable))];
}

function orderOf({ from_account_id, to_account_id, payee_id, amount, currency, memo }: Due) {
  const to = to_account_id ?? payee_id ?? '';
  return { fromAccountId: from_account_id, to, amount: moneyOf(amount, currency), memo };
}

async function keep({ db, now }: Bank, executions: Execution[]): Promise<void> {
  const rows = executions.map(({ due, outcome: { id, outcome } }) => {
    const key = { schedule_id: due.id, due_on: due.next_on, transaction_id: id };
    return id === null ? { ...key, outcome: 'failed', reason: outcome } : { ...key, outcome: 'paid' };
  });
  await sql`
    insert into schedule_executions (schedule_id, due_on, outcome, transaction_id, reason, at)
    select execution.*, ${now()}::timestamptz from jsonb_to_recordset(${JSON.stringify(rows)})
      as execution (schedule_id uuid, due_on date, outcome text, transaction_id uuid, reason text)`.execute(db);
}

async function moveOn(db: Connection, round: Due[]): Promise<void> {
  const rows = round.map(({ id, first_on: firstOn, last_on: lastOn, rhythm, next_on }) => {
    return { id, next_on: dateAfter({ firstOn, lastOn, rhythm }, next_on) };
  });
  await sql`
    update schedules set next_on = dealt.next_on, failures = 0, retry_at = null
    from jsonb_to_recordset(${JSON.stringify(rows)}) as dealt (id uuid, next_on date)
    where schedules.id = dealt.id`.execute(db);
}

async function tellOfFailure({ db, now }: Bank, due: Due, reason: string): Promise<void> {
  const { id, customer_id, next_on, amount, currency } = due;
  await tellCustomer(db, now(), 'notPaid', due, next_on);
  const details = { schedule: id, on: next_on, reason, ...moneyOf(amount, currency) };
  await record(db, now(), customer_id, { event: 'scheduled-transfer-failed', details });
}
