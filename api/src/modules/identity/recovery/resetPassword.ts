import { record } from '../../../kernel/audit/record.ts';
import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import type { Client } from '../../../kernel/bank/Client.ts';
import { chooseLanguage } from '../../../kernel/bank/languages.ts';
import { fieldProblem } from '../../../kernel/bank/ProblemError.ts';
import { hashOf } from '../../../kernel/bank/tokens.ts';
import { postNotice } from '../../../kernel/outbox/postNotice.ts';
import { clearFailures } from '../../../kernel/throttles/failures.ts';
import { networkOf } from '../../../kernel/throttles/network.ts';
import { restoreFormerAddress } from '../codes/formerAddress.ts';
import { messageIn } from '../messages/messageIn.ts';
import { passwordFault } from '../passwords/passwordFault.ts';
import { replacePassword } from '../passwords/replacePassword.ts';
import { requireNewPassword } from '../passwords/requireNewPassword.ts';
import { deleteRecoveryCodes } from '../twoStep/recoveryCodes.ts';
import { checkCode, codeExpired } from './checkCode.ts';

interface NewPassword {
  code: string;
  password: string;
}

/** Signs the customer out everywhere. @param token ties the code to this browser */
export async function resetPassword(
  bank: Bank,
  token: string | undefined,
  { code, password }: NewPassword,
  client: Client,
): Promise<void> {
  const fault = passwordFault(password);
  if (fault) throw fieldProblem('/password', fault);
  const network = networkOf(client.address);
  const { customerId, failureKey } = await checkCode(bank, 'resets', { token: token ?? '', code, network });
  await requireNewPassword(bank, customerId, password, '/password');
  const passwordHash = await bank.passwords.hash(password);
  await setPassword(bank, customerId, { token: hashOf(token ?? ''), failureKey, passwordHash, client });
}

/**
 * What the old password alone added within the last day goes with it: whoever stole it would lock the customer out.
 * @returns whether that turned two-step sign-in off
 */
async function dropUncounted(trx: Connection, customerId: string, time: Date): Promise<boolean> {
  const drop = (table: 'passkeys' | 'second_steps') =>
    trx
      .deleteFrom(table)
      .where('customer_id', '=', customerId)
      .where('counts_from', '>', time)
      .returning('customer_id')
      .executeTakeFirst();
  await drop('passkeys');
  if (!(await drop('second_steps'))) return false;
  await deleteRecoveryCodes(trx, customerId);
  return true;
}

interface Replacement {
  token: Buffer;
  failureKey: string;
  passwordHash: string;
  client: Client;
}

function setPassword(
  { db, now }: Bank,
  customerId: string,
  { token, failureKey, passwordHash, client }: Replacement,
): Promise<void> {
  const time = now();
  return db.transaction().execute(async (trx) => {
    const used = await trx.deleteFrom('resets').where('customer_id', '=', customerId).returning('hash').execute();
    if (!used.some(({ hash }) => hash.equals(token))) throw codeExpired();
    const isRestored = await restoreFormerAddress(trx, customerId, time);
    const customer = await replacePassword(trx, time, { customerId, passwordHash });
    if (!customer) throw codeExpired();
    if (await dropUncounted(trx, customerId, time)) {
      await record(trx, time, customerId, { event: 'two-step-turned-off', network: networkOf(client.address) });
    }
    if (isRestored) {
      const details = { what: 'email address' };
      await record(trx, time, customerId, { event: 'contact-changed', network: networkOf(client.address), details });
    }
    await clearFailures(trx, { key: failureKey });
    const language = chooseLanguage(customer.language, client.language);
    await postNotice(trx, time, customerId, messageIn(language, 'passwordReset'));
    await record(trx, time, customerId, { event: 'password-reset', network: networkOf(client.address) });
  });
}
