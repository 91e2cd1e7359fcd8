import { type Bank, later } from '../../../kernel/bank/Bank.ts';
import type { Client } from '../../../kernel/bank/Client.ts';
import { ProblemError } from '../../../kernel/bank/ProblemError.ts';
import type { Customer } from '../../../kernel/sessions/findCustomer.ts';
import { codeNeeded, confirmationNeeded, secondStepNeeded } from '../contract/problems.ts';
import { requireCurrentPassword } from '../passwords/requireCurrentPassword.ts';
import { FRESH_FOR_MS, hasShownFactor } from '../sessions/shownFactor.ts';

/**
 * @returns whether more than a password opened the session
 * @throws {ProblemError} unless the customer has shown in this session, within minutes, to be themselves; where there were
 * passkeys or an app before it, by one of these or a recovery code: a new password by recovery does not go round them
 */
export async function requireFreshSession(bank: Bank, customer: Customer): Promise<boolean> {
  const { second_step, started_at } = await findFreshSession(bank, customer);
  if (!second_step && (await hadSecondStep(bank, customer.id, started_at))) {
    const remedy = 'Sign out, and sign in with a passkey or the code of your app.';
    throw new ProblemError(secondStepNeeded, `Your password alone doesn’t change this. ${remedy}`);
  }
  return second_step;
}

/**
 * Guards a passkey, or two-step sign-in: a session that was open before it was added has shown nothing but the password.
 * @returns what `requireFreshSession` does
 * @throws {ProblemError} also unless this session added it, or has shown within minutes more than the password: a mailed code at least
 */
export async function requireShownFactor(
  bank: Bank,
  customer: Customer,
  { added_in }: { added_in: string | null },
): Promise<boolean> {
  const hasSecondStep = await requireFreshSession(bank, customer);
  const isFree = hasSecondStep || added_in === customer.sessionId || (await hasShownFactor(bank, customer.sessionId));
  if (!isFree) throw new ProblemError(codeNeeded, 'Enter the code that we send to your email address to go on.');
  return hasSecondStep;
}

/** Whoever has the password alone would else choose at once how orders are confirmed, and lock the customer out. */
export function countsFrom({ now, newFactorWait }: Bank, hasSecondStep: boolean): Date | null {
  return hasSecondStep ? null : later(now(), newFactorWait);
}

export function counts({ counts_from }: { counts_from: Date | null }, time: Date): boolean {
  return counts_from === null || counts_from <= time;
}

async function findFreshSession({ db, now }: Bank, { sessionId }: Customer) {
  const since = later(now(), -FRESH_FOR_MS);
  const fresh = await db
    .selectFrom('sessions')
    .leftJoin('session_confirmations', 'session_id', 'sessions.id')
    .select(['second_step', 'started_at'])
    .where('sessions.id', '=', sessionId)
    .where(({ or, eb }) => or([eb('started_at', '>', since), eb('confirmed_at', '>', since)]))
    .executeTakeFirst();
  if (!fresh) throw new ProblemError(confirmationNeeded, 'Enter your password to go on.');
  return fresh;
}

/** Those that do not count yet bind nobody: whoever signs in with one would be sent to sign in with it. */
async function hadSecondStep({ db, now }: Bank, customerId: string, before: Date): Promise<boolean> {
  const countedOf = (table: 'passkeys' | 'second_steps') =>
    db
      .selectFrom(table)
      .select('customer_id')
      .where('customer_id', '=', customerId)
      .where('added_at', '<', before)
      .where(({ eb, or }) => or([eb('counts_from', 'is', null), eb('counts_from', '<=', now())]))
      .executeTakeFirst();
  return Boolean((await countedOf('passkeys')) ?? (await countedOf('second_steps')));
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
