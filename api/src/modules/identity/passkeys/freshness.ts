import { type Bank, later, MINUTE } from '../../../kernel/bank/Bank.ts';
import type { Client } from '../../../kernel/bank/Client.ts';
import { ProblemError } from '../../../kernel/bank/ProblemError.ts';
import type { Customer } from '../../../kernel/sessions/findCustomer.ts';
import { confirmationNeeded } from '../contract/problems.ts';
import { requireCurrentPassword } from '../passwords/requireCurrentPassword.ts';

const FRESH_FOR_MS = 5 * MINUTE;

/** @throws {ProblemError} unless the customer has shown in this session, within minutes, to be themselves */
export async function requireFreshSession({ db, now }: Bank, { sessionId }: Customer): Promise<void> {
  const since = later(now(), -FRESH_FOR_MS);
  const fresh = await db
    .selectFrom('sessions')
    .leftJoin('session_confirmations', 'session_id', 'sessions.id')
    .select('sessions.id')
    .where('sessions.id', '=', sessionId)
    .where(({ or, eb }) => or([eb('started_at', '>', since), eb('confirmed_at', '>', since)]))
    .executeTakeFirst();
  if (!fresh) throw new ProblemError(confirmationNeeded, 'Enter your password to go on.');
}

/** Whoever has only the session cannot do what `requireFreshSession` guards. */
export async function confirmPassword(bank: Bank, customer: Customer, password: string, client: Client): Promise<void> {
  await requireCurrentPassword(bank, customer, { password, path: '/password', client });
  const confirmed = { confirmed_at: bank.now() };
  await bank.db
    .insertInto('session_confirmations')
    .values({ session_id: customer.sessionId, ...confirmed })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(confirmed))
    .execute();
}
