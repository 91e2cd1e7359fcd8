import { type Kysely, sql } from 'kysely';
import type { Tables } from '../kernel/database/tables.ts';
import { withoutLedgerRules } from '../seeds/withoutLedgerRules.ts';
import { addCustomer } from './addCustomer.ts';

const MANY = 1_000_000;

/** These fill a bank in whose large tables jobs have little to do. */
const FILLED: Record<string, string> = {
  accounts: `insert into accounts (customer_id, number, name, type, currency, posted, entry_count, floor, credit_limit)
    select CUSTOMER, 'M' || at, 'Card', 'Credit Card', 'USD', -1, 1, -1, 1 from generate_series(1, HALF) as at`,
  transactions: `insert into transactions (source, key, order_hash, effective_on, booked_at, memo)
    select 'customer:' || CUSTOMER, at, '', bank_day(now()), now(), '' from generate_series(1, HALF) as at`,
  cards: `insert into cards (account_id, customer_id, kind, last_four, expires, issued_at, spending_limit, cash_limit)
    select id, CUSTOMER, 'debit', '0000', '2040-01', now(), 1, 1 from accounts where number like 'M%'`,
  sessions: `insert into sessions (customer_id, expires_at, started_at, last_seen_at, device_hash, network, user_agent)
    select CUSTOMER, now() + interval '1 day', now(), now(), '', '', '' from generate_series(1, MANY) as at`,
  schedules: `insert into schedules (customer_id, key, order_hash, from_account_id, to_account_id, amount, currency, memo, rhythm, first_on, next_on, created_at)
    select CUSTOMER, at, '', FROM_ACCOUNT, TO_ACCOUNT, 1, 'USD', '', 'monthly', DUE, DUE, now() from generate_series(1, MANY) as at`,
  rail_payments: `alter table rail_payments disable trigger user;
    insert into rail_payments (transaction_id, customer_id, number, name, amount, currency, state, ordered_at, submitted_at, ended_at)
    select id, CUSTOMER, 'GB82WEST12345698765432', '', 1, 'USD', 'settled', now(), now(), now() from transactions where source like 'customer:%';
    alter table rail_payments enable trigger user`,
  card_payments: `insert into card_payments (id, card_id, customer_id, amount, currency, merchant, merchant_code, channel, state, at, reason)
    select at, (select min(id::text)::uuid from cards), CUSTOMER, 1, 'USD', '', '5411', 'chip', 'declined', now(), 'limit' from generate_series(1, MANY) as at`,
  devices: `insert into devices (customer_id, hash, used_at)
    select CUSTOMER, decode(md5(at::text), 'hex'), now() from generate_series(1, MANY) as at`,
  entries: `with pairs as (
      select booked.id, booked.booked_at, account.id as account_id
      from transactions as booked join accounts as account on account.number = 'M' || booked.key where source like 'customer:%'
    )
    insert into entries (transaction_id, account_id, customer_id, currency, amount, description, category, booked_at, sequence, balance_after)
    select pairs.id, account_id, CUSTOMER, 'USD', -1, 'Rent', 'Transfer', booked_at, 1, -1 from pairs
    union all
    select pairs.id, rail.id, null, 'USD', 1, 'Rent', 'Transfer', booked_at, null, null
    from pairs, accounts as rail where rail.number = 'RAIL-USD'`,
};

/** A million rows in each large table, and a million entries. @returns the customer who has all of it */
export async function fillManyRows(db: Kysely<Tables>): Promise<string> {
  const { id, accounts } = await addCustomer(db, {
    accounts: [
      ['Checking', 1000],
      ['Savings', 0],
    ],
  });
  const [from = '', to = ''] = accounts.map((account) => `'${account.id}'::uuid`.toString());
  const values = { CUSTOMER: `'${id}'::uuid`, FROM_ACCOUNT: from, TO_ACCOUNT: to, DUE: "date '2040-01-01'" };
  const numbers = { MANY: String(MANY), HALF: String(MANY / 2) };
  await db.transaction().execute((trx) =>
    withoutLedgerRules(trx, async () => {
      for (const statement of Object.values(FILLED)) {
        const text = Object.entries({ ...values, ...numbers }).reduce(
          (sum, [word, value]) => sum.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), value),
          statement,
        );
        await sql.raw(text).execute(trx);
      }
    }),
  );
  await sql`vacuum analyze`.execute(db);
  return id;
}
