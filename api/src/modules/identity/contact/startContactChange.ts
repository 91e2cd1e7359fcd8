import { type Bank, DAY, later, MINUTE } from '../../../kernel/bank/Bank.ts';
import type { Client } from '../../../kernel/bank/Client.ts';
import { chooseLanguage } from '../../../kernel/bank/languages.ts';
import { fieldProblem } from '../../../kernel/bank/ProblemError.ts';
import { hashCode, hashOf, newToken } from '../../../kernel/bank/tokens.ts';
import { post } from '../../../kernel/outbox/post.ts';
import type { Customer } from '../../../kernel/sessions/findCustomer.ts';
import { countAttempt } from '../../../kernel/throttles/throttle.ts';
import { codeAddressOf } from '../codes/formerAddress.ts';
import { newCode } from '../codes/newCode.ts';
import { messageIn } from '../messages/messageIn.ts';
import { requireCurrentPassword } from '../passwords/requireCurrentPassword.ts';

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
    const recipient = email ?? (await codeAddressOf({ ...bank, db: trx }, customer));
    await post(trx, time, { ...message, recipient, expiresAt });
  });
  return { change, expiresAt: expiresAt.toISOString() };
}
