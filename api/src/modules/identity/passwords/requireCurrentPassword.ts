import type { Bank } from '../../../kernel/bank/Bank.ts';
import type { Client } from '../../../kernel/bank/Client.ts';
import { fieldProblem } from '../../../kernel/bank/ProblemError.ts';
import type { Customer } from '../../../kernel/sessions/findCustomer.ts';
import { clearFailures, countWithWait, failuresOf } from '../../../kernel/throttles/failures.ts';
import { beginAttempt } from '../sessions/beginAttempt.ts';

/**
 * Wrong ones count to the same hundred in a row as those of a sign-in, after a wait that grows.
 * @returns the hash that the password was checked against
 * @throws {ProblemError} at `path` when it is wrong
 */
export async function requireCurrentPassword(
  bank: Bank,
  customer: Customer,
  { password, path, client }: { password: string; path: string; client: Client },
): Promise<string | null> {
  const whileSignedIn = failuresOf('passwords while signed in', customer.id, customer.id);
  await countWithWait(bank, whileSignedIn);
  const attempt = await beginAttempt(bank, { name: (customer.username ?? '').toLowerCase(), customer, client });
  const { password_hash } = await bank.db
    .selectFrom('customers')
    .select('password_hash')
    .where('id', '=', customer.id)
    .executeTakeFirstOrThrow();
  if (!(await attempt.verify(password_hash, password))) throw await attempt.fail('password-refused', notCurrent(path));
  await attempt.succeed();
  await clearFailures(bank.db, whileSignedIn);
  return password_hash;
}

export function notCurrent(path: string) {
  return fieldProblem(path, 'That isn’t your current password.');
}
