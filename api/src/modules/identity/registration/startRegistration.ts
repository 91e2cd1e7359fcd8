import type { Static } from 'typebox';
import { type Bank, MINUTE } from '../../../kernel/bank/Bank.ts';
import type { Client } from '../../../kernel/bank/Client.ts';
import { dayAt } from '../../../kernel/bank/days.ts';
import { chooseLanguage } from '../../../kernel/bank/languages.ts';
import { numberKey, phoneKey } from '../../../kernel/bank/normalize.ts';
import { fieldProblem } from '../../../kernel/bank/ProblemError.ts';
import { failuresOf } from '../../../kernel/throttles/failures.ts';
import { networkOf } from '../../../kernel/throttles/network.ts';
import { countAttempt } from '../../../kernel/throttles/throttle.ts';
import { codesTo } from '../codes/formerAddress.ts';
import type { startRegistration as endpoint } from '../contract/registration.ts';
import { messageIn } from '../messages/messageIn.ts';
import { codeLimits } from '../recovery/codes.ts';
import { sendCode } from '../recovery/sendCode.ts';

const CODE_LIFE_MS = 15 * MINUTE;
const OLDEST_BIRTH = '1900-01-01';

type Identity = Static<typeof endpoint.schema.body>;

/**
 * Sends a code to the contact on record if every detail is that on record. Neither response nor timing reveals whether
 * it is, and whether the customer is registered already: that is in the message.
 * @returns a proof, which the code belongs to
 */
export async function startRegistration(bank: Bank, identity: Identity, { address, ...client }: Client) {
  requirePastDay(bank, identity.dateOfBirth);
  const numbers = [numberKey(identity.accountNumber), numberKey(identity.idNumber), phoneKey(identity.phone)].join(' ');
  await countAttempt(bank, codeLimits('registration', numbers, address));
  const found = await findByNumbers(bank, identity);
  const customer = found && isSamePerson(identity, found) ? found : undefined;
  const language = chooseLanguage(customer?.language, client.language);
  const { token, expiresAt } = await sendCode(bank, {
    failures: failuresOf('registration codes', numbers),
    recipient: customer?.codes_to,
    lifeMs: CODE_LIFE_MS,
    audit: { event: 'registration-begun', customerId: customer?.id, who: numbers, network: networkOf(address) },
    language,
    messageOf: (code, hint) =>
      customer?.username
        ? messageIn(language, 'alreadyRegistered')
        : messageIn(language, 'registrationCode', { code, hint }),
    save: (trx, code) =>
      trx
        .insertInto('registrations')
        .values({
          ...code,
          customer_id: customer?.username === null ? customer.id : null,
          date_of_birth: identity.dateOfBirth,
        })
        .execute(),
  });
  return { registration: token, expiresAt: expiresAt.toISOString() };
}

function requirePastDay({ now }: Bank, day: string): void {
  if (day >= OLDEST_BIRTH && day < dayAt(now())) return;
  throw fieldProblem('/dateOfBirth', 'Enter a date in the past, with a four-digit year.');
}

function findByNumbers({ db, now }: Bank, { accountNumber, idNumber, phone }: Identity) {
  return db
    .selectFrom('accounts')
    .innerJoin('customers', 'customers.id', 'accounts.customer_id')
    .select(['customers.id', 'username', 'first_name', 'last_name', 'date_of_birth', 'email', 'language'])
    .select(codesTo(now()))
    .where('accounts.number', '=', numberKey(accountNumber))
    .where('customers.id_number_key', '=', numberKey(idNumber))
    .where('customers.phone_key', '=', phoneKey(phone))
    .executeTakeFirst();
}

type OnRecord = NonNullable<Awaited<ReturnType<typeof findByNumbers>>>;

function isSamePerson({ firstName, lastName, dateOfBirth, email }: Identity, kept: OnRecord): boolean {
  const details: [string, string | null][] = [
    [firstName, kept.first_name],
    [lastName, kept.last_name],
    [dateOfBirth, kept.date_of_birth],
    [email, kept.email],
  ];
  return details.every(([typed, onRecord]) => onRecord === null || plainOf(typed) === plainOf(onRecord));
}

/** Drops case, accents and spacing. */
function plainOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\s]+/gu, '')
    .toLowerCase();
}
