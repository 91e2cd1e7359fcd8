import type { Static } from 'typebox';
import { record } from '../../../kernel/audit/record.ts';
import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import type { Client } from '../../../kernel/bank/Client.ts';
import { chooseLanguage } from '../../../kernel/bank/languages.ts';
import { fieldProblem, type ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { hashOf } from '../../../kernel/bank/tokens.ts';
import { isUniqueViolation } from '../../../kernel/database/violations.ts';
import { postNotice } from '../../../kernel/outbox/postNotice.ts';
import { clearFailures } from '../../../kernel/throttles/failures.ts';
import { networkOf } from '../../../kernel/throttles/network.ts';
import type { register as endpoint } from '../contract/registration.ts';
import { messageIn } from '../messages/messageIn.ts';
import { passwordFault } from '../passwords/passwordFault.ts';
import { checkCode, codeExpired, refundTry } from '../recovery/checkCode.ts';

type Registration = Static<typeof endpoint.schema.body>;

interface Access {
  customerId: string;
  /** The proof's hash. */
  hash: Buffer;
  username: string;
  passwordHash: string;
  client: Client;
}

/** Opens access with the code. Only then it says whether a username is taken: strangers could collect them otherwise. */
export async function register(bank: Bank, registration: Registration, client: Client): Promise<void> {
  const { registration: token, code, username, password } = registration;
  const fault = passwordFault(password, [username]);
  if (fault) throw fieldProblem('/password', fault);
  const network = networkOf(client.address);
  const { customerId, failureKey } = await checkCode(bank, 'registrations', { token, code, network });
  await refundTry(bank, 'registrations', token);
  await requireOtherThanNames(bank, customerId, { username, password });
  if (await isTaken(bank, username)) throw taken();
  const passwordHash = await bank.passwords.hash(password);
  const { db, now } = bank;
  const time = now();
  await db
    .transaction()
    .execute(async (trx) => {
      await openAccess(trx, time, { customerId, hash: hashOf(token), username, passwordHash, client });
      await clearFailures(trx, { key: failureKey });
      await record(trx, time, customerId, { event: 'registered', network });
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'customers_username') ? taken() : error;
    });
}

async function requireOtherThanNames(
  { db }: Bank,
  customerId: string,
  { username, password }: { username: string; password: string },
): Promise<void> {
  const { first_name, last_name } = await db
    .selectFrom('customers')
    .select(['first_name', 'last_name'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const fault = passwordFault(password, [username, first_name, last_name]);
  if (fault) throw fieldProblem('/password', fault);
}

async function isTaken({ db }: Bank, username: string): Promise<boolean> {
  const owner = await db
    .selectFrom('customers')
    .select('id')
    .where(({ eb, fn }) => eb(fn('lower', ['username']), '=', username.toLowerCase()))
    .executeTakeFirst();
  return owner !== undefined;
}

/** Adds what the bank's records lack, and changes nothing else in them. */
async function openAccess(trx: Connection, time: Date, { customerId, hash, username, passwordHash, client }: Access) {
  const begun = await trx
    .deleteFrom('registrations')
    .where('customer_id', '=', customerId)
    .returning(['hash', 'date_of_birth'])
    .execute();
  const used = begun.find((one) => one.hash.equals(hash));
  if (!used) throw codeExpired();
  const customer = await trx
    .updateTable('customers')
    .set(({ fn, val }) => ({
      date_of_birth: fn.coalesce('date_of_birth', val(used.date_of_birth)),
      username,
      password_hash: passwordHash,
    }))
    .where('id', '=', customerId)
    .where('username', 'is', null)
    .returning('first_name')
    .executeTakeFirst();
  if (!customer) throw codeExpired();
  const message = messageIn(chooseLanguage(client.language), 'registered', { name: customer.first_name });
  await postNotice(trx, time, customerId, message);
}

function taken(): ProblemError {
  return fieldProblem('/username', 'That username is taken. Choose another one.', 'username-taken');
}
