import { sql } from 'kysely';
import type { Bank, Connection } from '../bank/Bank.ts';
import { ProblemError } from '../bank/ProblemError.ts';
import type { Problem } from '../contract/problem.ts';

/** A request under a key of its sender's. */
export interface KeyedRequest {
  /** Who sends what, such as `schedules:` and a customer's id. */
  source: string;
  key: string;
  /** Tells another request under the same key. */
  hash: Buffer;
}

const REFUSED = 422;

/**
 * Does `work` in a transaction of the database, one after the other for each key. What is refused stays refused, in the
 * same words, however often it is sent; what else fails leaves nothing, so that it may be sent again.
 * @throws {ProblemError} what `work` throws, now or the first time; key-reused for another request
 */
export async function keepRefusal<T>(
  bank: Bank,
  request: KeyedRequest,
  work: (db: Connection) => Promise<T>,
): Promise<T> {
  const outcome = await bank.db.transaction().execute((db) => once(bank, db, request, work));
  if (outcome instanceof ProblemError) throw outcome;
  return outcome;
}

/** @returns a refusal rather than throw it, so that it is committed */
async function once<T>(
  { now }: Bank,
  db: Connection,
  request: KeyedRequest,
  work: (db: Connection) => Promise<T>,
): Promise<T | ProblemError> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${request.source} ${request.key}`}, 0))`.execute(db);
  const known = await findRefusal(db, request);
  if (known) return known;
  await sql`savepoint work`.execute(db);
  try {
    return await work(db);
  } catch (error) {
    if (!(error instanceof ProblemError) || error.problem.status !== REFUSED || isReuse(error.problem)) throw error;
    await sql`rollback to savepoint work`.execute(db);
    const { source, key, hash } = request;
    const row = { source, key, request_hash: hash, problem: JSON.stringify(error.problem), refused_at: now() };
    await db.insertInto('refused_requests').values(row).execute();
    return error;
  }
}

async function findRefusal(db: Connection, { source, key, hash }: KeyedRequest): Promise<ProblemError | undefined> {
  const kept = await db
    .selectFrom('refused_requests')
    .select(['request_hash', 'problem'])
    .where('source', '=', source)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!kept) return undefined;
  if (!kept.request_hash.equals(hash)) return keyReused();
  return ProblemError.of(JSON.parse(kept.problem));
}

/** Marks what was refused before under the same key. Another request under that key is refused for the first time. */
export function markReplayed(refusal: Error, isRepeated: boolean): Error {
  if (refusal instanceof ProblemError) refusal.isReplayed = isRepeated && !isReuse(refusal.problem);
  return refusal;
}

export function keyReused(): ProblemError {
  return new ProblemError(
    'key-reused',
    'You’ve already sent this with different details. Check your transactions before you send it again.',
  );
}

function isReuse({ type }: Problem): boolean {
  return type === '/problems/key-reused';
}
