import { record } from '../../../kernel/audit/record.ts';
import { type Connection, later, MINUTE } from '../../../kernel/bank/Bank.ts';
import { chooseLanguage } from '../../../kernel/bank/languages.ts';
import { moneyText } from '../../../kernel/bank/money.ts';
import { messagesOf, textsOf } from '../../../kernel/outbox/messagesOf.ts';
import { postNotice } from '../../../kernel/outbox/postNotice.ts';
import type { CardPaymentOrder, Refusal } from '../contract/cardPayments.ts';
import type en from '../messages/en.json';

const MODULE = 'modules/cards';
const text = textsOf<typeof en>(MODULE);
const messageIn = messagesOf<typeof en>(MODULE);
/** Somebody who tries a stolen card tries it often. */
const ONE_MESSAGE_IN_MS = 15 * MINUTE;

/** Every one in the customer’s activity, and by email where the last one was a while ago. */
export async function tellOfRefusal(
  db: Connection,
  time: Date,
  card: { id: string; customer_id: string; last_four: string },
  { id, amount, merchant }: CardPaymentOrder,
  reason: Refusal,
): Promise<void> {
  const recent = await db
    .selectFrom('card_payments')
    .select('id')
    .where('card_id', '=', card.id)
    .where('state', '=', 'declined')
    .where('at', '>', later(time, -ONE_MESSAGE_IN_MS))
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  if (!recent) {
    const { language } = await db
      .selectFrom('customers')
      .select('language')
      .where('id', '=', card.customer_id)
      .executeTakeFirstOrThrow();
    const chosen = chooseLanguage(language);
    const values = {
      amount: moneyText(BigInt(amount.minor), amount.currency),
      lastFour: card.last_four,
      merchant,
      reason: text(chosen, `declined.${reason}`),
    };
    await postNotice(db, time, card.customer_id, messageIn(chosen, 'cardDeclined', values));
  }
  await record(db, time, card.customer_id, {
    event: 'card-payment-declined',
    details: { card: card.last_four, reason, ...amount },
  });
}
