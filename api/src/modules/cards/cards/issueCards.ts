import { sql } from 'kysely';
import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import { addMonths, monthOf } from '../../../kernel/bank/months.ts';
import type { JobRun } from '../../../kernel/scheduler/Job.ts';
import { Queue } from '../../../kernel/scheduler/Queue.ts';
import { LIMITS } from './limits.ts';

export const VALID_MONTHS = 48;
const { debit, credit } = LIMITS;

export const dueCards = new Queue({
  table: 'cards_due',
  id: 'account_id',
  waiting: () => sql`true`,
  since: 'since',
});

/** The customer’s first card is there when they first look. */
export function issueDueCards(bank: Bank, run: JobRun): Promise<void> {
  return dueCards.drain(bank, run, async ({ db, now }, id) => {
    await issueCards(db, now(), id);
    await db.deleteFrom('cards_due').where('account_id', '=', id).execute();
  });
}

/** Issues one for every account that needs a card and has none, or for one of them. A credit card’s number ends as its account’s does. */
export async function issueCards(db: Connection, time: Date, accountId?: string): Promise<void> {
  await sql`
    insert into cards (account_id, customer_id, kind, last_four, expires, issued_at, spending_limit, cash_limit)
    select
      id, customer_id,
      case type when 'Checking' then 'debit' else 'credit' end,
      case type when 'Checking' then right('000' || (hashtext(number) & 65535), 4) else right(number, 4) end,
      ${addMonths(monthOf(time), VALID_MONTHS)},
      ${time}::timestamptz,
      case type when 'Checking' then ${debit.spending}::bigint else ${credit.spending}::bigint end,
      case type when 'Checking' then ${debit.cash}::bigint else ${credit.cash}::bigint end
    from accounts
    where type in ('Checking', 'Credit Card') and customer_id is not null
      and not exists (select from cards where cards.account_id = accounts.id)
      ${accountId === undefined ? sql`` : sql`and id = ${accountId}`}
    on conflict do nothing`.execute(db);
}
