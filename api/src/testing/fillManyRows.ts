import { type Kysely, sql } from 'kysely';
import type { Tables } from '../kernel/database/tables.ts';
import { addCustomer } from './addCustomer.ts';
import { fillTables } from './fillTables.ts';

const MANY = 1_000_000;

/** These fill a bank in whose large tables jobs have little to do. */
const FILLED = [
  `insert into accounts (customer_id, number, name, type, currency, posted, entry_count, floor, credit_limit)
    select CUSTOMER, 'M' || at, 'Card', 'Credit Card', 'USD', -1, 1, -1, 1 from generate_series(1, HALF) as at`,
  `insert into transactions (source, key, order_hash, effective_on, booked_at, memo)
    select 'customer:' || CUSTOMER, at, '', bank_day(now()), now(), '' from generate_series(1, HALF) as at`,
  `insert into cards (account_id, customer_id, kind, last_four, expires, issued_at, spending_limit, cash_limit)
    select id, CUSTOMER, 'debit', '0000', '2040-01', now(), 1, 1 from accounts where number like 'M%'`,
  `insert into sessions (customer_id, expires_at, started_at, last_seen_at, device_hash, network, user_agent)
    select CUSTOMER, now() + interval '1 day', now(), now(), '', '', '' from generate_series(1, MANY) as at`,
  `insert into schedules (customer_id, key, order_hash, from_account_id, to_account_id, amount, currency, memo, rhythm, first_on, next_on, created_at)
    select CUSTOMER, at, '', FROM_ACCOUNT, TO_ACCOUNT, 1, 'USD', '', 'monthly', DUE, DUE, now() from generate_series(1, MANY) as at`,
  `insert into rail_payments (transaction_id, customer_id, number, name, amount, currency, state, ordered_at, submitted_at, ended_at)
    select id, CUSTOMER, 'GB82WEST12345698765432', '', 1, 'USD', 'settled', now(), now(), now() from transactions where source = 'customer:' || CUSTOMER`,
  `insert into card_payments (id, card_id, customer_id, amount, currency, merchant, merchant_code, channel, state, at, reason)
    select at, (select min(id::text)::uuid from cards), CUSTOMER, 1, 'USD', '', '5411', 'chip', 'declined', now(), 'limit' from generate_series(1, MANY) as at`,
  `insert into devices (customer_id, hash, used_at)
    select CUSTOMER, decode(md5(at::text), 'hex'), now() from generate_series(1, MANY) as at`,
  `with pairs as (
      select booked.id, booked.booked_at, account.id as account_id
      from transactions as booked join accounts as account on account.number = 'M' || booked.key where source = 'customer:' || CUSTOMER
    )
    insert into entries (transaction_id, account_id, customer_id, currency, amount, description, category, booked_at, sequence, balance_after)
    select pairs.id, account_id, CUSTOMER, 'USD', -1, 'Rent', 'Transfer', booked_at, 1, -1 from pairs
    union all
    select pairs.id, rail.id, null, 'USD', 1, 'Rent', 'Transfer', booked_at, null, null
    from pairs, accounts as rail where rail.number = 'RAIL-USD'`,
];

/** Gives a customer a million rows in each large table, and a million entries. */
export async function fillManyRows(db: Kysely<Tables>): Promise<void> {
  const { id, accounts } = await addCustomer(db, {
    accounts: [
      ['Checking', 1000],
      ['Savings', 0],
    ],
  });
  const [FROM_ACCOUNT = '', TO_ACCOUNT = ''] = accounts.map((account) => `'${account.id}'::uuid`);
  await fillTables(db, FILLED, {
    CUSTOMER: `'${id}'::uuid`,
    FROM_ACCOUNT,
    TO_ACCOUNT,
    DUE: "date '2040-01-01'",
    MANY: String(MANY),
    HALF: String(MANY / 2),
  });
  await sql`vacuum analyze`.execute(db);
}
