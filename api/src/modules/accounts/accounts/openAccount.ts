import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { type OnRecord, recordAll } from '../../../kernel/audit/record.ts';
import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import type { Client } from '../../../kernel/bank/Client.ts';
import { chooseLanguage } from '../../../kernel/bank/languages.ts';
import { ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { type KeyedRequest, keepRefusal, keyReused } from '../../../kernel/idempotency/keepRefusal.ts';
import { messagesOf } from '../../../kernel/outbox/messagesOf.ts';
import { postNotice } from '../../../kernel/outbox/postNotice.ts';
import type { Customer } from '../../../kernel/sessions/findCustomer.ts';
import { networkOf } from '../../../kernel/throttles/network.ts';
import { countAttempt } from '../../../kernel/throttles/throttle.ts';
import type { openAccount as endpoint } from '../contract/opening.ts';
import { openingProblems as problems } from '../contract/problems.ts';
import type en from '../messages/en.json';
import { type Account, findOpenAccount } from './accounts.ts';
import { yieldOf } from './offers.ts';
import { payDeposit } from './payDeposit.ts';

type AccountOrder = Static<typeof endpoint.schema.body>;
type Obstacle = keyof typeof problems;

const messageIn = messagesOf<typeof en>('modules/accounts');

const REMEDIES: Record<Obstacle, string> = {
  'enough-accounts': 'You have as many accounts as you can open online. Close one that you no longer need, or call us.',
  'enough-today': 'You’ve opened as many accounts as you can in one day. Try again tomorrow, or call us.',
};

/** Opens the account and books its first deposit, or does neither, once per idempotency key. */
export async function openAccount(bank: Bank, customer: Customer, key: string, order: AccountOrder, client: Client) {
  await countAttempt(bank, [{ what: 'accounts', who: customer.id, tries: 20 }]);
  const request = { source: `accounts:${customer.id}`, key, hash: hashOf(order) };
  return keepRefusal(bank, request, async (db) => {
    const { id, isRepeated } = await open(db, customer.id, request, order);
    const account = await findOpenAccount(db, customer.id, id);
    if (isRepeated) return { ...account, isRepeated };
    const paid = order.deposit && (await payDeposit(db, customer.id, request, order.deposit, account));
    await tell({ ...bank, db }, customer, client, account, paid);
    return { ...(await findOpenAccount(db, customer.id, id)), isRepeated };
  });
}

async function tell(bank: Bank, customer: Customer, client: Client, { lastFour, type }: Account, paid?: OnRecord) {
  const { db, now } = bank;
  const language = chooseLanguage(client.language, customer.language);
  await postNotice(db, now(), customer.id, messageIn(language, 'accountOpened', { lastFour }));
  const about = { network: networkOf(client.address), details: { account: lastFour, type } };
  const opened = { at: now(), customerId: customer.id, event: 'account-opened', ...about } as const;
  await recordAll(db, paid ? [paid, opened] : [opened]);
}

/** The database decides. @throws {ProblemError} saying what is in the way */
async function open(db: Connection, customerId: string, { key, hash }: KeyedRequest, { type, name }: AccountOrder) {
  const { rows } = await sql<{ outcome: 'opened' | 'opened-before' | 'key-reused' | Obstacle; id: string }>`
    select outcome, account as id
    from open_own_account(${customerId}, ${key}, ${hash}, ${type}, ${name?.trim() ?? type}, ${yieldOf(type)})`.execute(
    db,
  );
  if (!rows[0]) throw new Error('The database did not say whether the account is open.');
  const { outcome, id } = rows[0];
  if (outcome === 'key-reused') throw keyReused();
  if (outcome !== 'opened' && outcome !== 'opened-before') throw new ProblemError(problems[outcome], REMEDIES[outcome]);
  return { id, isRepeated: outcome === 'opened-before' };
}

function hashOf({ type, name, deposit }: AccountOrder): Buffer {
  const parts = [type, name?.trim(), deposit?.fromAccountId, deposit?.amount.minor, deposit?.amount.currency];
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}
