import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Bank, later, MINUTE, SECOND } from '../bank/Bank.ts';
import { ProblemError } from '../bank/ProblemError.ts';

const WINDOW_MS = 15 * MINUTE;

export interface Limit {
  what: string;
  /** An address or a name; stored as a hash. */
  who: string;
  tries: number;
  windowMs?: number;
}

/**
 * Counts a try before its outcome is known, so that parallel tries all count. Stops at the first limit that refuses,
 * so that one network cannot use up the limit that a username has across all networks.
 * @throws {ProblemError} with the seconds to wait
 */
export async function countAttempt(bank: Bank, limits: Limit[]): Promise<void> {
  for (const limit of limits) {
    const retryAfter = await countTry(bank, limit);
    if (retryAfter > 0) throw tooMany(retryAfter);
  }
}

/** @throws {ProblemError} when the limit is used up; counts nothing */
export async function requireAttemptsLeft({ db, now }: Bank, limit: Limit): Promise<void> {
  const used = await db
    .selectFrom('throttles')
    .select('window_ends')
    .where('key', '=', keyOf(limit))
    .where('tries', '>=', limit.tries)
    .where('window_ends', '>', now())
    .executeTakeFirst();
  if (used) throw tooMany(Math.max(1, Math.ceil((used.window_ends.getTime() - now().getTime()) / SECOND)));
}

export async function refundAttempt({ db }: Bank, limits: Limit[]): Promise<void> {
  for (const limit of limits) {
    await db
      .updateTable('throttles')
      .set(({ eb }) => ({ tries: eb('tries', '-', 1) }))
      .where('key', '=', keyOf(limit))
      .where('tries', '>', 0)
      .execute();
  }
}

/** @returns the seconds to wait; 0 within the limit */
export async function countTry({ db, now }: Bank, limit: Limit): Promise<number> {
  const time = now();
  const windowEnds = later(time, limit.windowMs ?? WINDOW_MS);
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

export function tooMany(retryAfter: number): ProblemError {
  const detail = `Too many attempts. Try again in ${inWords(retryAfter)}.`;
  return new ProblemError('too-many-attempts', detail, { retryAfter });
}

function inWords(seconds: number): string {
  const minutes = Math.ceil((seconds * SECOND) / MINUTE);
  if (minutes === 1) return 'one minute';
  return minutes <= 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

function keyOf({ what, who }: Limit): string {
  return `${what}:${createHash('sha256').update(who).digest('base64url')}`;
}
