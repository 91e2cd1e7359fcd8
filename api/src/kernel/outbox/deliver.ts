import { type RawBuilder, sql } from 'kysely';
import { type Bank, type Connection, DAY, HOUR, later, MINUTE, SECOND } from '../bank/Bank.ts';
import type { JobRun } from '../scheduler/Job.ts';
import type { Transport } from './Message.ts';

const AT_ONCE = 20;
/** A customer waits for a code no longer. */
const LATE_MS = 5 * MINUTE;
const FIRST_PAUSE_MS = 30 * SECOND;
const LONGEST_PAUSE_MS = 4 * HOUR;
/** A mail server may be away over a long weekend. */
export const GIVES_UP_AFTER_MS = 5 * DAY;

/** Where messages wait. */
interface Box {
  table: 'outbox' | 'webhook_events';
  /** If omitted, all whose time has come. */
  isReady?: RawBuilder<boolean>;
}

const MAIL: Box = { table: 'outbox' };

/**
 * Sends queued messages at least once, with pauses that double. Deletes the text, which may contain a code, after
 * sending. What cannot be sent for five days becomes a dead letter, which health reports until an operator acts.
 * @returns how many were sent
 */
export async function deliver(bank: Bank, transport: Transport, run: JobRun, box = MAIL): Promise<number> {
  for (let sum = 0; ; ) {
    const sent = await deliverSome(bank, transport, run, box);
    sum += sent;
    // Where nothing goes, the rest waits too.
    if (sent === 0 || run.signal.aborted) return sum;
  }
}

async function deliverSome({ db, now }: Bank, transport: Transport, { log }: JobRun, box: Box) {
  const time = now();
  const table = tableOf(box);
  const claimed = await db
    .updateTable(table)
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), next_try_at: later(time, FIRST_PAUSE_MS) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom(table)
        .select('id')
        .where('sent_at', 'is', null)
        .where('next_try_at', '<=', time)
        .where('failed_at', 'is', null)
        .where(({ or, eb: is }) => or([is('expires_at', 'is', null), is('expires_at', '>', time)]))
        .where(box.isReady ?? sql.lit(true))
        .orderBy('next_try_at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'recipient', 'subject', 'body', 'attempts', 'created_at', 'expires_at'])
    .execute();
  const sent = await Promise.all(
    claimed.map(async (row) => {
      const { id, recipient, subject, body } = row;
      try {
        await transport.send({ id, recipient, subject, body });
      } catch (error) {
        log(error);
        await postpone(db, table, row, time, log);
        return 0;
      }
      await db.updateTable(table).set({ sent_at: now(), body: '' }).where('id', '=', id).execute();
      return 1;
    }),
  );
  return sent.reduce<number>((sum, one) => sum + one, 0);
}

/** Either table has the columns of the outbox. */
function tableOf({ table }: Box): 'outbox' {
  return table as 'outbox';
}

interface Unsent {
  id: string;
  subject: string;
  attempts: number;
  created_at: Date;
  expires_at: Date | null;
}

/** A message that expires needs no dead letter: the customer asks for another code. */
async function postpone(
  db: Connection,
  table: 'outbox',
  message: Unsent,
  time: Date,
  log: (error: unknown) => void,
): Promise<void> {
  const { id, subject, attempts, created_at, expires_at } = message;
  const hasFailed = later(created_at, GIVES_UP_AFTER_MS) <= time && !expires_at;
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  await db
    .updateTable(table)
    .set(hasFailed ? { failed_at: time } : { next_try_at: later(time, pause) })
    .where('id', '=', id)
    .execute();
  if (!hasFailed) return;
  log(new Error(`Message ${id} (“${subject}”) could not be sent for five days and ${attempts} tries. It is kept.`));
}

export async function countDeadLetters(db: Connection, table: Box['table'] = 'outbox'): Promise<number> {
  const { count } = await db
    .selectFrom(tableOf({ table }))
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('failed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Codes that have expired unsent count for an hour. */
export async function countLate({ db, now }: Bank): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('created_at', '<', later(now(), -LATE_MS))
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', later(now(), -HOUR))]))
    .executeTakeFirstOrThrow();
  return Number(count);
}
