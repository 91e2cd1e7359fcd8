import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { withoutLedgerRules } from '../../../seeds/withoutLedgerRules.ts';
import { addCustomer, bookEntry } from '../../../testing/addCustomer.ts';
import { onEitherDatabase, type TestBank } from '../../../testing/TestBank.ts';
import { writeCursor } from './cursor.ts';
import { addUpEntries, type Filter, queryByIndex, queryFirst } from './queryEntries.ts';

const ROWS = 20_000;
const PAGE = 26;

interface Plan {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Relation Name'?: string;
  Plans?: Plan[];
}

onEitherDatabase((bank) => {
  let customerId: string;
  let bigSpender: string;
  beforeAll(async () => {
    const { owner: db } = bank();
    customerId = await withEntries(db, ROWS, sql`1 + n`);
    await withEntries(db, ROWS, sql`424242`, 'Fare');
    bigSpender = await withEntries(db, ROWS / 5, sql`10000 + n`, 'Grand Cinema');
    await sql`vacuum analyze entries`.execute(db);
  }, 300_000);

  type Query = typeof queryFirst | typeof queryByIndex;

  const explain = async (query: ReturnType<Query>) => {
    const { sql: text, ...compiled } = query.compile();
    const explained = { ...compiled, sql: `explain (analyze, format json) ${text}` };
    const { rows } = await bank().bank.db.executeQuery(explained as CompiledQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>);
    return rows[0]?.['QUERY PLAN'][0].Plan;
  };

  /** Rows of the ledger that were looked at for one page. */
  const rowsRead = async (filter: Filter & { cursor?: string }, customer = customerId) => {
    const first = await explain(queryFirst(bank().bank, customer, filter, PAGE));
    if ((!filter.text && !/^\d/.test(filter.amount ?? '')) || first?.['Actual Rows'] === PAGE) return read(first);
    return read(first) + read(await explain(queryByIndex(bank().bank, customer, filter, PAGE)));
  };
  const middle = (value: string) => writeCursor({ value, id: 'ffffffff-ffff-4fff-bfff-ffffffffffff' });
  const weeksAgo = new Date(Date.now() - 70 * 86_400_000).toISOString();

  test.each<[string, Filter & { cursor?: string }]>([
    ['the newest', {}],
    ['a page in the middle', { cursor: middle(weeksAgo) }],
    ['the oldest', { sort: 'oldest' }],
    ['the highest', { sort: 'highest' }],
    ['a page of amounts in the middle', { sort: 'lowest', cursor: middle('-10000') }],
    ['a period', { period: 30 }],
    ['spending of a period', { period: 90, type: 'expense' }],
    ['high amounts', { amount: 'high' }],
    ['income, of which there is none', { type: 'income' }],
    ['a text that is everywhere', { text: 'market' }],
  ])('reads few rows of 20,000 for one page: %s', async (_, filter) => {
    expect(await rowsRead(filter)).toBeLessThan(500);
  });

  test.each<[string, Filter]>([
    ['is rare', { text: 'museum' }],
    ['is nowhere', { text: 'zzzzz' }],
    ['is nowhere, in any of its languages', { text: 'devolución', language: 'es' }],
    ['is nowhere, of three letters', { text: 'zzz' }],
    ['only others have, often', { text: 'cinema' }],
    ['only others have, by amount', { text: 'cinema', sort: 'highest' }],
    ['is one amount, and rare', { amount: '7777' }],
    ['is one amount, and nowhere', { amount: '99999999' }],
    ['is one amount that only others have, often', { amount: '424242' }],
    ['is one amount that only others have, the oldest first', { amount: '424242', sort: 'oldest' }],
    ['is one amount and a text', { amount: '7777', text: 'museum' }],
  ])(
    'looks for a text or an amount in what comes first and by the index, and reads few other rows of 20,000: one that %s',
    async (_, filter) => {
      expect(await rowsRead(filter)).toBeLessThan(60 * PAGE + 500);
      expect(read(await explain(queryByIndex(bank().bank, customerId, filter, 1001)))).toBeLessThan(100);
    },
  );

  test('counts up to a limit', async () => {
    const museums = { text: 'museum' };
    const count = (await addUpEntries(bank().bank, customerId, museums, 10))?.total;
    expect(count).toBeGreaterThan(0);
    expect(await addUpEntries(bank().bank, customerId, museums, count ?? 0)).toMatchObject({ total: count });
    expect(await addUpEntries(bank().bank, customerId, museums, (count ?? 0) - 1)).toBeUndefined();
    expect(await addUpEntries(bank().bank, customerId, {}, 1000)).toBeUndefined();
  });

  test.each(['newest', 'oldest', 'highest', 'lowest'] as const)(
    'reads few rows of 4,000 for low amounts where there are none: %s',
    async (sort) => {
      expect(await rowsRead({ amount: 'low', sort }, bigSpender)).toBeLessThan(100);
    },
  );
});

/**
 * A customer with entries on a card. Only what is read here: their other sides would be as many rows again.
 *
 * @param amount what the nth one costs, in minor units
 */
async function withEntries(
  db: TestBank['owner'],
  rows: number,
  amount: RawBuilder<unknown>,
  shop = 'Fresh Fields Market',
): Promise<string> {
  const { id, accounts } = await addCustomer(db, { accounts: [['Credit Card', 0]] });
  const accountId = accounts[0]?.id ?? '';
  await bookEntry(db, accountId, -100_00);
  await db.transaction().execute((trx) =>
    withoutLedgerRules(
      trx,
      async () =>
        void (await sql`
          with made as (
            insert into transactions (source, key, order_hash, effective_on, booked_at, memo)
            select ${accountId}, n::text, '', bank_day(now() - n * interval '10 minutes'), now() - n * interval '10 minutes', 'load ' || n
            from generate_series(1, ${sql.raw(String(rows))}) as n
            returning id, key::bigint as n, memo, booked_at
          )
          insert into entries
            (transaction_id, account_id, customer_id, currency, amount, description, category, booked_at, sequence, balance_after)
          select id, ${accountId}::uuid, ${id}::uuid, 'USD', -(${amount}),
            case when memo like '%7777' then 'Lighthouse Museum' else ${shop} || ' ' || memo end, 'Dining',
            booked_at, 1 + n, 0
          from made`.execute(trx)),
    ),
  );
  return id;
}

function read(plan: Plan | undefined): number {
  if (!plan) return Number.NaN;
  const own = plan['Relation Name'] === 'entries' ? touched(plan) : 0;
  return (plan.Plans ?? []).reduce((sum, part) => sum + read(part), own);
}

function touched(plan: Plan): number {
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  return (plan['Actual Rows'] + removed) * plan['Actual Loops'];
}
