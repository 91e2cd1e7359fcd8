import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Static } from 'typebox';
import type { Connection } from '../../../kernel/bank/Bank.ts';
import { moneyOf } from '../../../kernel/bank/money.ts';
import { lastFourOf } from '../../../kernel/bank/normalize.ts';
import { ProblemError } from '../../../kernel/bank/ProblemError.ts';
import type { getSchedule } from '../contract/schedules.ts';
import { datesFrom } from './dates.ts';

type Schedule = Static<(typeof getSchedule.schema.response)[200]>;
type Execution = Schedule['executions'][number];
type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

const MAX_SCHEDULES = 100;
const SHOWN_DATES = 3;
const SHOWN_EXECUTIONS = 12;

/** Those that go on, the next one first. @param after one of them: those that come later follow */
export async function schedulesOf(db: Connection, customerId: string, after?: string): Promise<Schedule[]> {
  const rows = await select(db, customerId)
    .where('schedules.next_on', 'is not', null)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(schedules.next_on, schedules.id) > (
          select next_on, id from schedules where id = ${after} and customer_id = ${customerId}
        )`,
      ),
    )
    .orderBy('schedules.next_on')
    .orderBy('schedules.id')
    .limit(MAX_SCHEDULES)
    .execute();
  return rows.map(scheduleOf);
}

/** @throws {ProblemError} when the customer has no such schedule */
export async function findSchedule(db: Connection, customerId: string, id: string): Promise<Schedule> {
  const row = await select(db, customerId).where('schedules.id', '=', id).executeTakeFirst();
  if (!row) throw noSchedule();
  return scheduleOf(row);
}

export function noSchedule(): ProblemError {
  return new ProblemError('not-found', 'There is no such scheduled transfer among yours.');
}

function select(db: Connection, customerId: string) {
  return db
    .selectFrom('schedules')
    .innerJoin('accounts as payer', 'payer.id', 'schedules.from_account_id')
    .leftJoin('accounts as own', 'own.id', 'schedules.to_account_id')
    .leftJoin('payees', 'payees.id', 'schedules.payee_id')
    .where('schedules.customer_id', '=', customerId)
    .selectAll('schedules')
    .select(['payer.name as from_name', 'payer.number as from_number'])
    .select(({ fn }) => fn.coalesce('own.name', 'payees.name').as('to_name'))
    .select(({ fn }) => fn.coalesce('own.number', 'payees.number').as('to_number'))
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('schedule_executions as done')
          .whereRef('done.schedule_id', '=', 'schedules.id')
          .select(['done.due_on', 'done.outcome', 'done.transaction_id', 'done.reason'])
          .orderBy('done.due_on', 'desc')
          .limit(SHOWN_EXECUTIONS),
      ).as('executions'),
    );
}

function scheduleOf(row: Row): Schedule {
  const { first_on: firstOn, last_on: lastOn, rhythm } = row;
  return {
    id: row.id,
    kind: row.payee_id === null ? 'internal' : 'external',
    from: partyOf(row.from_name, row.from_number),
    to: partyOf(row.to_name, row.to_number),
    amount: moneyOf(row.amount, row.currency),
    memo: row.memo,
    rhythm,
    upcoming: datesFrom({ firstOn, lastOn, rhythm }, row.next_on, SHOWN_DATES),
    ...(lastOn !== null && { lastOn }),
    isCancelled: row.cancelled_at !== null,
    executions: row.executions.map(executionOf),
  };
}

function partyOf(name: string | null, number: string | null) {
  return { name: name ?? '', lastFour: lastFourOf(number ?? '') };
}

function executionOf({ due_on, outcome, transaction_id, reason }: Row['executions'][number]): Execution {
  return {
    on: due_on,
    outcome,
    ...(transaction_id !== null && { orderId: transaction_id }),
    ...(reason !== null && { reason: reason as NonNullable<Execution['reason']> }),
  };
}
