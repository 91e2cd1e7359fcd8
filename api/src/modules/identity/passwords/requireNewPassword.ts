import type { Bank } from '../../../kernel/bank/Bank.ts';
import { fieldProblem } from '../../../kernel/bank/ProblemError.ts';
import { passwordFault } from './passwordFault.ts';

/** @throws {ProblemError} at `path` for a password that is tried first, has the customer's names in it, or is the present one */
export async function requireNewPassword(
  { db, passwords }: Bank,
  customerId: string,
  password: string,
  path: string,
): Promise<void> {
  const { password_hash, username, first_name, last_name } = await db
    .selectFrom('customers')
    .select(['password_hash', 'username', 'first_name', 'last_name'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const fault = passwordFault(password, [username, first_name, last_name]);
  if (fault) throw fieldProblem(path, fault);
  const isPresent = await passwords.verify(password_hash, password);
  if (isPresent) throw fieldProblem(path, 'That’s your current password. Choose a new one.');
}
