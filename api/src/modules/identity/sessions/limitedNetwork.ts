import { createHash } from 'node:crypto';
import { type Bank, SECOND } from '../../../kernel/bank/Bank.ts';
import { ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { countFailure, failuresOf } from '../../../kernel/throttles/failures.ts';
import { Lanes } from '../../../kernel/throttles/Lanes.ts';
import { networkOf } from '../../../kernel/throttles/network.ts';
import { type Attempt, beginCounted, NOBODY, type Who } from './countedAttempt.ts';
import { recordLimited } from './recordLimited.ts';

/** One network has one password computed at a time: its flood takes one core at most. */
const networks = new Lanes({ running: 1, waiting: 300, maxWaitMs: 5 * SECOND });
const ANY_NUMBER = 2 ** 31 - 1;

/**
 * Begins an attempt in a network that has used up its limit. The right password still signs in whom the bank can tell
 * from a stranger. Everything else gets the same answer, after the same work: a wrong password, the right one of others, at
 * which nobody looks, and one whose username has had too many.
 */
export async function beginInLimitedNetwork(bank: Bank, who: Who, answer: ProblemError): Promise<Attempt> {
  const network = networkOf(who.client.address);
  const attempt = (await isVouchedFor(bank, who.customer?.id ?? NOBODY, network))
    ? await beginCounted(bank, who).catch(undefinedIfRefused)
    : await countUnseen(bank, who, network);
  return {
    isKnown: false,
    verify: async (hash, password) => {
      const leave = await networks.enter(network);
      try {
        return await bank.passwords.verify(attempt ? hash : undefined, password);
      } finally {
        leave();
      }
    },
    succeed: async () => attempt?.succeed(),
    fail: async (event, wrong) => {
      if (attempt) await attempt.fail(event, wrong);
      else await recordLimited(bank, who);
      return answer;
    },
  };
}

/** Whether the customer has a second step, without which the password opens nothing, or has signed in from this network. */
async function isVouchedFor({ db }: Bank, customerId: string, network: string): Promise<boolean> {
  const row = await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('second_steps').select('added_at').where('customer_id', '=', customerId)),
        exists(
          selectFrom('devices').select('hash').where('customer_id', '=', customerId).where('network', '=', network),
        ),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Does the work of counting, in few rows, against no username: strangers cannot close usernames with what nobody looks at. */
async function countUnseen(bank: Bank, { name }: Who, network: string): Promise<undefined> {
  const some = createHash('sha256').update(name).digest('hex').slice(0, 2);
  for (const what of ['not looked at', 'not looked at here'])
    await countFailure(bank, failuresOf(what, `${some} ${network}`), ANY_NUMBER);
}

function undefinedIfRefused(error: unknown): undefined {
  if (!(error instanceof ProblemError)) throw error;
}
