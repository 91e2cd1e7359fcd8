import type { AuditEvent } from '../../../kernel/audit/AuditEvents.ts';
import { recordUnder } from '../../../kernel/audit/record.ts';
import { type Bank, DAY } from '../../../kernel/bank/Bank.ts';
import type { Client } from '../../../kernel/bank/Client.ts';
import { ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { clearFailures, countFailure, countWithWait, failuresOf } from '../../../kernel/throttles/failures.ts';
import { networkOf } from '../../../kernel/throttles/network.ts';
import { countAttempt, isWithin, type Limit, refundAttempt } from '../../../kernel/throttles/throttle.ts';
import { reportFailures } from '../messages/reportFailures.ts';
import { clearDeviceFailures, isKnownDevice } from './devices.ts';

const TRIES_BY_NETWORK = 10;
/**
 * In a row, in whatever time and from whatever networks: NIST SP 800-63B-4 (3.2.2) allows 100 in all. Strangers can use
 * up only their own share, so that they cannot keep customers out of browsers that they have signed in with.
 */
const MAX_ELSEWHERE = 50;
const MAX_IN_KNOWN_BROWSERS = 50;
const NOBODY = '00000000-0000-0000-0000-000000000000';

interface Who {
  /** In lower case. */
  name: string;
  customer: { id: string; language: string | null } | undefined;
  client: Client;
}

interface Attempt {
  /** Whether the customer has signed in with this browser before. */
  isKnown: boolean;
  /** Takes it back after the right password. */
  succeed(): Promise<void>;
  /** Records a wrong password, and tells the customer when there were many. */
  fail(event: AuditEvent): Promise<void>;
}

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
    succeed: async () => {
      await clearDeviceFailures(bank, device);
      await clearFailures(bank.db, known);
    },
    fail: (event) => recordFailure(bank, who, { event, inARow, isLast: inARow === MAX_IN_KNOWN_BROWSERS }),
  };
}

async function beginElsewhere(bank: Bank, who: Who): Promise<Attempt> {
  const network = networkOf(who.client.address);
  const limits: Limit[] = [{ what: 'sign-in by network', who: network, tries: TRIES_BY_NETWORK }];
  const here = failuresOf('sign-in by name and network', `${who.name} ${network}`, who.customer?.id);
  const everywhere = failuresOf('sign-in by name', who.name, who.customer?.id);
  await countAttempt(bank, limits);
  try {
    await countWithWait(bank, here);
    const inARow = await countFailure(bank, everywhere, MAX_ELSEWHERE);
    if (inARow === undefined) throw closed();
    return {
      isKnown: false,
      succeed: async () => {
        await clearFailures(bank.db, here, everywhere);
        await refundAttempt(bank, limits);
      },
      fail: (event) => recordFailure(bank, who, { event, inARow, isLast: inARow === MAX_ELSEWHERE }),
    };
  } catch (error) {
    if (error instanceof ProblemError) await recordLimited(bank, who);
    throw error;
  }
}

interface Failure {
  event: AuditEvent;
  inARow: number;
  isLast: boolean;
}

function recordFailure(bank: Bank, { name, customer, client }: Who, { event, inARow, isLast }: Failure) {
  const time = bank.now();
  return bank.db.transaction().execute(async (trx) => {
    await reportFailures(trx, time, customer, { what: 'wrongPasswords', inARow, isLast });
    await recordUnder(trx, time, customer?.id, name, {
      event: isLast ? 'sign-in-closed' : event,
      network: networkOf(client.address),
      details: { inARow },
    });
  });
}

/** Once a day for a name, so that nobody can fill a customer's audit. */
function recordLimited(bank: Bank, { name, customer, client }: Who): Promise<void> {
  return bank.db.transaction().execute(async (db) => {
    const once: Limit = { what: 'limited sign-ins', who: name, tries: 1, windowMs: DAY };
    if (!(await isWithin({ ...bank, db }, once))) return;
    const about = { event: 'sign-in-limited', network: networkOf(client.address) } as const;
    await recordUnder(db, bank.now(), customer?.id, name, about);
  });
}

function closed(): ProblemError {
  return new ProblemError(
    'too-many-attempts',
    'Too many incorrect passwords for this username. Sign in with a browser you’ve used before, or reset your password.',
  );
}
