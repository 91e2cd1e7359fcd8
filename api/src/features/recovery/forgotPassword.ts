import { randomInt } from 'node:crypto';
import { type Bank, later, MINUTE } from '../../bank/Bank.ts';
import { phoneKey } from '../../bank/normalize.ts';
import { hashCode, hashOf, newToken } from '../../bank/tokens.ts';
import { post, postDecoy } from '../outbox/post.ts';
import { isDeviceOf } from '../sessions/devices.ts';
import { networkOf } from '../throttles/network.ts';
import { countAttempt, type Limit } from '../throttles/throttle.ts';

const DIGITS = 6;
export const CODE_LIFE_MS = 10 * MINUTE;
const TRIES_BY_NETWORK = 10;
const CODES = 3;

interface ForgottenPassword {
  phone: string;
  address: string;
  device: string | undefined;
}

/**
 * Sends a code to the customer with this phone number. Neither response nor timing reveals whether there is one.
 * @returns a token that ties the code to this browser
 * @throws {ProblemError} after too many codes; earlier ones stay valid
 */
export async function forgotPassword(bank: Bank, { phone, address, device }: ForgottenPassword): Promise<string> {
  const isKnown = await isDeviceOf(bank, device, phone);
  await countAttempt(bank, isKnown && device ? limitsOfDevice(device) : limitsOf(phone, address));
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
        code_hash: hashCode(code, token),
        expires_at: expiresAt,
      })
      .execute();
    if (recipient) await post(trx, time, { ...message, recipient: recipient.email });
    else await postDecoy(trx, time, message);
  });
  return token;
}

/** Unknown numbers count too, or the limit would reveal which ones exist. */
function limitsOf(phone: string, address: string): Limit[] {
  return [
    { what: 'recovery by network', who: networkOf(address), tries: TRIES_BY_NETWORK },
    { what: 'recovery by phone', who: phoneKey(phone), tries: CODES },
  ];
}

/** A separate limit, so that strangers cannot lock customers out of recovery in their own browsers. */
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
