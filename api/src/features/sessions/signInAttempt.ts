import type { Bank } from '../../bank/Bank.ts';
import type { Client } from '../../bank/Client.ts';
import { ProblemError } from '../../bank/ProblemError.ts';
import { clearFailures, countFailure, countWithWait, type Failures, failuresOf } from '../throttles/failures.ts';
import { networkOf } from '../throttles/network.ts';
import { countAttempt, type Limit, refundAttempt } from '../throttles/throttle.ts';
import { isKnownDevice } from './devices.ts';

const TRIES_BY_NETWORK = 10;
/**
 * In a row, in whatever time and from whatever networks: NIST SP 800-63B-4 (3.2.2) allows 100 in all. Strangers can use
 * up only their own share, so that they cannot keep customers out of browsers that they have signed in with.
 */
const MAX_ELSEWHERE = 50;
const MAX_IN_KNOWN_BROWSERS = 50;
const NOBODY = '00000000-0000-0000-0000-000000000000';

export interface Attempt {
  isKnown: boolean;
  /** This one included, as if it failed. */
  inARow: number;
  isLast: boolean;
  /** Takes it back after the right password. */
  succeed(): Promise<void>;
}

/** @throws {ProblemError} when the attempt is one too many; the password must not be looked at then */
export async function beginAttempt(
  bank: Bank,
  name: string,
  customerId: string | undefined,
  client: Client,
): Promise<Attempt> {
  const known = failuresOf('known browsers', customerId ?? NOBODY, customerId);
  const isKnown = await isKnownDevice(bank, client.device, customerId ?? NOBODY);
  const inARow = isKnown ? await countFailure(bank, known, MAX_IN_KNOWN_BROWSERS) : undefined;
  if (inARow === undefined) return beginElsewhere(bank, name, customerId, networkOf(client.address));
  return attemptOf(bank, { isKnown, inARow, isLast: inARow === MAX_IN_KNOWN_BROWSERS }, [known], []);
}

async function beginElsewhere(bank: Bank, name: string, customerId: string | undefined, network: string) {
  const limits: Limit[] = [{ what: 'sign-in by network', who: network, tries: TRIES_BY_NETWORK }];
  const here = failuresOf('sign-in by name and network', `${name} ${network}`, customerId);
  const everywhere = failuresOf('sign-in by name', name, customerId);
  await countAttempt(bank, limits);
  await countWithWait(bank, here);
  const inARow = await countFailure(bank, everywhere, MAX_ELSEWHERE);
  if (inARow === undefined) {
    throw new ProblemError(
      'too-many-attempts',
      'There were too many wrong passwords for this username. Sign in with a browser that you have used before, or reset your password.',
    );
  }
  return attemptOf(bank, { isKnown: false, inARow, isLast: inARow === MAX_ELSEWHERE }, [here, everywhere], limits);
}

function attemptOf(bank: Bank, about: Omit<Attempt, 'succeed'>, failures: Failures[], limits: Limit[]): Attempt {
  const succeed = async () => {
    await clearFailures(bank.db, ...failures);
    await refundAttempt(bank, limits);
  };
  return { ...about, succeed };
}
