import { sql } from 'kysely';
import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import { moneyOf } from '../../../kernel/bank/money.ts';
import { findCard } from '../cards/readCards.ts';
import type { Refusal } from '../contract/cardPayments.ts';
import { MAX_PAYMENTS } from '../contract/cards.ts';

/** @param before a payment of them: those made earlier follow. @throws not-found, for cards of other customers and blocked ones too */
export async function paymentsOf({ db, now }: Bank, customerId: string, cardId: string, before?: string) {
  const card = await findCard(db, customerId, cardId, now());
  const rows = await select(db, card.id, before).execute();
  return rows.map(({ id, merchant, amount, currency, at, state, reason, last_four }) => ({
    id,
    merchant,
    at: at.toISOString(),
    state,
    lastFour: last_four,
    amount: moneyOf(amount, currency),
    ...(reason && { reason: reason as Refusal }),
  }));
}

/**
 * Includes payments of the cards before it: whoever has reported one looks for what the thief paid. Each card's newest are read
 * by themselves, so that no others are.
 */
function select(db: Connection, cardId: string, before: string | undefined) {
  return db
    .withRecursive('own', (query) =>
      query
        .selectFrom('cards')
        .select(['cards.id', 'cards.replaces', 'cards.last_four'])
        .where('cards.id', '=', cardId)
        .unionAll(
          query
            .selectFrom('cards')
            .innerJoin('own', 'own.replaces', 'cards.id')
            .select(['cards.id', 'cards.replaces', 'cards.last_four']),
        ),
    )
    .selectFrom('own')
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('card_payments')
          .selectAll()
          .whereRef('card_payments.card_id', '=', 'own.id')
          .$if(before !== undefined, (query) =>
            query.where(
              sql<boolean>`(at, id) < (
                select last.at, last.id from card_payments as last join own as its on its.id = last.card_id
                where last.id = ${before}
              )`,
            ),
          )
          .orderBy('at', 'desc')
          .orderBy('id', 'desc')
          .limit(MAX_PAYMENTS)
          .as('payments'),
      (join) => join.onTrue(),
    )
    .selectAll('payments')
    .select('own.last_four')
    .orderBy('payments.at', 'desc')
    .orderBy('payments.id', 'desc')
    .limit(MAX_PAYMENTS);
}
