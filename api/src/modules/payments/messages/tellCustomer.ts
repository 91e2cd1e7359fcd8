import type { Connection } from '../../../kernel/bank/Bank.ts';
import { chooseLanguage } from '../../../kernel/bank/languages.ts';
import { longDay } from '../../../kernel/bank/longDay.ts';
import { moneyText } from '../../../kernel/bank/money.ts';
import { messagesOf } from '../../../kernel/outbox/messagesOf.ts';
import { postNotice } from '../../../kernel/outbox/postNotice.ts';
import type en from './en.json';

interface Told {
  customer_id: string;
  /** Minor units. */
  amount: bigint;
  currency: string;
}

const messageIn = messagesOf<typeof en>('modules/payments');

/** Tells customers what happened while nobody looked. @param day as `2026-11-30` */
export async function tellCustomer(
  db: Connection,
  time: Date,
  name: 'notPaid' | 'returned',
  { customer_id, amount, currency }: Told,
  day: string,
): Promise<void> {
  const { language: preferred } = await db
    .selectFrom('customers')
    .select('language')
    .where('id', '=', customer_id)
    .executeTakeFirstOrThrow();
  const language = chooseLanguage(preferred);
  const values = { amount: moneyText(amount, currency), day: longDay(language, day) };
  await postNotice(db, time, customer_id, messageIn(language, name, values));
}
