import { type Bank, later, MINUTE } from '../../../kernel/bank/Bank.ts';
import { ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { hashOf, newToken } from '../../../kernel/bank/tokens.ts';

const PROOF_LIFE_MS = 10 * MINUTE;
const MAX_TRIES = 5;

export interface StartedSignIn {
  /** That the password was right. */
  proof: string;
  expiresAt: Date;
  hasApp: boolean;
  hasPasskey: boolean;
}

/** @returns `undefined` where the password is enough */
export async function startSecondStep({ db, now }: Bank, customerId: string): Promise<StartedSignIn | undefined> {
  const asked = await db
    .selectFrom('second_steps')
    .select(({ eb, exists, selectFrom }) => [
      eb('secret', 'is not', null).as('hasApp'),
      exists(selectFrom('passkeys').select('id').where('customer_id', '=', customerId)).as('hasPasskey'),
    ])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (!asked) return undefined;
  const proof = newToken();
  const expiresAt = later(now(), PROOF_LIFE_MS);
  await db
    .insertInto('sign_in_proofs')
    .values({ hash: hashOf(proof), customer_id: customerId, expires_at: expiresAt })
    .execute();
  return { proof, expiresAt, hasApp: Boolean(asked.hasApp), hasPasskey: Boolean(asked.hasPasskey) };
}

/** Counts before the code is checked, so that parallel requests get no extra tries. @throws {ProblemError} code-expired */
export async function countTryOf({ db, now }: Bank, proof: string) {
  const asked = await db
    .updateTable('sign_in_proofs')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('hash', '=', hashOf(proof))
    .where('expires_at', '>', now())
    .where('tries', '<', MAX_TRIES)
    .returning('customer_id')
    .executeTakeFirst();
  if (!asked) throw signInOver();
  return db
    .selectFrom('customers')
    .leftJoin('second_steps', 'customer_id', 'customers.id')
    .select(['customers.id', 'language', 'secret', 'counts_from'])
    .where('customers.id', '=', asked.customer_id)
    .executeTakeFirstOrThrow();
}

/** Uses up the proof in the transaction that starts the session. @throws {ProblemError} when it has been used or a new password set */
export async function useProof({ db }: Bank, proof: string): Promise<void> {
  const used = await db
    .deleteFrom('sign_in_proofs')
    .where('hash', '=', hashOf(proof))
    .returning('hash')
    .executeTakeFirst();
  if (!used) throw signInOver();
}

function signInOver(): ProblemError {
  return new ProblemError(
    'code-expired',
    'That took too long, or there were too many tries. Sign in with your password again.',
  );
}
