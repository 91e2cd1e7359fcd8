import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Bank, later, MINUTE, SECOND } from '../../bank/Bank.ts';
import { ProblemError } from '../../bank/ProblemError.ts';

/** From the first try on, in ms. */
const WINDOW_MS = 15 * MINUTE;

export interface Limit {
  /** What is being limited, such as "sign-in by name". */
  what: string;
  /** Whose tries: an address or a name. Stored as a hash. */
  who: string;
  tries: number;
}

/**
 * Counts one more try, before it is known how it ends: tries that run at once all count. One that a limit refuses does
 * not count for the limits after it, so that a single network cannot use up what a name has everywhere.
 *
 * @throws {ProblemError} with the seconds to wait when there have been too many
 */
export async function countTry(bank: Bank, limits: Limit[]): Promise<void> {
  for (const limit of limits) {
    const retryAfter = await count(bank, limit);
    if (retryAfter > 0) throw tooMany(retryAfter);
  }
}

/** Takes a try back that turned out to be rightful. */
export async function uncountTry({ db }: Bank, limits: Limit[]): Promise<void> {
  for (const limit of limits) {
    await db
      .updateTable('throttles')
      .set(({ eb }) => ({ tries: eb('tries', '-', 1) }))
      .where('key', '=', keyOf(limit))
      .where('tries', '>', 0)
      .execute();
  }
}

/** Counts one more try. @returns seconds until another is taken; 0 when this one is */
async function count({ db, now }: Bank, limit: Limit): Promise<number> {
  const time = now();
  const windowEnds = later(time, WINDOW_MS);
  const { tries, window_ends } = await db
    .insertInto('throttles')
    .values({ key: keyOf(limit), tries: 1, window_ends: windowEnds })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        tries: sql`case when throttles.window_ends <= ${time} then 1 else throttles.tries + 1 end`,
        window_ends: sql`case when throttles.window_ends <= ${time} then ${windowEnds} else throttles.window_ends end`,
      }),
    )
    .returning(['tries', 'window_ends'])
    .executeTakeFirstOrThrow();
  return tries <= limit.tries ? 0 : Math.max(1, Math.ceil((window_ends.getTime() - time.getTime()) / SECOND));
}

function tooMany(retryAfter: number): ProblemError {
  const minutes = Math.ceil((retryAfter * SECOND) / MINUTE);
  const wait = minutes === 1 ? 'one minute' : `${minutes} minutes`;
  return new ProblemError('too-many-attempts', `There were too many attempts. Try again in ${wait}.`, { retryAfter });
}

function keyOf({ what, who }: Limit): string {
  return `${what}:${createHash('sha256').update(who).digest('base64url')}`;
}
