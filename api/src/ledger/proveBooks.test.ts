import { sql } from 'kysely';
import { DAY, MINUTE } from '../kernel/bank/Bank.ts';
import { withoutLedgerRules } from '../seeds/withoutLedgerRules.ts';
import { addCustomer } from '../testing/addCustomer.ts';
import { faultsAfter } from '../testing/faultsAfter.ts';
import { jobRun } from '../testing/jobRun.ts';
import { onEitherDatabase } from '../testing/TestBank.ts';
import { faultsOf, proveBooks } from './proveBooks.ts';

onEitherDatabase((bank) => {
  let checking: string;
  beforeAll(async () => {
    const { accounts } = await addCustomer(bank().owner, {
      accounts: [
        ['Checking', 5000],
        ['Savings', 700],
      ],
    });
    checking = accounts[0]?.id ?? '';
  });

  const health = async () => (await bank().browser().get('/health')).json();

  test.each([
    ['a changed leg', () => `update entries set amount = amount + 1 where account_id = '${checking}'`],
    ['a deleted leg', () => `delete from entries where account_id = '${checking}'`],
    ['a deleted transaction', () => 'with gone as (delete from entries returning transaction_id) select from gone'],
    ['a balance out of nothing', () => `update accounts set posted = posted + 1 where id = '${checking}'`],
    ['held money without a hold', () => `update accounts set held = held + 1 where id = '${checking}'`],
    ['another balance after', () => `update entries set balance_after = 1 where account_id = '${checking}'`],
    ['another place in the order', () => `update entries set sequence = 2 where account_id = '${checking}'`],
    ['another owner', () => `update entries set customer_id = null where account_id = '${checking}'`],
    [
      'another day',
      () =>
        'alter table transactions drop constraint transactions_effective_on; update transactions set effective_on = effective_on + 2',
    ],
    [
      'an account without a bound',
      () =>
        `alter table accounts drop constraint accounts_bounds; update accounts set floor = null where id = '${checking}'`,
    ],
    [
      'less than an account may have',
      () => `alter table accounts drop constraint accounts_floor; update entries set amount = amount - 6000, balance_after = balance_after - 6000
        where account_id = '${checking}'; update accounts set posted = posted - 6000 where id = '${checking}'`,
    ],
    [
      'an entry booked before the one before it',
      () => `with posting as (
        insert into transactions (source, key, order_hash, effective_on, booked_at, memo)
        select 'bank', 'earlier', '', bank_day(at), at, '' from (select now() - interval '40 days' as at) as past
        returning id, booked_at
      ), leg as (
        insert into entries (transaction_id, account_id, customer_id, currency, amount, description, category, booked_at, sequence, balance_after)
        select posting.id, accounts.id, customer_id, 'USD', case when type = 'Internal' then -5 else 5 end, '', 'Transfer', booked_at,
          case when type <> 'Internal' then 2 end, posted + 5
        from posting, accounts where accounts.id = '${checking}' or number = 'CLEARING-USD'
      ) update accounts set posted = posted + 5, entry_count = 2 where id = '${checking}'`,
    ],
    [
      'money that another source has taken',
      () =>
        `update transactions set source = 'rail' where id in (select transaction_id from entries where account_id = '${checking}')`,
    ],
    ['another moment', () => `update entries set booked_at = now() where account_id = '${checking}'`],
  ])('finds %s', async (_, statement) => {
    expect(await faultsAfter(bank(), statement())).not.toEqual([]);
    expect(await faultsOf(bank().owner)).toEqual([]);
  });

  test('reports what it finds once, in the log and in the health, until an operator has seen to it', async () => {
    const { owner, bank: ours } = bank();
    const logged: unknown[] = [];
    const prove = () =>
      proveBooks(
        ours,
        jobRun((error) => logged.push(error)),
      );
    await prove();
    expect([logged, await health()]).toMatchObject([[], { status: 'ok', ledgerFaults: 0 }]);
    const change = (by: number) =>
      owner.transaction().execute((trx) =>
        withoutLedgerRules(trx, async () => {
          await sql`update accounts set posted = posted + ${by}::bigint where id = ${checking}`.execute(trx);
        }),
      );
    await change(1);

    await prove();
    await prove();

    expect(logged.map(String)).toEqual([
      `Error: The books do not balance: Account ${checking} does not have what its entries and holds add up to.`,
    ]);
    expect(await health()).toMatchObject({ status: 'degraded', ledgerFaults: 1 });
    await change(-1);
    await owner.deleteFrom('ledger_faults').execute();
    expect(await health()).toMatchObject({ status: 'ok', ledgerFaults: 0 });
  });

  test('is late when no round has ended for two days, also when none ever has', async () => {
    const { bank: ours } = bank();
    await proveBooks(ours, jobRun());
    bank().ahead = 2 * DAY - MINUTE;
    expect(await health()).toMatchObject({ status: 'ok' });
    bank().ahead = 2 * DAY + MINUTE;
    expect(await health()).toMatchObject({ status: 'degraded', booksProvenAt: expect.any(String) });
    await sql`update ledger_proof set completed_at = null`.execute(bank().owner);
    expect(await health()).toMatchObject({ status: 'degraded' });
    bank().ahead = 0;
    expect(await health()).toMatchObject({ status: 'ok' });
  });

  test('proves all books, part by part, and begins again', async () => {
    const { owner } = bank();
    const count = async (statement: string) =>
      Number((await sql.raw<{ count: bigint }>(`select count(*) ${statement}`).execute(owner)).rows[0]?.count);
    const transactions = await count('from transactions');
    for (const _ of ['once', 'again']) {
      await sql`update ledger_slices set completed_at = null`.execute(owner);
      let steps = 0;
      for (; (await count('from ledger_slices where completed_at is null')) > 0; steps += 1)
        await sql`select prove_books(1)`.execute(bank().bank.db);
      expect(steps).toBeGreaterThanOrEqual(Math.max(64, transactions));
    }
  });

  test('is stopped within a step', async () => {
    const stop = new AbortController();
    stop.abort();
    const query = jest.spyOn(bank().bank.db, 'getExecutor');

    await proveBooks(bank().bank, jobRun(undefined, stop));

    expect(query.mock.calls.length).toBeLessThan(10);
  });
});
