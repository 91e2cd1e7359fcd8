import { type Bank, DAY, later, MINUTE } from '../../bank/Bank.ts';
import type { Client } from '../../bank/Client.ts';
import { chooseLanguage } from '../../bank/languages.ts';
import { fieldProblem } from '../../bank/ProblemError.ts';
import { hashCode, hashOf, newToken } from '../../bank/tokens.ts';
import { messageIn } from '../outbox/messageIn.ts';
import { post } from '../outbox/post.ts';
import { requireCurrentPassword } from '../passwords/requireCurrentPassword.ts';
import { newCode } from '../recovery/codes.ts';
import type { Customer } from '../sessions/findCustomer.ts';
import { countAttempt } from '../throttles/throttle.ts';

const CODE_LIFE_MS = 15 * MINUTE;
const CODES_A_DAY = 5;

interface ContactChange {
  email?: string;
  phone?: string;
  password: string;
}

/**
 * Sends a code and changes nothing yet. Whether somebody else has the number is not looked at, so the answer cannot tell.
 * @returns a proof, which the code belongs to
 */
export async function startContactChange(
  bank: Bank,
  customer: Customer,
  { email, phone, password }: ContactChange,
  client: Client,
) {
  if ((email === undefined) === (phone === undefined)) {
    throw fieldProblem(email === undefined ? '/email' : '/phone', 'Change either your email address or your number.');
  }
  // Because these contact details can reset it.
  await requireCurrentPassword(bank, customer, { password, path: '/password', client });
  await countAttempt(bank, [{ what: 'contact codes', who: customer.id, tries: CODES_A_DAY, windowMs: DAY }]);
  const change = newToken();
  const code = newCode();
  const time = bank.now();
  const expiresAt = later(time, CODE_LIFE_MS);
  await bank.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('contact_changes')
      .values({
        hash: hashOf(change),
        customer_id: customer.id,
        email: email ?? null,
        phone: phone?.trim() ?? null,
        code_hash: hashCode(code, change),
        expires_at: expiresAt,
      })
      .execute();
    const language = chooseLanguage(client.language, customer.language);
    // Whoever has the new address may be a stranger to the bank; whoever has the one on record is the customer.
    const message = messageIn(language, email === undefined ? 'phoneCode' : 'emailCode', { code });
    await post(trx, time, { ...message, recipient: email ?? customer.email, expiresAt });
  });
  return { change, expiresAt: expiresAt.toISOString() };
}
