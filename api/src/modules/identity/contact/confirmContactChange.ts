import { record } from '../../../kernel/audit/record.ts';
import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import type { Client } from '../../../kernel/bank/Client.ts';
import { chooseLanguage } from '../../../kernel/bank/languages.ts';
import { phoneKey } from '../../../kernel/bank/normalize.ts';
import { fieldProblem, ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { hashCode, hashOf, isSame } from '../../../kernel/bank/tokens.ts';
import { isUniqueViolation } from '../../../kernel/database/violations.ts';
import { post } from '../../../kernel/outbox/post.ts';
import { postNotice } from '../../../kernel/outbox/postNotice.ts';
import type { Customer } from '../../../kernel/sessions/findCustomer.ts';
import { networkOf } from '../../../kernel/throttles/network.ts';
import { keepFormerAddress } from '../codes/formerAddress.ts';
import { messageIn } from '../messages/messageIn.ts';

const MAX_TRIES = 5;

interface Confirmation {
  change: string;
  code: string;
}

/** @returns the customer with the new contact details */
export async function confirmContactChange(
  bank: Bank,
  customer: Customer,
  { change, code }: Confirmation,
  client: Client,
): Promise<Customer> {
  const network = networkOf(client.address);
  const asked = await countTry(bank, customer.id, change);
  if (!asked) throw expired();
  if (!isSame(asked.code_hash, hashCode(code, change))) {
    const { db, now } = bank;
    await db.transaction().execute((trx) => record(trx, now(), customer.id, { event: 'code-refused', network }));
    throw fieldProblem('/code', 'That code isn’t correct. Check the latest message from us.', 'wrong-code');
  }
  const details = await save(bank, customer, change, client).catch((error: unknown) => {
    if (!isUniqueViolation(error, 'customers_phone_key_key')) throw error;
    throw fieldProblem('/change', 'You can’t use this number. Enter another one, or call us.');
  });
  return { ...customer, ...details };
}

/** Counts before the code is checked, so that parallel requests get no extra tries. */
function countTry({ db, now }: Bank, customerId: string, change: string) {
  return db
    .updateTable('contact_changes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('hash', '=', hashOf(change))
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', now())
    .where('tries', '<', MAX_TRIES)
    .returning('code_hash')
    .executeTakeFirst();
}

function save(bank: Bank, { id: customerId, sessionId }: Customer, change: string, client: Client) {
  const time = bank.now();
  return bank.db.transaction().execute(async (trx) => {
    // First, as `resetPassword` does: in another order the two could wait for each other.
    await trx.deleteFrom('resets').where('customer_id', '=', customerId).execute();
    const before = await trx
      .selectFrom('customers')
      .select(['email', 'phone', 'language'])
      .where('id', '=', customerId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const used = await trx
      .deleteFrom('contact_changes')
      .where('hash', '=', hashOf(change))
      .returning(['email', 'phone'])
      .executeTakeFirst();
    if (!used) throw expired();
    const { email, phone } = { email: used.email ?? before.email, phone: used.phone ?? before.phone };
    await trx
      .updateTable('customers')
      .set({ email, phone, phone_key: phoneKey(phone) })
      .where('id', '=', customerId)
      .execute();
    // Their codes went to an address that may no longer be the customer’s.
    await trx.deleteFrom('contact_changes').where('customer_id', '=', customerId).execute();
    const isPhone = used.email === null;
    const former = { id: customerId, sessionId, email: before.email };
    const language = chooseLanguage(client.language, before.language);
    if (isPhone) await postNotice(trx, time, customerId, messageIn(language, 'phoneChanged'));
    else {
      const codesTo = await keepFormerAddress({ ...bank, db: trx }, former);
      await tellFormer(trx, time, language, { email: before.email, codesTo });
    }
    const details = { what: isPhone ? 'phone number' : 'email address' };
    await record(trx, time, customerId, { event: 'contact-changed', network: networkOf(client.address), details });
    return { email, phone };
  });
}

/** Tells the address that was on record, and the one that codes go to where another change came before. */
async function tellFormer(
  trx: Connection,
  time: Date,
  language: string,
  { email, codesTo }: { email: string; codesTo: string | undefined },
): Promise<void> {
  for (const recipient of new Set([email, codesTo ?? email])) {
    const message = messageIn(language, recipient === codesTo ? 'emailChangedKept' : 'emailChanged');
    await post(trx, time, { ...message, recipient });
  }
}

function expired(): ProblemError {
  return new ProblemError('code-expired', 'This code has expired or has already been used. Ask for a new one.');
}
