import { randomInt } from 'node:crypto';
import { record } from '../../../kernel/audit/record.ts';
import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import { chooseLanguage } from '../../../kernel/bank/languages.ts';
import { addMonths, monthOf } from '../../../kernel/bank/months.ts';
import { messagesOf } from '../../../kernel/outbox/messagesOf.ts';
import { postNotice } from '../../../kernel/outbox/postNotice.ts';
import { countAttempt } from '../../../kernel/throttles/throttle.ts';
import type en from '../messages/en.json';
import { lockCard } from './changeCard.ts';
import { VALID_MONTHS } from './issueCards.ts';
import { findCard } from './readCards.ts';

interface Customer {
  id: string;
  language: string | null;
}

type Reason = 'lost' | 'stolen';
type LostCard = Awaited<ReturnType<typeof lockCard>>;

const messageIn = messagesOf<typeof en>('modules/cards');

/** @returns the card that comes instead: the same one for a report that is sent again */
export async function reportCard(bank: Bank, customer: Customer, id: string, reason: Reason) {
  await countAttempt(bank, [{ what: 'card-reports', who: customer.id, tries: 10 }]);
  return bank.db.transaction().execute(async (db) => {
    const card = await lockCard(db, customer.id, id);
    if (!card.blocked_at) await replace(db, bank.now(), card, customer, reason);
    return findCard(db, customer.id, await latestAfter(db, id), bank.now());
  });
}

async function replace(db: Connection, time: Date, card: LostCard, customer: Customer, reason: Reason): Promise<void> {
  await db.updateTable('cards').set({ blocked_at: time, blocked_as: reason }).where('id', '=', card.id).execute();
  const lastFour = otherThan(card.last_four);
  const { account_id, customer_id, kind, spending_limit, cash_limit, online, contactless, abroad, cash } = card;
  await db
    .insertInto('cards')
    .values({
      account_id,
      customer_id,
      kind,
      spending_limit,
      cash_limit,
      online,
      contactless,
      abroad,
      cash,
      last_four: lastFour,
      expires: addMonths(monthOf(time), VALID_MONTHS),
      issued_at: time,
      replaces: card.id,
    })
    .execute();
  const values = { lastFour: card.last_four, newLastFour: lastFour };
  await postNotice(db, time, customer.id, messageIn(chooseLanguage(customer.language), 'cardReported', values));
  const details = { card: card.last_four, replacement: lastFour, reason };
  await record(db, time, customer.id, { event: 'card-reported', details });
}

/** The replacement may have been lost, too. */
async function latestAfter(db: Connection, id: string): Promise<string> {
  const next = await db.selectFrom('cards').select('id').where('replaces', '=', id).executeTakeFirst();
  return next ? latestAfter(db, next.id) : id;
}

function otherThan(lastFour: string): string {
  const digits = String(randomInt(10_000)).padStart(4, '0');
  return digits === lastFour ? otherThan(lastFour) : digits;
}
