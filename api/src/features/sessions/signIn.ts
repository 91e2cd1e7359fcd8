import type { Bank } from '../../bank/Bank.ts';
import type { Client } from '../../bank/Client.ts';
import { ProblemError } from '../../bank/ProblemError.ts';
import { networkOf } from '../throttles/network.ts';
import { countAttempt, type Limit, refundAttempt } from '../throttles/throttle.ts';
import { clearFailures, isKnownDevice, rememberDevice } from './devices.ts';
import { startSession, type Tokens } from './startSession.ts';

const TRIES_BY_NETWORK = 10;
/** Across all networks, for browsers without a known device. */
const TRIES_BY_NAME = 30;

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
  const { address } = client;
  const isKnown = await isKnownDevice(bank, client.device, username);
  const limits = isKnown ? [] : limitsOf(username, address);
  if (!isKnown) await countAttempt(bank, limits);
  const customer = await findByName(bank, username);
  const isRight = await bank.passwords.verify(customer?.password_hash, password);
  if (!customer || !isRight) throw wrong();
  await refundAttempt(bank, limits);
  const device = isKnown && client.device ? client.device : await rememberDevice(bank, customer.id);
  await clearFailures(bank, device);
  return { ...(await startSession(bank, customer.id, { ...client, device })), device };
}

function findByName({ db }: Bank, username: string) {
  return db
    .selectFrom('customers')
    .select(['id', 'password_hash'])
    .where(({ eb, fn }) => eb(fn('lower', ['username']), '=', username.trim().toLowerCase()))
    .executeTakeFirst();
}

function limitsOf(username: string, address: string): Limit[] {
  return [
    { what: 'sign-in by network', who: networkOf(address), tries: TRIES_BY_NETWORK },
    { what: 'sign-in by name', who: username.trim().toLowerCase(), tries: TRIES_BY_NAME },
  ];
}

function wrong(): ProblemError {
  return new ProblemError('wrong-credentials', 'The username or password is not correct. Check both and try again.');
}
