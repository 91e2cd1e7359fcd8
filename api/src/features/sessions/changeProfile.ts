import type { Bank } from '../../bank/Bank.ts';
import { phoneKey } from '../../bank/normalize.ts';
import { fieldProblem } from '../../bank/ProblemError.ts';
import { isUniqueViolation } from '../../database/violations.ts';
import { post } from '../outbox/post.ts';
import { countAttempt, type Limit, refundAttempt } from '../throttles/throttle.ts';
import type { Customer } from './findCustomer.ts';

const MAX_TRIES = 5;

interface ProfileChange {
  email?: string;
  phone?: string;
  password: string;
}

/** Requires the password, because these contact details can reset it. */
export async function changeProfile(bank: Bank, customer: Customer, change: ProfileChange): Promise<Customer> {
  const limits: Limit[] = [{ what: 'profile', who: customer.id, tries: MAX_TRIES }];
  await countAttempt(bank, limits);
  const { password_hash } = await bank.db
    .selectFrom('customers')
    .select('password_hash')
    .where('id', '=', customer.id)
    .executeTakeFirstOrThrow();
  const isRight = await bank.passwords.verify(password_hash, change.password);
  if (!isRight) throw fieldProblem('/password', 'This is not your current password.');
  await refundAttempt(bank, limits);
  const { email = customer.email, phone = customer.phone } = change;
  await save(bank, customer, { email, phone: phone.trim() });
  return { ...customer, email, phone: phone.trim() };
}

async function save({ db, now }: Bank, customer: Customer, { email, phone }: { email: string; phone: string }) {
  const change = db.transaction().execute(async (trx) => {
    const values = { email, phone, phone_key: phoneKey(phone) };
    await trx.updateTable('customers').set(values).where('id', '=', customer.id).execute();
    await trx.deleteFrom('resets').where('customer_id', '=', customer.id).execute();
    await post(trx, now(), {
      recipient: customer.email,
      subject: 'Your contact details were changed',
      body: 'Your email address or phone number was changed.\n\nIf this was not you, call us at once.',
    });
  });
  await change.catch((error: unknown) => {
    if (!isUniqueViolation(error, 'customers_phone_key_key')) throw error;
    throw fieldProblem('/phone', 'This number cannot be used. Enter another one, or call us.');
  });
}
