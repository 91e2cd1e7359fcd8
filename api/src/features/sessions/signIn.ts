import type { Bank } from '../../bank/Bank.ts';
import { ProblemError } from '../../bank/ProblemError.ts';
import { networkOf } from '../throttles/network.ts';
import { countTry, type Limit, uncountTry } from '../throttles/throttle.ts';
import { confirmDevice, isKnownDevice, rememberDevice } from './devices.ts';
import { startSession, type Tokens } from './startSession.ts';

const TRIES_BY_NETWORK = 10;
/** By all networks together, of browsers that the customer has not signed in with. */
const TRIES_BY_NAME = 30;

export interface SignIn {
  username: string;
  password: string;
  address: string;
  /** What an earlier sign-in left in this browser. */
  device: string | undefined;
}

/**
 * Starts a session. Whether a username exists shows neither in the answer nor in the work done for it.
 *
 * @throws {ProblemError} when the password is wrong, or after too many tries
 */
export async function signIn(
  bank: Bank,
  { username, password, address, device }: SignIn,
): Promise<Tokens & { device: string }> {
  const isKnown = await isKnownDevice(bank, device, username);
  const limits = isKnown ? [] : limitsOf(username, address);
  if (!isKnown) await countTry(bank, limits);
  const customer = await findByName(bank, username);
  const isRight = await bank.passwords.verify(customer?.password_hash, password);
  if (!customer || !isRight) throw wrong();
  await uncountTry(bank, limits);
  const tokens = await startSession(bank, customer.id);
  if (!isKnown || !device) return { ...tokens, device: await rememberDevice(bank, customer.id) };
  await confirmDevice(bank, device);
  return { ...tokens, device };
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
