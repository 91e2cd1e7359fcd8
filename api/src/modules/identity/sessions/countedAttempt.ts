import type { AuditEvent } from '../../../kernel/audit/AuditEvents.ts';
import { recordUnder } from '../../../kernel/audit/record.ts';
import type { Bank } from '../../../kernel/bank/Bank.ts';
import type { Client } from '../../../kernel/bank/Client.ts';
import type { Passwords } from '../../../kernel/bank/Passwords.ts';
import { ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { clearFailures, countFailure, countWithWait, failuresOf } from '../../../kernel/throttles/failures.ts';
import { networkOf } from '../../../kernel/throttles/network.ts';
import { reportFailures } from '../messages/reportFailures.ts';

/**
 * Failures in a row, in whatever time and from whatever networks: NIST SP 800-63B-4 (3.2.2) allows 100 in all. Strangers can use
 * up only their own share, so that they cannot keep customers out of browsers that they have signed in with.
 */
const MAX_ELSEWHERE = 50;
/** The id that no customer has. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

export interface Who {
  /** Lower case. */
  name: string;
  customer: { id: string; language: string | null } | undefined;
  client: Client;
}

export interface Attempt {
  /** Whether the customer has signed in with this browser before. */
  isKnown: boolean;
  verify: Passwords['verify'];
  /** Takes the count back after the right password. */
  succeed(): Promise<void>;
  /** Records a wrong password, and tells the customer when there were many. @returns what to answer, in place of `wrong` */
  fail(event: AuditEvent, wrong: ProblemError): Promise<ProblemError>;
}

/** @throws {ProblemError} when there were too many for this username, here or everywhere */
export async function beginCounted(bank: Bank, who: Who): Promise<Attempt> {
  const here = failuresOf(
    'sign-in by name and network',
    `${who.name} ${networkOf(who.client.address)}`,
    who.customer?.id,
  );
  const everywhere = failuresOf('sign-in by name', who.name, who.customer?.id);
  await countWithWait(bank, here);
  const inARow = await countFailure(bank, everywhere, MAX_ELSEWHERE);
  if (inARow === undefined) throw closed();
  return {
    isKnown: false,
    verify: bank.passwords.verify,
    succeed: () => clearFailures(bank.db, here, everywhere),
    fail: (event, wrong) => recordFailure(bank, who, { event, wrong, inARow, isLast: inARow === MAX_ELSEWHERE }),
  };
}

interface Failure {
  event: AuditEvent;
  wrong: ProblemError;
  inARow: number;
  isLast: boolean;
}

export async function recordFailure(
  bank: Bank,
  { name, customer, client }: Who,
  { event, wrong, inARow, isLast }: Failure,
) {
  const time = bank.now();
  await bank.db.transaction().execute(async (trx) => {
    await reportFailures(trx, time, customer, { what: 'wrongPasswords', inARow, isLast });
    await recordUnder(trx, time, customer?.id, name, {
      event: isLast ? 'sign-in-closed' : event,
      network: networkOf(client.address),
      details: { inARow },
    });
  });
  return wrong;
}

function closed(): ProblemError {
  return new ProblemError(
    'too-many-attempts',
    'Too many incorrect passwords for this username. Sign in with a browser you’ve used before, or reset your password.',
  );
}
