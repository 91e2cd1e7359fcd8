import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addDays, dayAt } from '../../../kernel/bank/days.ts';
import { faultsOf } from '../../../ledger/proveBooks.ts';
import { addCustomer } from '../../../testing/addCustomer.ts';
import { jobRun } from '../../../testing/jobRun.ts';
import { onEitherDatabase } from '../../../testing/TestBank.ts';
import { createSchedule } from './createSchedule.ts';
import { dueSchedules, payDue } from './payDue.ts';

const DOLLAR = 100;
const AT_ANOTHER_BANK = 'GB82WEST12345698765432';

onEitherDatabase((bank) => {
  async function payer(balance = 2000 * DOLLAR) {
    const { id, accounts } = await addCustomer(bank().owner, {
      accounts: [
        ['Checking', balance],
        ['Savings', 0],
      ],
    });
    const [fromAccountId = '', savings = ''] = accounts.map((account) => account.id);
    const schedule = async (to: string, minor: number) => {
      const today = dayAt(new Date());
      const order = { fromAccountId, to, amount: { minor, currency: 'USD' }, rhythm: 'once' as const };
      const planned = { ...order, firstOn: addDays(today, 1) };
      const made = await createSchedule(bank().bank, { id, sessionId: '' }, randomUUID(), planned);
      await bank().owner.updateTable('schedules').set({ next_on: today }).where('id', '=', made.id).execute();
      return made.id;
    };
    return { id, savings, number: accounts[0]?.number ?? '', schedule };
  }

  async function addPayee(customer: string, number: string): Promise<string> {
    const payee = { customer_id: customer, name: 'Noah Beck', number, added_at: new Date() };
    return (await bank().owner.insertInto('payees').values(payee).returning('id').executeTakeFirstOrThrow()).id;
  }

  const executionsOf = (schedules: string[]) =>
    bank()
      .owner.selectFrom('schedule_executions')
      .select(['schedule_id', 'outcome', 'reason'])
      .where('schedule_id', 'in', schedules)
      .execute();

  test('pays what is due on one day: to own accounts, in this bank and at another, and tells of what cannot be paid', async () => {
    const [one, other, poor] = [await payer(), await payer(), await payer(0)];
    const paid = [
      await one.schedule(one.savings, DOLLAR),
      await one.schedule(await addPayee(one.id, other.number), DOLLAR),
      await other.schedule(await addPayee(other.id, AT_ANOTHER_BANK), DOLLAR),
    ];
    const unpaid = await poor.schedule(poor.savings, DOLLAR);

    await payDue(bank().bank, jobRun());

    expect(await executionsOf(paid)).toEqual(
      paid.map(() => ({ schedule_id: expect.any(String), outcome: 'paid', reason: null })),
    );
    expect(await executionsOf([unpaid])).toMatchObject([{ outcome: 'failed', reason: 'insufficient-funds' }]);
    const events = bank().owner.selectFrom('audit_events').select('event').where('event', 'like', '%transfer%');
    const eventsOf = async (chain: string) =>
      (await events.where('chain', '=', chain).execute()).map(({ event }) => event);
    expect(await eventsOf(one.id)).toEqual([...Array(2).fill('transfer-scheduled'), 'transfer', 'transfer']);
    expect(await eventsOf(other.id)).toEqual(['transfer-scheduled', 'transfer']);
    expect(await eventsOf(poor.id)).toEqual(['transfer-scheduled', 'scheduled-transfer-failed']);
    const handed = bank().owner.selectFrom('rail_payments').select('number').where('customer_id', '=', other.id);
    expect(await handed.execute()).toEqual([{ number: AT_ANOTHER_BANK }]);
    expect(await faultsOf(bank().bank.db)).toEqual([]);
  });

  test('counts all that is due on one day as sent to somebody new', async () => {
    const [one, other] = [await payer(), await payer()];
    const payee = await addPayee(one.id, other.number);
    const schedules = [];
    for (const dollars of [300, 300, 200]) schedules.push(await one.schedule(payee, dollars * DOLLAR));

    await payDue(bank().bank, jobRun());

    const executions = await executionsOf(schedules);
    expect(executions.map(({ outcome }) => outcome).sort()).toEqual(['failed', 'paid', 'paid']);
    expect(executions).toContainEqual(expect.objectContaining({ reason: 'new-payee' }));
  });

  test('pays the others on the day of one that throws', async () => {
    const schedules = [];
    for (let at = 0; at < 5; at += 1) {
      const { savings, schedule } = await payer();
      schedules.push(await schedule(savings, DOLLAR));
    }
    const [bad = '', ...good] = schedules;
    const refuse = sql`alter table schedule_executions add constraint bad check (schedule_id <> ${sql.lit(bad)})`;
    await refuse.execute(bank().owner);
    const logged = jest.fn();

    await payDue(bank().bank, jobRun(logged));

    expect((await executionsOf(schedules)).map(({ schedule_id }) => schedule_id).sort()).toEqual(good.sort());
    expect(logged).toHaveBeenCalledTimes(1);
    expect(await dueSchedules.setAside(bank().bank)).toBe(1);
    await sql`alter table schedule_executions drop constraint bad`.execute(bank().owner);
  });
});
