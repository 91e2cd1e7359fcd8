import { type RawBuilder, sql } from 'kysely';
import { type Bank, DAY, later } from './bank/Bank.ts';
import type { JobRun } from './scheduler/Job.ts';

/** It is longer than `deliver` tries (`GIVES_UP_AFTER_MS`). */
const UNSENT_KEPT_MS = 30 * DAY;
/** One statement removes no more rows, so that none takes long. */
const AT_ONCE = 1000;

/** It says which row is meant: `ctid` alone repeats in each partition of a table. */
const PLACE = sql`(tableoid, ctid)`;

type Sql = RawBuilder<unknown>;

export async function sweep(bank: Bank, run: JobRun): Promise<void> {
  const time = bank.now();
  const aYearAgo = later(time, -365 * DAY);
  await removeAll(bank, run, 'sessions', sql`expires_at < ${time}`);
  await removeAll(bank, run, 'step_ups', sql`expires_at < ${time}`);
  await removeAll(bank, run, 'throttles', sql`window_ends < ${time}`);
  // Failures of customers stay until a success: nobody gets another hundred tries by waiting.
  await removeAll(bank, run, 'failures', sql`customer_id is null and last_at < ${aYearAgo}`);
  await removeAll(bank, run, 'devices', sql`used_at < ${aYearAgo}`);
  await emptyExpired(bank, run, time);
  for (const table of ['outbox', 'webhook_events']) {
    const isDone = sql`(sent_at is not null or expires_at < ${time})`;
    await removeAll(bank, run, table, sql`created_at < ${later(time, -DAY)} and ${isDone}`);
    // A bank without a mail server never sends, and has no dead letters; nor has a receiver that is no longer told.
    const unsent = later(time, -UNSENT_KEPT_MS);
    await removeAll(bank, run, table, sql`created_at < ${unsent} and failed_at is null`);
  }
}

/** Removes some at a time, however many there are. @param gone a condition that an index serves */
export async function removeAll({ db }: Bank, run: JobRun, table: string, gone: Sql): Promise<void> {
  await repeatAll(run, () => sql`delete from ${sql.table(table)} where ${PLACE} in ${some(table, gone)}`.execute(db));
}

async function emptyExpired({ db }: Bank, run: JobRun, time: Date): Promise<void> {
  const expired = some('outbox', sql`expires_at < ${time} and body <> ''`);
  await repeatAll(run, () => sql`update outbox set body = '' where ${PLACE} in ${expired}`.execute(db));
}

function some(table: string, condition: Sql): Sql {
  return sql`(select tableoid, ctid from ${sql.table(table)} where ${condition} limit ${AT_ONCE} for update skip locked)`;
}

async function repeatAll({ signal }: JobRun, step: () => Promise<{ numAffectedRows?: bigint }>): Promise<void> {
  for (let count = AT_ONCE; count === AT_ONCE && !signal.aborted; ) count = Number((await step()).numAffectedRows);
}
