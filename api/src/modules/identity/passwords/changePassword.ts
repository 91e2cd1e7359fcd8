import { record } from '../../../kernel/audit/record.ts';
import { type Bank, DAY } from '../../../kernel/bank/Bank.ts';
import type { Client } from '../../../kernel/bank/Client.ts';
import { chooseLanguage } from '../../../kernel/bank/languages.ts';
import { ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { postNotice } from '../../../kernel/outbox/postNotice.ts';
import type { Customer } from '../../../kernel/sessions/findCustomer.ts';
import { networkOf } from '../../../kernel/throttles/network.ts';
import { countAttempt } from '../../../kernel/throttles/throttle.ts';
import { messageIn } from '../messages/messageIn.ts';
import { replaceTokens, type Tokens } from '../sessions/startSession.ts';
import { replacePassword } from './replacePassword.ts';
import { notCurrent, requireCurrentPassword } from './requireCurrentPassword.ts';
import { requireNewPassword } from './requireNewPassword.ts';

const CHANGES_A_DAY = 5;

interface Change {
  currentPassword: string;
  newPassword: string;
}

/**
 * Ends all sessions but the customer's own.
 * @returns its new tokens; nothing can be done with the earlier ones
 */
export async function changePassword(
  bank: Bank,
  customer: Customer,
  { currentPassword, newPassword }: Change,
  client: Client,
): Promise<Tokens> {
  const path = '/currentPassword';
  const previousHash = await requireCurrentPassword(bank, customer, { password: currentPassword, path, client });
  await requireNewPassword(bank, customer.id, newPassword, '/newPassword');
  await countAttempt(bank, [{ what: 'password changes', who: customer.id, tries: CHANGES_A_DAY, windowMs: DAY }]);
  const passwordHash = await bank.passwords.hash(newPassword);
  const keep = { previousHash, sessionId: customer.sessionId, device: client.device ?? '' };
  const time = bank.now();
  return bank.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('resets').where('customer_id', '=', customer.id).execute();
    const changed = await replacePassword(trx, time, { customerId: customer.id, passwordHash, keep });
    if (!changed) throw notCurrent(path);
    const tokens = await replaceTokens(trx, customer.sessionId, time);
    if (!tokens) throw new ProblemError('not-signed-in', 'Sign in to continue.');
    const language = chooseLanguage(client.language, changed.language);
    await postNotice(trx, time, customer.id, messageIn(language, 'passwordChanged'));
    const details = { session: customer.sessionId };
    await record(trx, time, customer.id, { event: 'password-changed', network: networkOf(client.address), details });
    return tokens;
  });
}
