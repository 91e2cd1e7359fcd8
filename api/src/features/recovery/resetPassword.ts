import type { Bank } from '../../bank/Bank.ts';
import type { Client } from '../../bank/Client.ts';
import { fieldProblem, ProblemError } from '../../bank/ProblemError.ts';
import { hashCode, hashOf, isSame } from '../../bank/tokens.ts';
import { record, recordUnder } from '../audit/record.ts';
import { post } from '../outbox/post.ts';
import { passwordFault } from '../passwords/passwordFault.ts';
import { replacePassword } from '../passwords/replacePassword.ts';
import { requireNewPassword } from '../passwords/requireNewPassword.ts';
import { clearFailures, countFailure } from '../throttles/failures.ts';
import { networkOf } from '../throttles/network.ts';
import { reportFailures } from '../throttles/reportFailures.ts';
import { MAX_WRONG_CODES } from './codes.ts';

const MAX_TRIES = 5;

interface NewPassword {
  code: string;
  password: string;
}

interface Reset {
  customer_id: string | null;
  code_hash: Buffer;
  failure_key: string;
}

/** Signs the customer out everywhere. @param token ties the code to this browser */
export async function resetPassword(
  bank: Bank,
  token: string | undefined,
  { code, password }: NewPassword,
  { address }: Client,
): Promise<void> {
  const fault = passwordFault(password);
  if (fault) throw fieldProblem('/password', fault);
  const reset = await countCode(bank, token ?? '');
  if (!reset) throw expired();
  const inARow = await countInARow(bank, reset);
  const isRight = isSame(reset.code_hash, hashCode(code.toUpperCase(), token ?? ''));
  if (!isRight || !reset.customer_id) {
    await recordFailure(bank, reset, inARow, networkOf(address));
    throw fieldProblem('/code', 'This code is not right. Check the newest message from us.', 'wrong-code');
  }
  await requireNewPassword(bank, reset.customer_id, password, '/password');
  const passwordHash = await bank.passwords.hash(password);
  await setPassword(bank, reset, { token: hashOf(token ?? ''), passwordHash, network: networkOf(address) });
}

/** Counts before the code is checked, so that parallel requests get no extra tries. */
function countCode({ db, now }: Bank, token: string) {
  return db
    .updateTable('resets')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('hash', '=', hashOf(token))
    .where('expires_at', '>', now())
    .where('tries', '<', MAX_TRIES)
    .returning(['customer_id', 'code_hash', 'failure_key'])
    .executeTakeFirst();
}

async function countInARow(bank: Bank, { failure_key: key, customer_id }: Reset): Promise<number> {
  if (!key) return 0;
  const inARow = await countFailure(bank, { key, customerId: customer_id }, MAX_WRONG_CODES);
  if (inARow === undefined) throw expired();
  return inARow;
}

function recordFailure({ db, now }: Bank, reset: Reset, inARow: number, network: string): Promise<void> {
  const time = now();
  return db.transaction().execute(async (trx) => {
    const customer = await trx
      .selectFrom('customers')
      .select(['id', 'email'])
      .where('id', '=', reset.customer_id)
      .executeTakeFirst();
    await reportFailures(trx, time, customer?.email, {
      what: 'wrong codes',
      inARow,
      isLast: inARow === MAX_WRONG_CODES,
    });
    const about = { event: 'code-refused', network, details: { inARow } } as const;
    await recordUnder(trx, time, customer?.id, reset.failure_key, about);
  });
}

interface Replacement {
  token: Buffer;
  passwordHash: string;
  network: string;
}

function setPassword({ db, now }: Bank, reset: Reset, { token, passwordHash, network }: Replacement): Promise<void> {
  const time = now();
  const customerId = reset.customer_id ?? '';
  return db.transaction().execute(async (trx) => {
    const used = await trx.deleteFrom('resets').where('customer_id', '=', customerId).returning('hash').execute();
    if (!used.some(({ hash }) => hash.equals(token))) throw expired();
    const recipient = await replacePassword(trx, time, { customerId, passwordHash });
    if (!recipient) throw expired();
    await clearFailures(trx, { key: reset.failure_key });
    await post(trx, time, {
      recipient,
      subject: 'Your password was changed',
      body: 'Your password was changed, and you were signed out everywhere.\n\nIf this was not you, call us at once.',
    });
    await record(trx, time, customerId, { event: 'password-reset', network });
  });
}

function expired(): ProblemError {
  return new ProblemError('code-expired', 'This code has expired or was used already. Ask for a new one.');
}
