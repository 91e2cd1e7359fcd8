import { sql } from 'kysely';
import { record } from '../../../kernel/audit/record.ts';
import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import type { Client } from '../../../kernel/bank/Client.ts';
import { chooseLanguage } from '../../../kernel/bank/languages.ts';
import { ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { postNotice } from '../../../kernel/outbox/postNotice.ts';
import type { Customer } from '../../../kernel/sessions/findCustomer.ts';
import { networkOf } from '../../../kernel/throttles/network.ts';
import { accountsOpen } from '../contract/problems.ts';
import { messageIn } from '../messages/messageIn.ts';
import { requireFreshSession } from '../passkeys/freshness.ts';

/** The last message goes out before its address is erased. @throws {ProblemError} also while an account is open */
export async function endRelation(bank: Bank, customer: Customer, client: Client): Promise<void> {
  await requireFreshSession(bank, customer);
  const time = bank.now();
  await bank.db.transaction().execute(async (db) => {
    const { years } = await db.selectFrom('retention').select('years').executeTakeFirstOrThrow();
    const language = chooseLanguage(client.language, customer.language);
    await postNotice(db, time, customer.id, messageIn(language, 'relationEnded', { years }));
    const outcome = await end(db, customer.id);
    if (outcome === 'accounts-open')
      throw new ProblemError(accountsOpen, 'Close all your accounts first, under Accounts. Then you can leave.');
    if (outcome !== 'ended') throw new ProblemError('not-signed-in', 'Sign in to continue.');
    await record(db, time, customer.id, { event: 'relation-ended', network: networkOf(client.address) });
  });
}

async function end(db: Connection, customerId: string): Promise<string | undefined> {
  const { rows } = await sql<{ outcome: string }>`select end_relation(${customerId}) as outcome`.execute(db);
  return rows[0]?.outcome;
}
