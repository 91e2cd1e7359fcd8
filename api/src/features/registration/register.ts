import type { Static } from 'typebox';
import type { Bank, Connection } from '../../bank/Bank.ts';
import { fieldProblem, ProblemError } from '../../bank/ProblemError.ts';
import { hashOf } from '../../bank/tokens.ts';
import type { register as endpoint } from '../../contract/registration.ts';
import { isUniqueViolation } from '../../database/violations.ts';
import { record } from '../audit/record.ts';
import { post } from '../outbox/post.ts';
import { passwordFault } from '../passwords/passwordFault.ts';
import { networkOf } from '../throttles/network.ts';
import { countAttempt, type Limit, refundAttempt, requireAttemptsLeft } from '../throttles/throttle.ts';

export type Registration = Static<typeof endpoint.schema.body>;

const MAX_TRIES = 10;
const MAX_DETAIL_TRIES = 5;
const OLDEST_BIRTH = '1900-01-01';

/** Hashes the password last, since hashing is expensive. */
export async function register(bank: Bank, registration: Registration, address: string): Promise<void> {
  const limits: Limit[] = [{ what: 'registration proof by network', who: networkOf(address), tries: MAX_TRIES }];
  await countAttempt(bank, limits);
  const proof = await bank.db
    .selectFrom('registrations')
    .select('customer_id')
    .where('hash', '=', hashOf(registration.registration))
    .where('expires_at', '>', bank.now())
    .executeTakeFirst();
  if (!proof) throw expired();
  // With a valid proof only concurrent tries count, so that customers can correct what they typed.
  await registerVerified(bank, registration, proof.customer_id).finally(() => refundAttempt(bank, limits));
}

async function registerVerified(bank: Bank, registration: Registration, customerId: string): Promise<void> {
  const time = bank.now();
  const today = time.toISOString().slice(0, 10);
  const { dateOfBirth, password, username } = registration;
  if (!isDay(dateOfBirth) || dateOfBirth < OLDEST_BIRTH || dateOfBirth >= today) {
    throw fieldProblem('/dateOfBirth', 'Enter a date in the past, with a four-digit year.');
  }
  const fault = passwordFault(password, [username, registration.firstName, registration.lastName]);
  if (fault) throw fieldProblem('/password', fault);
  if (await isTaken(bank, username)) throw taken();
  await requireOwnDetails(bank, registration, customerId);
  const passwordHash = await bank.passwords.hash(password);
  await bank.db
    .transaction()
    .execute((trx) => complete(trx, registration, passwordHash, time))
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'customers_username') ? taken() : error;
    });
}

/** @throws {ProblemError} when the bank's records, which no registration overwrites, say something else */
async function requireOwnDetails(bank: Bank, registration: Registration, customerId: string): Promise<void> {
  const limit: Limit = { what: 'registration details', who: customerId, tries: MAX_DETAIL_TRIES };
  await requireAttemptsLeft(bank, limit);
  const kept = await bank.db
    .selectFrom('customers')
    .select(['first_name', 'last_name', 'date_of_birth', 'email'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const { firstName, lastName, dateOfBirth, email } = registration;
  const details: [string, string, string | null][] = [
    ['/firstName', firstName, kept.first_name],
    ['/lastName', lastName, kept.last_name],
    ['/dateOfBirth', dateOfBirth, kept.date_of_birth],
    ['/email', email, kept.email],
  ];
  const wrong = details.find(([, typed, record]) => record !== null && plainOf(typed) !== plainOf(record));
  if (!wrong) return;
  await countAttempt(bank, [limit]);
  throw fieldProblem(wrong[0], 'Our records say something else. Enter what you have given us, or call us.');
}

/** Without case, accents and spacing. */
function plainOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\s]+/gu, '')
    .toLowerCase();
}

async function isTaken({ db }: Bank, username: string): Promise<boolean> {
  const owner = await db
    .selectFrom('customers')
    .select('id')
    .where(({ eb, fn }) => eb(fn('lower', ['username']), '=', username.toLowerCase()))
    .executeTakeFirst();
  return owner !== undefined;
}

async function complete(trx: Connection, registration: Registration, passwordHash: string, time: Date): Promise<void> {
  const proof = await trx
    .deleteFrom('registrations')
    .where('hash', '=', hashOf(registration.registration))
    .where('expires_at', '>', time)
    .returning('customer_id')
    .executeTakeFirst();
  if (!proof) throw expired();
  const before = await trx
    .selectFrom('customers')
    .select(['email', 'username', 'first_name', 'date_of_birth'])
    .where('id', '=', proof.customer_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (before.username)
    throw new ProblemError('already-registered', 'You are registered already. Sign in, or reset your password.');
  const { dateOfBirth, username } = registration;
  await trx
    .updateTable('customers')
    .set({
      date_of_birth: before.date_of_birth ?? dateOfBirth,
      username,
      password_hash: passwordHash,
    })
    .where('id', '=', proof.customer_id)
    .execute();
  await post(trx, time, {
    recipient: before.email,
    subject: 'You can use online banking now',
    body: `Welcome, ${before.first_name}. You have registered for online banking.\n\nIf this was not you, call us at once.`,
  });
  await record(trx, time, proof.customer_id, { event: 'registered' });
}

function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

function expired(): ProblemError {
  return new ProblemError(
    'registration-expired',
    'This registration has expired. Begin again with your account number.',
  );
}

function taken(): ProblemError {
  return fieldProblem('/username', 'Somebody has this username. Choose another one.', 'username-taken');
}
