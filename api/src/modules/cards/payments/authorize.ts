import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Bank, type Connection, DAY, later } from '../../../kernel/bank/Bank.ts';
import { dayAt, timeOn } from '../../../kernel/bank/days.ts';
import { monthOf } from '../../../kernel/bank/months.ts';
import { ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { publish } from '../../../kernel/webhooks/publish.ts';
import { placeHold } from '../../../ledger/holds.ts';
import { noSuchCard } from '../cards/readCards.ts';
import type { CardPaymentOrder, Refusal } from '../contract/cardPayments.ts';
import { tellOfRefusal } from './tellOfRefusal.ts';

/** Networks settle within a week or two; what they forget is the customer’s again. */
const HELD_FOR_MS = 30 * DAY;

/** Approved means that the money is held. One after the other for each card, so that no two payments share what is left of a limit. */
export function authorize(bank: Bank, order: CardPaymentOrder) {
  return bank.db.transaction().execute(async (db) => {
    await lockId(db, order.id);
    const card = await lockCard(db, order.cardId);
    const known = await findKnown(db, order);
    if (known) return answerOf(known.reason);
    const time = bank.now();
    const refusal = await refusalOf(db, card, order, time);
    const held = refusal ? null : await hold(db, card, order, time);
    const reason = refusal ?? (held === null ? 'insufficient-funds' : null);
    await db
      .insertInto('card_payments')
      .values({
        id: order.id,
        card_id: card.id,
        customer_id: card.customer_id,
        channel: order.channel,
        at: time,
        amount: BigInt(order.amount.minor),
        currency: order.amount.currency,
        merchant: order.merchant,
        ...{
          merchant_code: order.merchantCode,
          is_abroad: order.isAbroad,
          hold_id: held,
          reason,
          state: reason ? 'declined' : 'pending',
        },
      })
      .execute();
    if (reason) await tellOfRefusal(db, time, card, order, reason);
    else {
      const details = { payment: order.id, card: card.last_four, ...order.amount };
      await publish(db, time, card.customer_id, { event: 'card-payment-approved', details });
    }
    return answerOf(reason);
  });
}

/** Makes one of two payments at once under one id, on any cards, known to the other. */
async function lockId(db: Connection, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`card-payment ${id}`}, 0))`.execute(db);
}

/** @throws {ProblemError} when the id was used for another card, amount or shop */
async function findKnown(db: Connection, order: CardPaymentOrder) {
  const known = await db.selectFrom('card_payments').selectAll().where('id', '=', order.id).executeTakeFirst();
  if (!known) return undefined;
  const isSame =
    known.card_id === order.cardId &&
    known.amount === BigInt(order.amount.minor) &&
    known.currency === order.amount.currency &&
    known.merchant === order.merchant &&
    known.merchant_code === order.merchantCode &&
    known.channel === order.channel &&
    known.is_abroad === order.isAbroad;
  if (isSame) return known;
  throw new ProblemError('key-reused', 'This id was used for another payment. Ask again with one of its own.');
}

function answerOf(reason: string | null) {
  return reason === null ? { isApproved: true } : { isApproved: false, reason };
}

/** Blocked ones, too: a network may ask for them. */
async function lockCard(db: Connection, id: string) {
  const card = await db
    .selectFrom('cards')
    .innerJoin('accounts', 'accounts.id', 'cards.account_id')
    .selectAll('cards')
    .select('accounts.currency')
    .where('cards.id', '=', id)
    .forUpdate('cards')
    .executeTakeFirst();
  if (!card) throw noSuchCard();
  return card;
}

type Card = Awaited<ReturnType<typeof lockCard>>;

async function refusalOf(
  db: Connection,
  card: Card,
  order: CardPaymentOrder,
  time: Date,
): Promise<Refusal | undefined> {
  const { channel, isAbroad, amount } = order;
  if (card.blocked_at) return 'blocked';
  if (card.frozen_at) return 'frozen';
  if (card.expires < monthOf(time)) return 'expired';
  if (channel !== 'chip' && !card[channel]) return channel;
  if (isAbroad && !card.abroad) return 'abroad';
  if (amount.currency !== card.currency) return 'currency';
  const isCash = channel === 'cash';
  const limit = isCash ? card.cash_limit : card.spending_limit;
  const spent = await spentOn(db, card.id, isCash, time);
  return spent + BigInt(amount.minor) > limit ? `${isCash ? 'cash' : 'spending'}-limit` : undefined;
}

/** Returns what was spent on that day. */
async function spentOn(db: Connection, cardId: string, isCash: boolean, time: Date): Promise<bigint> {
  const { spent } = await db
    .selectFrom('card_payments')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('spent'))
    .where('card_id', '=', cardId)
    .where('at', '>=', timeOn(dayAt(time)))
    .where('state', 'in', ['pending', 'settled'])
    .where('channel', isCash ? '=' : '<>', 'cash')
    .executeTakeFirstOrThrow();
  return spent;
}

async function hold(db: Connection, card: Card, order: CardPaymentOrder, time: Date): Promise<string | null> {
  const { id } = await placeHold(db, {
    source: 'card',
    key: order.id,
    orderHash: createHash('sha256').update(JSON.stringify(order)).digest(),
    accountId: card.account_id,
    currency: card.currency,
    amount: BigInt(order.amount.minor),
    description: order.merchant,
    expiresAt: later(time, HELD_FOR_MS),
  });
  return id;
}
