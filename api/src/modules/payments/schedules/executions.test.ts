import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { DAY, later } from '../../../kernel/bank/Bank.ts';
import { addDays, dayAt } from '../../../kernel/bank/days.ts';
import { faultsOf } from '../../../ledger/proveBooks.ts';
import { addCustomer } from '../../../testing/addCustomer.ts';
import { faultsAfter } from '../../../testing/faultsAfter.ts';
import { jobRun } from '../../../testing/jobRun.ts';
import { onEitherDatabase } from '../../../testing/TestBank.ts';
import { requestOf, transfer } from '../transfers/transfer.ts';
import { createSchedule } from './createSchedule.ts';
import { payDue } from './payDue.ts';

onEitherDatabase((bank) => {
  const today = dayAt(new Date());
  const tomorrow = addDays(today, 1);
  const amount = { minor: 700, currency: 'USD' };

  async function scheduled() {
    const { id, accounts } = await addCustomer(bank().owner, {
      accounts: [
        ['Checking', 10_000],
        ['Savings', 0],
      ],
    });
    const [fromAccountId = '', to = ''] = accounts.map((account) => account.id);
    const order = { fromAccountId, to, amount };
    const planned = { ...order, firstOn: tomorrow, rhythm: 'weekly' as const };
    const schedule = await createSchedule(bank().bank, { id, sessionId: '' }, randomUUID(), planned);
    return { id, order, schedule: schedule.id, orderer: { id, sessionId: '' } };
  }

  const executionOf = (schedule: string, on: string, transaction: string) =>
    sql`insert into schedule_executions (schedule_id, due_on, outcome, transaction_id, at)
      values (${schedule}, ${on}, 'paid', ${transaction}, now())`;
  /** The application books, under any key that it likes, and says that a date is paid with it. What is taken is undone. */
  const attack = (one: Awaited<ReturnType<typeof scheduled>>, key: string, on = tomorrow, minor = 700) =>
    bank()
      .bank.db.transaction()
      .execute(async (db) => {
        const { id, order, schedule } = one;
        const request = requestOf(id, key, { ...order, amount: { ...amount, minor } });
        const legs = sql`jsonb_build_array(
          jsonb_build_object('account_id', ${order.fromAccountId}::text, 'currency', 'USD', 'description', 'Savings',
            'category', 'Transfer', 'amount', ${-minor}::integer),
          jsonb_build_object('account_id', ${order.to}::text, 'currency', 'USD', 'description', 'Savings',
            'category', 'Transfer', 'amount', ${minor}::integer))`;
        const { rows } = await sql<{ id: string }>`
          select id from post_transaction(${request.source}, ${key}, '', ${legs}, '')`.execute(db);
        await executionOf(schedule, on, rows[0]?.id ?? '').execute(db);
        throw new Error('It was taken.');
      });
  const refused = 'is not what was booked for it';

  test('a date is paid with the booking that is made for it, and the books say so', async () => {
    const one = await scheduled();
    bank().ahead = DAY;
    await payDue(bank().bank, jobRun());

    const paid = bank().owner.selectFrom('schedule_executions').selectAll().where('schedule_id', '=', one.schedule);
    expect(await paid.execute()).toMatchObject([{ outcome: 'paid', transaction_id: expect.any(String) }]);
    expect(await faultsOf(bank().bank.db)).toEqual([]);
  });

  test('the application cannot say that a date is paid with another booking', async () => {
    const [one, other] = [await scheduled(), await scheduled()];
    const { bank: ofApi } = bank();
    const earlier = await transfer(ofApi, one.orderer, randomUUID(), one.order);
    const keyOf = (schedule: string, on: string) => `schedule:${schedule}:${on}`;

    await expect(executionOf(one.schedule, tomorrow, earlier.id).execute(ofApi.db)).rejects.toThrow(refused);
    await expect(executionOf(other.schedule, tomorrow, earlier.id).execute(ofApi.db)).rejects.toThrow(refused);
    await expect(attack(one, randomUUID())).rejects.toThrow(refused);
    await expect(attack(one, keyOf(one.schedule, tomorrow), tomorrow, 1)).rejects.toThrow(refused);
    const inAWeek = dayAt(later(new Date(), 8 * DAY));
    await expect(attack(one, keyOf(one.schedule, inAWeek), inAWeek)).rejects.toThrow(refused);
    await expect(attack(one, keyOf(one.schedule, tomorrow))).rejects.toThrow('It was taken.');
  });

  test.each([
    ['is gone', () => 'delete from schedule_executions where transaction_id is not null'],
    ['is of another date', () => `update schedule_executions set due_on = due_on + 1 where transaction_id is not null`],
    [
      'is of something else',
      () => `update schedule_executions set transaction_id = (select id from transactions order by booked_at limit 1)
        where (schedule_id, due_on) in (select schedule_id, due_on from schedule_executions where outcome = 'paid' limit 1)`,
    ],
  ])('the proof finds a payment whose record %s', async (_, statement) => {
    await scheduled();
    bank().ahead = DAY;
    await payDue(bank().bank, jobRun());

    const faults = await faultsAfter(bank(), statement());

    expect(faults).toContainEqual(expect.stringContaining('is not what a scheduled date was paid with'));
  });
});
