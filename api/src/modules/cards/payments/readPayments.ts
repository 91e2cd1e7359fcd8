import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import { moneyOf } from '../../../kernel/bank/money.ts';
import { findCard } from '../cards/readCards.ts';
import type { Refusal } from '../contract/cardPayments.ts';
import { MAX_PAYMENTS } from '../contract/cards.ts';

/** @throws not-found, for cards of other customers and blocked ones too */
export async function paymentsOf({ db, now }: Bank, customerId: string, cardId: string) {
  const card = await findCard(db, customerId, cardId, now());
  const rows = await select(db, card.id).orderBy('at', 'desc').orderBy('id').limit(MAX_PAYMENTS).execute();
  return rows.map(({ id, merchant, amount, currency, at, state, reason, last_four }) => ({
    ...{ id, merchant, at: at.toISOString(), state, lastFour: last_four },
    amount: moneyOf(amount, currency),
    ...(reason && { reason: reason as Refusal }),
  }));
}

/** With those of the cards before it: whoever has reported one looks for what the thief paid. */
function select(db: Connection, cardId: string) {
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
    .selectFrom('card_payments')
    .innerJoin('own', 'own.id', 'card_payments.card_id')
    .selectAll('card_payments')
    .select('own.last_four');
}
