import { sql } from 'kysely';
import type { Bank } from '../../../kernel/bank/Bank.ts';
import { chooseLanguage } from '../../../kernel/bank/languages.ts';
import { moneyText } from '../../../kernel/bank/money.ts';
import { messagesOf } from '../../../kernel/outbox/messagesOf.ts';
import { postNotice } from '../../../kernel/outbox/postNotice.ts';
import type { JobRun } from '../../../kernel/scheduler/Job.ts';
import { Queue } from '../../../kernel/scheduler/Queue.ts';
import type { AlertKind } from '../contract/alerts.ts';
import type en from '../messages/en.json';

const messageIn = messagesOf<typeof en>('modules/alerts');
const NAMES = {
  'money-in': 'moneyIn',
  'money-out': 'moneyOut',
  'low-balance': 'lowBalance',
  'card-used': 'cardUsed',
  'new-device': 'newDevice',
} as const satisfies Partial<Record<AlertKind, string>>;

export const dueMails = new Queue({
  table: 'alert_mails',
  id: 'id',
  waiting: () => sql`true`,
  since: 'created_at',
});

/** Who is booked for does not wait for the words of a message. */
export function mailAlerts(bank: Bank, run: JobRun): Promise<void> {
  return dueMails.drain(bank, run, mailOne);
}

async function mailOne({ db, now }: Bank, id: string): Promise<void> {
  const due = await db
    .selectFrom('alert_mails')
    .innerJoin('alerts', 'alerts.id', 'alert_mails.alert_id')
    .innerJoin('customers', 'customers.id', 'alerts.customer_id')
    .select(['customer_id', 'language', 'kind', 'facts'])
    .where('alert_mails.id', '=', id)
    .forUpdate('alert_mails')
    .executeTakeFirst();
  // Another process has had it, or the customer has left.
  if (!due) return;
  const { minor, currency, lastFour = '', description = '' } = due.facts;
  const amount = minor !== undefined && currency ? moneyText(BigInt(minor), currency) : '';
  const name = NAMES[due.kind as keyof typeof NAMES];
  const message = messageIn(chooseLanguage(due.language), name, { amount, lastFour, description });
  await postNotice(db, now(), due.customer_id, message);
  await db.deleteFrom('alert_mails').where('id', '=', id).execute();
}
