import type { Bank } from '../../bank/Bank.ts';
import type { Client } from '../../bank/Client.ts';
import { ProblemError } from '../../bank/ProblemError.ts';
import { record, recordUnknown } from '../audit/record.ts';
import { networkOf } from '../throttles/network.ts';
import { reportFailures } from '../throttles/reportFailures.ts';
import { clearDeviceFailures, rememberDevice } from './devices.ts';
import { type Attempt, beginAttempt } from './signInAttempt.ts';
import { startSession, type Tokens } from './startSession.ts';

interface Credentials {
  username: string;
  password: string;
}

/** Neither response nor timing reveals whether the username exists. */
export async function signIn(
  bank: Bank,
  { username, password }: Credentials,
  client: Client,
): Promise<Tokens & { device: string }> {
  const name = username.trim().toLowerCase();
  const customer = await findByName(bank, name);
  const attempt = await beginAttempt(bank, name, customer?.id, client);
  const isRight = await bank.passwords.verify(customer?.password_hash, password);
  if (!customer || !isRight) {
    await recordFailure(bank, attempt, name, customer, networkOf(client.address));
    throw new ProblemError('wrong-credentials', 'The username or password is not correct. Check both and try again.');
  }
  await attempt.succeed();
  const device = attempt.isKnown && client.device ? client.device : await rememberDevice(bank, customer.id);
  await clearDeviceFailures(bank, device);
  return { ...(await startSession(bank, customer.id, { ...client, device })), device };
}

function findByName({ db }: Bank, name: string) {
  return db
    .selectFrom('customers')
    .select(['id', 'email', 'password_hash'])
    .where(({ eb, fn }) => eb(fn('lower', ['username']), '=', name))
    .executeTakeFirst();
}

function recordFailure(
  { db, now }: Bank,
  { inARow, isLast }: Attempt,
  name: string,
  customer: { id: string; email: string } | undefined,
  network: string,
): Promise<void> {
  const time = now();
  const about = { event: isLast ? 'sign-in-closed' : 'sign-in-refused', network, details: { inARow } } as const;
  return db.transaction().execute(async (trx) => {
    await reportFailures(trx, time, customer?.email, { what: 'wrong passwords', inARow, isLast });
    if (customer) await record(trx, time, customer.id, about);
    else await recordUnknown(trx, time, name, about);
  });
}
