import { type Bank, later, MINUTE } from '../../bank/Bank.ts';
import type { Client } from '../../bank/Client.ts';
import { phoneKey } from '../../bank/normalize.ts';
import { hashCode, hashOf, newToken } from '../../bank/tokens.ts';
import { recordUnder } from '../audit/record.ts';
import { post, postDecoy } from '../outbox/post.ts';
import { isDeviceOf } from '../sessions/devices.ts';
import { countOf } from '../throttles/failures.ts';
import { networkOf } from '../throttles/network.ts';
import { countAttempt, type Limit } from '../throttles/throttle.ts';
import { codeFailuresOf, LONGER_CODES_AFTER, newCode, newLongCode } from './codes.ts';

export const CODE_LIFE_MS = 10 * MINUTE;
const TRIES_BY_NETWORK = 10;
const CODES = 3;
/** Across all networks. */
const CODES_BY_PHONE = 12;

/**
 * Sends a code to the customer with this phone number. Neither response nor timing reveals whether there is one.
 * @returns a token that ties the code to this browser
 * @throws {ProblemError} after too many codes; earlier ones stay valid
 */
export async function forgotPassword(bank: Bank, phone: string, client: Client): Promise<string> {
  const { address, device } = client;
  const isKnown = await isDeviceOf(bank, device, phone);
  await countAttempt(bank, isKnown && device ? limitsOfDevice(device) : limitsOf(phone, address));
  const recipient = await findByPhone(bank, phone);
  const token = newToken();
  const failures = codeFailuresOf(phoneKey(phone), isKnown);
  const isUnderAttack = (await countOf(bank.db, failures)) >= LONGER_CODES_AFTER;
  const code = isUnderAttack ? newLongCode() : newCode();
  const time = bank.now();
  const expiresAt = later(time, CODE_LIFE_MS);
  const message = {
    expiresAt,
    subject: 'Your code to set a new password',
    body: `Your code is ${code}.\n\n${isUnderAttack ? 'If you cannot type its letters, copy it from here. ' : ''}Enter it in the browser in which you asked for it, within ten minutes. We never ask for it by phone.\n\nIf it was not you who asked, you need not do anything.`,
  };
  await bank.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('resets')
      .values({
        hash: hashOf(token),
        customer_id: recipient?.id ?? null,
        code_hash: hashCode(code, token),
        failure_key: isUnderAttack ? '' : failures.key,
        expires_at: expiresAt,
      })
      .execute();
    if (recipient) await post(trx, time, { ...message, recipient: recipient.email });
    else await postDecoy(trx, time, message);
    const about = { event: 'reset-requested', network: networkOf(address) } as const;
    await recordUnder(trx, time, recipient?.id, phoneKey(phone), about);
  });
  return token;
}

/** Unknown numbers count too, or the limit would reveal which ones exist. */
function limitsOf(phone: string, address: string): Limit[] {
  return [
    { what: 'recovery by network', who: networkOf(address), tries: TRIES_BY_NETWORK },
    { what: 'recovery by phone and network', who: `${phoneKey(phone)} ${networkOf(address)}`, tries: CODES },
    { what: 'recovery by phone', who: phoneKey(phone), tries: CODES_BY_PHONE },
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
