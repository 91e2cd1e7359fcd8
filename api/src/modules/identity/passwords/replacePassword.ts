import type { Transaction } from 'kysely';
import { hashOf } from '../../../kernel/bank/tokens.ts';
import type { Tables } from '../../../kernel/database/tables.ts';
import { endSessionsOf } from '../../../kernel/sessions/endSession.ts';
import { clearFailuresOf } from '../../../kernel/throttles/failures.ts';

interface Replacement {
  customerId: string;
  passwordHash: string;
  /** What goes on under the new password. Nothing, when whoever sets it has not shown the old one. */
  keep?: { previousHash: string | null; sessionId: string; device: string };
}

/**
 * Ends whatever began under the old password: sessions, contact changes and sign-ins that wait for a code, known browsers. Delete the
 * customer's `resets` first: in another order, two transactions could wait for each other.
 * @returns the language to tell the customer in; `undefined` when the previous password is no longer in force
 */
export async function replacePassword(
  trx: Transaction<Tables>,
  time: Date,
  { customerId, passwordHash, keep }: Replacement,
): Promise<{ language: string | null } | undefined> {
  const changed = await trx
    .updateTable('customers')
    .set({ password_hash: passwordHash })
    .where('id', '=', customerId)
    .$if(keep !== undefined, (query) => query.where('password_hash', '=', keep?.previousHash ?? null))
    .returning('language')
    .executeTakeFirst();
  if (!changed) return undefined;
  await trx.deleteFrom('contact_changes').where('customer_id', '=', customerId).execute();
  await trx.deleteFrom('sign_in_proofs').where('customer_id', '=', customerId).execute();
  await trx
    .deleteFrom('devices')
    .where('customer_id', '=', customerId)
    .where('hash', '<>', hashOf(keep?.device ?? ''))
    .execute();
  await clearFailuresOf(trx, customerId);
  await endSessionsOf(trx, customerId, time, keep?.sessionId);
  return changed;
}
