import { sql } from 'kysely';
import type { Connection } from '../../../kernel/bank/Bank.ts';
import { addMonths, monthOf } from '../../../kernel/bank/months.ts';
import { LIMITS } from './limits.ts';

export const VALID_MONTHS = 48;
const { debit, credit } = LIMITS;

/**
 * For every account that needs a card and never had one: the customer’s first is there when they first look. A credit
 * card’s number ends as its account’s does.
 */
export async function issueCards(db: Connection, time: Date): Promise<void> {
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
    on conflict do nothing`.execute(db);
}
