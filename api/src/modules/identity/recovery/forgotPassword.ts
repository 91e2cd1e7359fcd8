import { type Bank, MINUTE } from '../../../kernel/bank/Bank.ts';
import type { Client } from '../../../kernel/bank/Client.ts';
import { chooseLanguage } from '../../../kernel/bank/languages.ts';
import { phoneKey } from '../../../kernel/bank/normalize.ts';
import { networkOf } from '../../../kernel/throttles/network.ts';
import { countAttempt, type Limit } from '../../../kernel/throttles/throttle.ts';
import { codesTo } from '../codes/formerAddress.ts';
import { messageIn } from '../messages/messageIn.ts';
import { isDeviceOf } from '../sessions/devices.ts';
import { codeFailuresOf, codeLimits, MAX_CODES } from './codes.ts';
import { sendCode } from './sendCode.ts';

export const CODE_LIFE_MS = 10 * MINUTE;

/**
 * Sends a code to the customer with this phone number. Neither response nor timing reveals whether there is one.
 * @returns a token that ties the code to this browser
 * @throws {ProblemError} after too many codes; earlier ones stay valid
 */
export async function forgotPassword(bank: Bank, phone: string, client: Client): Promise<string> {
  const { address, device } = client;
  const isKnown = await isDeviceOf(bank, device, phone);
  const number = phoneKey(phone);
  await countAttempt(bank, isKnown && device ? limitsOfDevice(device) : codeLimits('recovery', number, address));
  const customer = await findByPhone(bank, number);
  const language = chooseLanguage(customer?.language, client.language);
  const { token } = await sendCode(bank, {
    failures: codeFailuresOf(number, isKnown),
    recipient: customer?.codes_to,
    lifeMs: CODE_LIFE_MS,
    audit: { event: 'reset-requested', customerId: customer?.id, who: number, network: networkOf(address) },
    language,
    messageOf: (code, hint) => messageIn(language, 'resetCode', { code, hint }),
    save: (trx, code) =>
      trx
        .insertInto('resets')
        .values({ ...code, customer_id: customer?.id ?? null })
        .execute(),
  });
  return token;
}

/** A separate limit, so that strangers cannot lock customers out of recovery in their own browsers. */
function limitsOfDevice(device: string): Limit[] {
  return [{ what: 'recovery by device', who: device, tries: MAX_CODES }];
}

function findByPhone({ db, now }: Bank, number: string) {
  return db
    .selectFrom('customers')
    .select(['id', 'language'])
    .select(codesTo(now()))
    .where('phone_key', '=', number)
    .where('username', 'is not', null)
    .executeTakeFirst();
}
