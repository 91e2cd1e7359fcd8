import type { Bank } from '../../bank/Bank.ts';
import { fieldProblem, ProblemError } from '../../bank/ProblemError.ts';
import { hashCode, hashOf, isSame } from '../../bank/tokens.ts';
import { post } from '../outbox/post.ts';
import { passwordFault } from '../passwords/passwordFault.ts';
import { endSessionsOf } from '../sessions/endSession.ts';

const MAX_TRIES = 5;

interface Reset {
  code: string;
  password: string;
}

/** Signs the customer out everywhere. @param token ties the code to this browser */
export async function resetPassword(bank: Bank, token: string | undefined, { code, password }: Reset): Promise<void> {
  const fault = passwordFault(password);
  if (fault) throw fieldProblem('/password', fault);
  const reset = await countCode(bank, token ?? '');
  if (!reset) throw new ProblemError('code-expired', 'This code has expired or was used already. Ask for a new one.');
  const isRight = isSame(reset.code_hash, hashCode(code, token ?? ''));
  if (!isRight || !reset.customer_id) {
    throw fieldProblem('/code', 'This code is not right. Check the newest message from us.', 'wrong-code');
  }
  await setPassword(bank, hashOf(token ?? ''), reset.customer_id, await bank.passwords.hash(password));
}

/** Counts before the code is checked, so that parallel requests get no extra tries. */
function countCode({ db, now }: Bank, token: string) {
  return db
    .updateTable('resets')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('hash', '=', hashOf(token))
    .where('expires_at', '>', now())
    .where('tries', '<', MAX_TRIES)
    .returning(['customer_id', 'code_hash'])
    .executeTakeFirst();
}

function setPassword({ db, now }: Bank, hash: Buffer, customerId: string, passwordHash: string): Promise<void> {
  const time = now();
  return db.transaction().execute(async (trx) => {
    const used = await trx.deleteFrom('resets').where('hash', '=', hash).returning('hash').executeTakeFirst();
    if (!used) throw new ProblemError('code-expired', 'This code has expired or was used already. Ask for a new one.');
    const { email } = await trx
      .updateTable('customers')
      .set({ password_hash: passwordHash })
      .where('id', '=', customerId)
      .returning('email')
      .executeTakeFirstOrThrow();
    await trx.deleteFrom('resets').where('customer_id', '=', customerId).execute();
    await trx.deleteFrom('devices').where('customer_id', '=', customerId).execute();
    await endSessionsOf(trx, customerId, time);
    await post(trx, time, {
      recipient: email,
      subject: 'Your password was changed',
      body: 'Your password was changed, and you were signed out everywhere.\n\nIf this was not you, call us at once.',
    });
  });
}
