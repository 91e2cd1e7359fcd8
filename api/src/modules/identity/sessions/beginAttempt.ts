import type { Bank } from '../../../kernel/bank/Bank.ts';
import { ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { clearFailures, countFailure, failuresOf } from '../../../kernel/throttles/failures.ts';
import { limitOfNetwork, networkOf } from '../../../kernel/throttles/network.ts';
import { countTry, refundAttempt, tooMany } from '../../../kernel/throttles/throttle.ts';
import { type Attempt, beginCounted, NOBODY, recordFailure, type Who } from './countedAttempt.ts';
import { clearDeviceFailures, isKnownDevice } from './devices.ts';
import { beginInLimitedNetwork } from './limitedNetwork.ts';
import { recordLimited } from './recordLimited.ts';

/** Known browsers have this half of the 100 failures that NIST allows; `MAX_ELSEWHERE` is the half of strangers. */
const MAX_IN_KNOWN_BROWSERS = 50;

/**
 * Counts a password before anybody looks at it, at the sign-in and wherever else one is asked for.
 * @throws {ProblemError} when the attempt is one too many; the password must not be looked at then
 */
export async function beginAttempt(bank: Bank, who: Who): Promise<Attempt> {
  const { customer, client } = who;
  const { device } = client;
  const known = failuresOf('known browsers', customer?.id ?? NOBODY, customer?.id);
  const isKnown = await isKnownDevice(bank, device, customer?.id ?? NOBODY);
  const inARow = isKnown ? await countFailure(bank, known, MAX_IN_KNOWN_BROWSERS) : undefined;
  if (inARow === undefined || !device) return beginElsewhere(bank, who);
  return {
    isKnown,
    verify: bank.passwords.verify,
    succeed: async () => {
      await clearDeviceFailures(bank, device, client);
      await clearFailures(bank.db, known);
    },
    fail: (event, wrong) =>
      recordFailure(bank, who, { event, wrong, inARow, isLast: inARow === MAX_IN_KNOWN_BROWSERS }),
  };
}

async function beginElsewhere(bank: Bank, who: Who): Promise<Attempt> {
  const limit = limitOfNetwork('sign-in', networkOf(who.client.address));
  const retryAfter = await countTry(bank, limit);
  if (retryAfter > 0) return beginInLimitedNetwork(bank, who, tooMany(retryAfter));
  try {
    const attempt = await beginCounted(bank, who);
    return { ...attempt, succeed: () => attempt.succeed().then(() => refundAttempt(bank, [limit])) };
  } catch (error) {
    // Nobody looked at the password, so the attempt does not count against others in this network.
    await refundAttempt(bank, [limit]);
    if (error instanceof ProblemError) await recordLimited(bank, who);
    throw error;
  }
}
