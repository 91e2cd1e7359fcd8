import { sql } from 'kysely';
import { record } from '../../../kernel/audit/record.ts';
import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import type { Client } from '../../../kernel/bank/Client.ts';
import { chooseLanguage } from '../../../kernel/bank/languages.ts';
import { lastFourOf } from '../../../kernel/bank/normalize.ts';
import { ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { messagesOf } from '../../../kernel/outbox/messagesOf.ts';
import { postNotice } from '../../../kernel/outbox/postNotice.ts';
import type { Customer } from '../../../kernel/sessions/findCustomer.ts';
import { networkOf } from '../../../kernel/throttles/network.ts';
import { closingProblems as problems } from '../contract/problems.ts';
import type en from '../messages/en.json';
import { findAccount } from './findAccount.ts';

type Obstacle = keyof typeof problems;

const messageIn = messagesOf<typeof en>('modules/accounts');

const REMEDIES: Record<Obstacle, string> = {
  'not-at-zero': 'Bring the account to zero first: transfer what’s left in it, or pay what you owe.',
  'payments-pending': 'A payment from this account is still pending. You can close the account once it’s done.',
  'payments-scheduled': 'A payment from or to this account is scheduled. Cancel it first, with DELETE /schedules/{id}.',
};

/** The database decides. @throws {ProblemError} saying what is in the way */
export async function closeAccount(bank: Bank, customer: Customer, id: string, client: Client): Promise<void> {
  const { number } = await findAccount(bank, customer.id, id);
  const time = bank.now();
  await bank.db.transaction().execute(async (db) => {
    const outcome = await close(db, id);
    if (outcome === 'closed-before') return;
    if (outcome !== 'closed') throw new ProblemError(problems[outcome], REMEDIES[outcome]);
    const details = { account: lastFourOf(number) };
    const message = messageIn(chooseLanguage(client.language, customer.language), 'accountClosed', {
      lastFour: details.account,
    });
    await postNotice(db, time, customer.id, message);
    await record(db, time, customer.id, { event: 'account-closed', network: networkOf(client.address), details });
  });
}

async function close(db: Connection, id: string): Promise<'closed' | 'closed-before' | Obstacle> {
  const { rows } = await sql<{ outcome: Awaited<ReturnType<typeof close>> }>`
    select close_account(${id}) as outcome`.execute(db);
  if (!rows[0]) throw new Error('The ledger did not say whether the account is closed.');
  return rows[0].outcome;
}
