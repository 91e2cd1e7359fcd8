import type { Kysely } from 'kysely';
import type { Tables } from '../kernel/database/tables.ts';
import { addCustomer } from './addCustomer.ts';
import { fillTables } from './fillTables.ts';

/** CUSTOMER pays from ACCOUNT to PAYEE, or is paid, COUNT times in 700 days; all else follows from that. */
const FILLED = [
  `insert into transactions (source, key, order_hash, effective_on, booked_at, memo)
    select 'customer:CUSTOMER', 'long ' || at, '', bank_day(time), time, '' from generate_series(1, COUNT) as at,
    lateral (select now() - interval '1 minute' - at * (interval '700 days' / COUNT) as time) as times`,
  `with orders as (select *, substr(key, 6)::bigint as at from transactions where source = 'customer:CUSTOMER'),
    sides as (select *, (case when at % 50 = 0 then 1 else -1 end) * (100 + at % 900) as amount from orders)
    insert into entries (transaction_id, account_id, customer_id, currency, amount, description, category, booked_at, sequence, balance_after)
    select id, 'ACCOUNT'::uuid, 'CUSTOMER'::uuid, 'USD', amount, 'Corner Shop', case when amount > 0 then 'Income' else 'Dining' end, booked_at, 2 + COUNT - at, 1000 from sides
    union all
    select id, 'PAYEE'::uuid, 'SELLER'::uuid, 'USD', -amount, 'Corner Shop', 'Dining', booked_at, null, null from sides`,
  `insert into rail_payments (transaction_id, customer_id, number, name, bic, amount, currency, state, ordered_at, submitted_at, ended_at)
    select id, 'CUSTOMER', 'GB82WEST' || (at % 997), '', case when at % 10 = 0 then 'WESTGB22' end, 1, 'USD', 'settled', booked_at, booked_at, booked_at
    from (select *, substr(key, 6)::bigint as at from transactions where source = 'customer:CUSTOMER') as orders where at % 5 = 0`,
  `insert into wire_quotes (customer_id, from_account_id, recipient, number, bic, bank, amount, currency, rate, cost, fee, account_currency, memo, sends_on, arrives_on, cut_off, expires_at, transaction_id)
    select 'CUSTOMER', 'ACCOUNT', 'Somebody', number, bic, 'West Bank', 1, 'GBP', '0.8', 1, 0, 'USD', '', bank_day(now()), bank_day(now()), now(), now(), transaction_id
    from rail_payments where customer_id = 'CUSTOMER' and bic is not null`,
  `insert into schedules (customer_id, key, order_hash, from_account_id, to_account_id, amount, currency, memo, rhythm, first_on, next_on, created_at)
    select 'CUSTOMER', 'long ' || at, '', 'ACCOUNT', 'PAYEE', 1, 'USD', '', 'monthly', day, day, now()
    from generate_series(1, COUNT / 5) as at, lateral (select date '2040-01-01' + at::int % 300 as day) as days`,
  `insert into payees (customer_id, name, number, added_at, removed_at)
    select 'CUSTOMER', 'Payee ' || md5(at::text), 'N' || at, now(), case when at % 3 = 0 then now() end from generate_series(1, COUNT / 5) as at`,
  `insert into card_payments (id, card_id, customer_id, amount, currency, merchant, merchant_code, channel, state, at, reason)
    select 'CUSTOMER' || at, cards.id, 'CUSTOMER', 1, 'USD', '', '5411', 'chip', 'declined', now() - at * interval '1 minute', 'limit'
    from generate_series(1, COUNT / 5) as at, cards where cards.customer_id = 'CUSTOMER'`,
  `insert into alerts (customer_id, kind, at, in_bank, facts)
    select 'CUSTOMER', 'security', now() - at * interval '1 minute', true, '{"event": "password-changed"}' from generate_series(1, COUNT / 5) as at`,
  `insert into sessions (customer_id, expires_at, started_at, last_seen_at, device_hash, network, user_agent)
    select 'CUSTOMER', now() + interval '1 day', now(), now(), '', '', '' from generate_series(1, COUNT / 5) as at`,
  `insert into audit_chains values ('CUSTOMER', COUNT / 5, '')`,
  `insert into audit_events (chain, number, at, event, previous, hash)
    select 'CUSTOMER', at, now(), 'signed-in', '', '' from generate_series(1, COUNT / 5) as at`,
];

/** @returns a customer who has done as much in 700 days, with the account of whom they paid, as a superuser */
export async function fillHistory(db: Kysely<Tables>, count: number) {
  const { accounts: sellers, id: seller } = await addCustomer(db, { accounts: [['Checking', 0]] });
  const customer = await addCustomer(db, { accounts: [['Savings', 1000]] });
  const [account = '', payee = ''] = [customer.accounts[0]?.id, sellers[0]?.id];
  await db
    .insertInto('cards')
    .values({
      account_id: account,
      customer_id: customer.id,
      kind: 'debit',
      last_four: '0000',
      expires: '2040-01',
      issued_at: new Date(),
      spending_limit: 1n,
      cash_limit: 1n,
    })
    .execute();
  const values = { CUSTOMER: customer.id, ACCOUNT: account, PAYEE: payee, SELLER: seller, COUNT: String(count) };
  await fillTables(db, FILLED, values);
  return { ...customer, account, payee };
}
