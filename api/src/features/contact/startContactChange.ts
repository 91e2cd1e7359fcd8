import { type Bank, DAY, later, MINUTE } from '../../bank/Bank.ts';
import type { Client } from '../../bank/Client.ts';
import { fieldProblem } from '../../bank/ProblemError.ts';
import { hashCode, hashOf, newToken } from '../../bank/tokens.ts';
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
    await post(trx, time, { ...messageWith(code, email), recipient: email ?? customer.email, expiresAt });
  });
  return { change, expiresAt: expiresAt.toISOString() };
}

function messageWith(code: string, email: string | undefined) {
  const what = email === undefined ? 'phone number' : 'email address';
  // Whoever has the new address may be a stranger to the bank; whoever has the one on record is the customer.
  const otherwise =
    email === undefined
      ? 'If it was not you who asked, somebody knows your password: set a new one at once.'
      : 'If it was not you who asked, you need not do anything.';
  return {
    subject: `Your code to change your ${what}`,
    body: `Your code is ${code}.\n\nEnter it where you asked for it, within fifteen minutes. We never ask for it by phone.\n\n${otherwise}`,
  };
}
