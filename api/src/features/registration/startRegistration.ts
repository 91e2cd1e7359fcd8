import { type Bank, later, MINUTE } from '../../bank/Bank.ts';
import { numberKey, phoneKey } from '../../bank/normalize.ts';
import { ProblemError } from '../../bank/ProblemError.ts';
import { hashOf, newToken } from '../../bank/tokens.ts';
import { networkOf } from '../throttles/network.ts';
import { countAttempt, type Limit, refundAttempt } from '../throttles/throttle.ts';

const MAX_TRIES = 10;
const PROOF_LIFE_MS = 30 * MINUTE;

interface Identity {
  accountNumber: string;
  idNumber: string;
  phone: string;
}

/** @returns a proof for the last step @throws {ProblemError} without saying which number is wrong */
export async function startRegistration(bank: Bank, identity: Identity, address: string) {
  const limits: Limit[] = [
    { what: 'registration by network', who: networkOf(address), tries: MAX_TRIES },
    { what: 'registration by account', who: numberKey(identity.accountNumber), tries: MAX_TRIES },
  ];
  await countAttempt(bank, limits);
  const customer = await findByIdentity(bank, identity);
  if (!customer) {
    throw new ProblemError('unknown-identity', 'These details do not match our records. Check all three, or call us.');
  }
  await refundAttempt(bank, limits);
  if (customer.username) {
    throw new ProblemError('already-registered', 'You are registered already. Sign in, or reset your password.');
  }
  const registration = newToken();
  const expiresAt = later(bank.now(), PROOF_LIFE_MS);
  await bank.db
    .insertInto('registrations')
    .values({ hash: hashOf(registration), customer_id: customer.id, expires_at: expiresAt })
    .execute();
  return { registration, expiresAt: expiresAt.toISOString() };
}

function findByIdentity({ db }: Bank, { accountNumber, idNumber, phone }: Identity) {
  return db
    .selectFrom('accounts')
    .innerJoin('customers', 'customers.id', 'accounts.customer_id')
    .select(['customers.id', 'customers.username'])
    .where('accounts.number', '=', numberKey(accountNumber))
    .where('customers.id_number_key', '=', numberKey(idNumber))
    .where('customers.phone_key', '=', phoneKey(phone))
    .executeTakeFirst();
}
