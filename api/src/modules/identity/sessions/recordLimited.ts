import { recordUnder } from '../../../kernel/audit/record.ts';
import { type Bank, DAY } from '../../../kernel/bank/Bank.ts';
import { networkOf } from '../../../kernel/throttles/network.ts';
import { countTry } from '../../../kernel/throttles/throttle.ts';
import type { Who } from './countedAttempt.ts';

/** Once a day for a name, so that nobody can fill a customer's audit. */
export function recordLimited(bank: Bank, { name, customer, client }: Who): Promise<void> {
  return bank.db.transaction().execute(async (db) => {
    const once = { what: 'limited sign-ins', who: name, tries: 1, windowMs: DAY };
    if ((await countTry({ ...bank, db }, once)) > 0) return;
    const about = { event: 'sign-in-limited', network: networkOf(client.address) } as const;
    await recordUnder(db, bank.now(), customer?.id, name, about);
  });
}
