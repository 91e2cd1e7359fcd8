import { randomInt } from 'node:crypto';
import { type Bank, later, MINUTE } from '../../bank/Bank.ts';
import { phoneKey } from '../../bank/normalize.ts';
import { codeHashOf, hashOf, newToken } from '../../bank/tokens.ts';
import { post, postToNobody } from '../outbox/post.ts';
import { networkOf } from '../throttles/network.ts';
import { count, countTry } from '../throttles/throttle.ts';

const DIGITS = 6;
/** How long a code is good for, in ms. */
export const CODE_LIFE = 10 * MINUTE;
const TRIES_BY_NETWORK = 10;
/** Codes sent to one phone's owner; more are asked for by somebody who guesses. */
const CODES = 3;

/**
 * Sends a code to whoever has the phone number. Nothing that can be seen or timed depends on whether anybody has.
 *
 * @returns what ties the code to the browser that asked
 */
export async function forgotPassword(bank: Bank, phone: string, address: string): Promise<string> {
  await countTry(bank, [{ what: 'recovery by network', who: networkOf(address), tries: TRIES_BY_NETWORK }]);
  const tooMany = await count(bank, { what: 'recovery by phone', who: phoneKey(phone), tries: CODES });
  const customer = await findByPhone(bank, phone);
  const recipient = tooMany ? undefined : customer;
  const token = newToken();
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const time = bank.now();
  const message = {
    subject: 'Your code to set a new password',
    body: `Your code is ${code}.\n\nEnter it in the browser in which you asked for it, within ten minutes. We never ask for it by phone.\n\nIf it was not you who asked, you need not do anything.`,
  };
  await bank.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('resets')
      .values({
        hash: hashOf(token),
        customer_id: recipient?.id ?? null,
        code_hash: codeHashOf(code, token),
        expires_at: later(time, CODE_LIFE),
      })
      .execute();
    if (recipient) await post(trx, time, { ...message, recipient: recipient.email });
    else await postToNobody(trx, time, message);
  });
  return token;
}

function findByPhone({ db }: Bank, phone: string) {
  return db
    .selectFrom('customers')
    .select(['id', 'email'])
    .where('phone_key', '=', phoneKey(phone))
    .where('username', 'is not', null)
    .executeTakeFirst();
}
