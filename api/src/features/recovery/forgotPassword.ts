import { randomInt } from 'node:crypto';
import { type Bank, later, MINUTE } from '../../bank/Bank.ts';
import { phoneKey } from '../../bank/normalize.ts';
import { codeHashOf, hashOf, newToken } from '../../bank/tokens.ts';
import { post, postToNobody } from '../outbox/post.ts';
import { isDeviceOf } from '../sessions/devices.ts';
import { networkOf } from '../throttles/network.ts';
import { countTry, type Limit } from '../throttles/throttle.ts';

const DIGITS = 6;
/** How long a code is good for, in ms. */
export const CODE_LIFE_MS = 10 * MINUTE;
const TRIES_BY_NETWORK = 10;
/** Codes sent to one phone's owner; more are asked for by somebody who guesses. */
const CODES = 3;

interface ForgottenPassword {
  phone: string;
  address: string;
  /** What an earlier sign-in left in this browser. */
  device: string | undefined;
}

/**
 * Sends a code to whoever has the phone number. Nothing that can be seen or timed depends on whether anybody has.
 *
 * @returns what ties the code to the browser that asked
 * @throws {ProblemError} after too many codes; what was sent before stays good
 */
export async function forgotPassword(bank: Bank, { phone, address, device }: ForgottenPassword): Promise<string> {
  const isKnown = await isDeviceOf(bank, device, phone);
  await countTry(bank, isKnown && device ? limitsOfDevice(device) : limitsOf(phone, address));
  const recipient = await findByPhone(bank, phone);
  const token = newToken();
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const time = bank.now();
  const expiresAt = later(time, CODE_LIFE_MS);
  const message = {
    expiresAt,
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
        expires_at: expiresAt,
      })
      .execute();
    if (recipient) await post(trx, time, { ...message, recipient: recipient.email });
    else await postToNobody(trx, time, message);
  });
  return token;
}

/** Numbers that nobody has are counted as all others. */
function limitsOf(phone: string, address: string): Limit[] {
  return [
    { what: 'recovery by network', who: networkOf(address), tries: TRIES_BY_NETWORK },
    { what: 'recovery by phone', who: phoneKey(phone), tries: CODES },
  ];
}

/** What strangers ask for does not count for a browser that the customer has signed in with. */
function limitsOfDevice(device: string): Limit[] {
  return [{ what: 'recovery by device', who: device, tries: CODES }];
}

function findByPhone({ db }: Bank, phone: string) {
  return db
    .selectFrom('customers')
    .select(['id', 'email'])
    .where('phone_key', '=', phoneKey(phone))
    .where('username', 'is not', null)
    .executeTakeFirst();
}
