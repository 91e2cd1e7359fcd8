import { sql } from 'kysely';
import { addDays, dayAt, timeOn } from '../kernel/bank/days.ts';
import { describeError } from '../kernel/describeError.ts';
import { addCustomer } from '../testing/addCustomer.ts';
import { onEitherDatabase } from '../testing/TestBank.ts';
import { faultsOf } from './proveBooks.ts';

/** The test customers' are longer than any other number that a refusal names, and not part of an id. */
const ACCOUNT_NUMBER = /(?<![\w-])\d{9,}/;

interface Ids {
  customer: string;
  checking: string;
  loan: string;
  other: string;
  stranger: string;
  outside: string;
  booked: string;
}

const today = `bank_day(date_trunc('milliseconds', now()))`;
const transaction = (columns = '', values = '') =>
  `with posting as (
    insert into transactions (source, key, order_hash, effective_on, booked_at, memo${columns})
    values ('bank', gen_random_uuid()::text, '', ${today}, date_trunc('milliseconds', now()), ''${values}) returning id
  )`;
const entries = (...legs: string[]) =>
  `insert into entries (transaction_id, account_id, currency, amount, description, category)
   ${legs.map((leg) => `select id, ${leg}, '', 'Transfer' from posting`).join(' union all ')}`;
const leg = (account: string, amount: number, currency = 'USD') => `'${account}'::uuid, '${currency}', ${amount}`;
const euros = `'${'e'.repeat(8)}-eeee-4eee-8eee-${'e'.repeat(12)}'`;
const euroAccount = `insert into accounts (id, number, name, type, currency) values (${euros}, 'EUR', 'EUR', 'Internal', 'EUR')`;

/** What somebody’s own trigger does is deeper than any statement. */
const inTrigger = (statement: string) => [
  'create temp table bait (n integer) on commit drop',
  `create function pg_temp.spring() returns trigger language plpgsql as $$ begin ${statement}; return new; end $$`,
  'create trigger spring before insert on bait for each row execute function pg_temp.spring()',
  'insert into bait values (1)',
];

/** What is wrong, what is tried, and why the owner of the tables is refused too. */
const broken: [string, (ids: Ids) => string[], RegExp][] = [
  [
    'a changed leg',
    ({ checking }) => [`update entries set amount = amount + 100 where account_id = '${checking}'`],
    /append-only/,
  ],
  ['a deleted leg', ({ other }) => [`delete from entries where account_id = '${other}'`], /append-only/],
  [
    'a balance out of nothing',
    ({ other }) => [`update accounts set posted = posted + 100000 where id = '${other}'`],
    /Only entries and holds/,
  ],
  [
    'a balance that a trigger of their own changes',
    ({ other }) => inTrigger(`update public.accounts set posted = posted + 777 where id = '${other}'`),
    /Only entries and holds/,
  ],
  [
    'an entry that follows no other, on a balance that a trigger changed',
    ({ other, outside }) => [
      ...inTrigger(`update public.accounts set posted = posted + 777 where id = '${other}'`),
      `${transaction()} ${entries(leg(other, 5), leg(outside, -5))}`,
    ],
    /does not follow the one before it/,
  ],
  [
    'an entry that no longer counts',
    ({ other }) => [`update accounts set posted = 0, entry_count = 0 where id = '${other}'`],
    /Only entries and holds/,
  ],
  [
    'an entry that a trigger takes out of the count',
    ({ other, outside }) => [
      `create function pg_temp.hide() returns trigger language plpgsql as $$
       begin new.sequence := null; new.balance_after := null; return new; end $$`,
      'create trigger hide before insert on entries for each row execute function pg_temp.hide()',
      `${transaction()} ${entries(leg(other, 5), leg(outside, -5))}`,
    ],
    /Only entries and holds|does not follow the one before it/,
  ],
  [
    'a transfer across currencies without entries',
    () => [euroAccount, `${transaction()} select from posting`],
    /fewer than two entries/,
  ],
  [
    'a repeated key where no customer gave the order',
    ({ booked }) => [
      `insert into transactions (source, key, order_hash, effective_on, booked_at, memo)
       select source, key, order_hash, effective_on, booked_at, memo from transactions where id = '${booked}'`,
    ],
    /transactions_source_key_key/,
  ],
  [
    'an entry on somebody else’s account',
    ({ checking, stranger, outside }) => [
      `${transaction()} insert into entries (transaction_id, account_id, customer_id, currency, amount, description, category)
       select id, '${checking}'::uuid, '${stranger}'::uuid, 'USD', 5, '', 'Transfer' from posting
       union all select id, '${outside}', null, 'USD', -5, '', 'Transfer' from posting`,
    ],
    /somebody else's/,
  ],
  [
    'a date ten years ahead',
    () => [
      `insert into transactions (source, key, order_hash, effective_on, booked_at, memo)
       values ('broken', 'later', '', ${today} + 3650, date_trunc('milliseconds', now()), '')`,
    ],
    /transactions_effective_on/,
  ],
  ...([1, -1] as const).map((days): (typeof broken)[number] => [
    `the date of ${days === 1 ? 'tomorrow' : 'yesterday'}`,
    () => [
      `insert into transactions (source, key, order_hash, effective_on, booked_at, memo)
       values ('broken', 'later', '', ${today} + ${days}, date_trunc('milliseconds', now()), '')`,
    ],
    /transactions_effective_on/,
  ]),
  [
    'a loan above zero',
    ({ loan, outside }) => [`${transaction()} ${entries(leg(loan, 1_500_000), leg(outside, -1_500_000))}`],
    /accounts_ceiling/,
  ],
  [
    'more on a loan than was lent',
    ({ loan, outside }) => [`${transaction()} ${entries(leg(loan, -1), leg(outside, 1))}`],
    /accounts_floor/,
  ],
  ...[
    ['an account without a floor', 'Checking', ''],
    ['an overdraft that nobody agreed to', 'Checking', ', -500, null, null'],
    ['a card that lends more than its limit', 'Credit Card', ', -501, null, 500'],
    ['a ceiling on savings', 'Savings', ', 0, 500, null'],
    ['a loan without a floor', 'Loan', ', null, 0, null'],
    ['a loan without a ceiling', 'Loan', ', -500, null, null'],
  ].map(([what = '', type, bounds]): (typeof broken)[number] => [
    what,
    ({ stranger }) => [
      `insert into accounts (customer_id, number, name, type, currency${bounds && ', floor, ceiling, credit_limit'})
       values ('${stranger}', 'NEW', 'New', '${type}', 'USD'${bounds})`,
    ],
    /accounts_bounds|accounts_loan/,
  ]),
  ['a lower floor', ({ checking }) => [`update accounts set floor = -100 where id = '${checking}'`], /accounts_bounds/],
  [
    'a moment in the future',
    () => [
      `insert into transactions (source, key, order_hash, effective_on, booked_at, memo)
       values ('broken', 'soon', '', ${today}, now() + interval '1 minute', '')`,
    ],
    /in the future/,
  ],
  [
    'an entry in a month that is over',
    ({ other, outside }) => [
      `with posting as (
        insert into transactions (source, key, order_hash, effective_on, booked_at, memo)
        select 'bank', 'earlier', '', bank_day(at), at, '' from (select now() - interval '40 days' as at) as past
        returning id
      ) ${entries(leg(other, 5), leg(outside, -5))}`,
    ],
    /does not follow the one before it/,
  ],
  [
    'an account without enough money',
    ({ other, outside }) => [`${transaction()} ${entries(leg(other, -5001), leg(outside, 5001))}`],
    /accounts_floor/,
  ],
  [
    'an entry added to what was booked before',
    ({ booked, loan }) => [
      `insert into entries (transaction_id, account_id, currency, amount, description, category)
       values ('${booked}', '${loan}', 'USD', -5, '', 'Transfer')`,
    ],
    /is closed/,
  ],
  ['a single entry', ({ checking }) => [`${transaction()} ${entries(leg(checking, 5))}`], /fewer than two entries/],
  [
    'entries that do not add up',
    ({ checking, outside }) => [`${transaction()} ${entries(leg(checking, 5), leg(outside, -4))}`],
    /do not add up/,
  ],
  [
    'entries that add up across currencies only',
    ({ checking }) => [euroAccount, `${transaction()} ${entries(leg(checking, 5), `${euros}::uuid, 'EUR', -5`)}`],
    /do not add up/,
  ],
  [
    'an entry in another currency than its account’s',
    ({ checking, outside }) => [`${transaction()} ${entries(leg(checking, 5, 'EUR'), leg(outside, -5, 'EUR'))}`],
    /entries_account_id_currency_fkey/,
  ],
  [
    'a late entry behind a check that was made early',
    ({ checking, other, outside }) => [
      `${transaction('', '')} ${entries(leg(checking, 5), leg(outside, -5))}`,
      'set constraints all immediate',
      `insert into entries (transaction_id, account_id, currency, amount, description, category)
       select id, '${other}', 'USD', 5, '', 'Transfer' from transactions where created_in = pg_current_xact_id()`,
    ],
    /Only entries and holds|do not add up/,
  ],
  [
    'a reversal that is no mirror',
    ({ checking, outside, booked }) => [
      `${transaction(', reverses', `, '${booked}'`)} ${entries(leg(checking, -1), leg(outside, 1))}`,
    ],
    /does not reverse exactly/,
  ],
  [
    'an account that begins with money',
    ({ stranger }) => [
      `insert into accounts (customer_id, number, name, type, currency, posted) values ('${stranger}', 'NEW', 'New', 'Savings', 'USD', 5)`,
    ],
    /does not begin with nothing/,
  ],
  [
    'an account that changes hands',
    ({ checking, stranger }) => [`update accounts set customer_id = '${stranger}' where id = '${checking}'`],
    /Nothing changes whose account/,
  ],
  [
    'a customer’s account made the bank’s own',
    ({ other }) => [`update accounts set type = 'Internal', customer_id = null, posted = null where id = '${other}'`],
    /Nothing changes whose account/,
  ],
  ['held money out of nothing', ({ other }) => [`update accounts set held = 5 where id = '${other}'`], /Only entries/],
  [
    'a hold of more than is available',
    ({ other }) => [
      `insert into holds (source, key, order_hash, account_id, currency, amount, description, placed_at, expires_at)
       values ('broken', 'hold', '', '${other}', 'USD', 5001, '', date_trunc('milliseconds', now()), now() + interval '1 day')`,
    ],
    /accounts_floor/,
  ],
  [
    'a hold that is posted by nothing',
    ({ other, booked }) => [
      `insert into holds (source, key, order_hash, account_id, currency, amount, description, placed_at, expires_at)
       values ('broken', 'hold', '', '${other}', 'USD', 5, '', date_trunc('milliseconds', now()), now() + interval '1 day')`,
      `update holds set state = 'posted', ended_at = now(), transaction_id = '${booked}' where key = 'hold'`,
    ],
    /is not posted by/,
  ],
  [
    'a changed transaction',
    ({ booked }) => [`update transactions set memo = 'x' where id = '${booked}'`],
    /append-only/,
  ],
  ['a deleted transaction', ({ booked }) => [`delete from transactions where id = '${booked}'`], /append-only/],
  ['no entries any more', () => ['truncate entries cascade'], /append-only/],
  ['no accounts any more', () => ['truncate accounts cascade'], /append-only/],
];

onEitherDatabase((bank) => {
  let ids: Ids;
  beforeAll(async () => {
    const { owner } = bank();
    const one = await addCustomer(owner, {
      accounts: [
        ['Checking', 2_000_000],
        ['Loan', -1_368_500],
      ],
    });
    const two = await addCustomer(owner, { accounts: [['Checking', 5000]] });
    const [checking = '', loan = ''] = one.accounts.map(({ id }) => id);
    const find = (table: 'accounts' | 'transactions') => owner.selectFrom(table).select('id');
    const { id: outside } = await find('accounts').where('type', '=', 'Internal').executeTakeFirstOrThrow();
    const { id: booked } = await find('transactions').executeTakeFirstOrThrow();
    ids = { customer: one.id, checking, loan, other: two.accounts[0]?.id ?? '', stranger: two.id, outside, booked };
  });
  const run = (as: 'application' | 'owner', statements: string[]) =>
    (as === 'owner' ? bank().owner : bank().bank.db).transaction().execute(async (trx) => {
      for (const statement of statements) await sql.raw(statement).execute(trx);
    });

  test.each(broken)('the database refuses %s', async (_, tried, reason) => {
    const refusal = await run('owner', tried(ids)).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ message: expect.stringMatching(reason) });
    expect(JSON.stringify(describeError(refusal))).not.toMatch(ACCOUNT_NUMBER);
    await expect(run('application', tried(ids))).rejects.toThrow(/permission denied|must be owner/);
  });

  test.each([
    ['captures nothing but a hold', "capture_hold(null, 'broken', 'none', '', '[]', '')", /What is captured is a hold/],
    ['keeps no refusal that says it was booked', "refuse_order('broken', 'none', '', 'posted')", /refusals_reason/],
  ])('the ledger %s', async (_, call, reason) => {
    await expect(run('application', [`select ${call}`])).rejects.toThrow(reason);
  });

  test.each([
    ['post without the checks', `select post_order('a', 'b', '', '[]', '', null, null, null)`],
    ['write refusals', `insert into refusals values ('a', 'b', '', 'x', null, null, now())`],
    ['withdraw refusals', 'delete from refusals'],
    ['turn triggers off', 'alter table entries disable trigger user'],
    ['forget faults', 'delete from ledger_faults'],
    ['change the audit', `update audit_events set event = 'x'`],
    ['change what was migrated', 'delete from kysely_migration'],
  ])('the application’s role may not %s', async (_, statement) => {
    await expect(run('application', [statement])).rejects.toThrow(/permission denied|must be owner/);
  });

  test('the application’s role cannot put tables of its own in place of the ledger’s', async () => {
    const legs = [
      { account_id: ids.checking, amount: '-5' },
      { account_id: ids.other, amount: '4' },
    ].map((one) => ({ ...one, currency: 'USD', description: '', category: 'Transfer' }));

    const attempt = run('application', [
      'create temp table entries (transaction_id uuid, account_id uuid, currency text, amount bigint) on commit drop',
      `select post_transaction('customer:${ids.customer}', 'shadow', '', '${JSON.stringify(legs)}', '')`,
      `insert into pg_temp.entries select id, gen_random_uuid(), 'USD', amount
       from public.transactions, (values (5), (-5)) as fake (amount) where created_in = pg_current_xact_id()`,
    ]);

    await expect(attempt).rejects.toThrow(/do not add up/);
  });

  test('the database and the API are on the same day, wherever a month or daylight saving ends', async () => {
    const times = ['2026-02-28', '2026-03-08', '2026-10-31', '2026-11-01', '2026-12-31'].flatMap((day) =>
      [-1, 0].map((ms) => new Date(timeOn(addDays(day, 1)).getTime() + ms)),
    );
    const { rows } = await sql<{ day: string }>`
      select bank_day(time) as day from unnest(${times}::timestamptz[]) as time`.execute(bank().bank.db);
    expect(rows.map(({ day }) => day)).toEqual(times.map(dayAt));
  });

  test('the books balance after all of it', async () => {
    expect(await faultsOf(bank().bank.db)).toEqual([]);
  });
});
