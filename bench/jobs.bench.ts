import { randomUUID } from 'node:crypto';
import { bankOn } from '@bank/api/src/crash/payment.ts';
import { migrate } from '@bank/api/src/database/migrate.ts';
import type { Bank } from '@bank/api/src/kernel/bank/Bank.ts';
import { dayAt } from '@bank/api/src/kernel/bank/days.ts';
import type { Database } from '@bank/api/src/kernel/database/Database.ts';
import { openAsApplication, openPostgres } from '@bank/api/src/kernel/database/openPostgres.ts';
import type { AccountKind } from '@bank/api/src/ledger/tables.ts';
import { payDue } from '@bank/api/src/modules/payments/schedules/payDue.ts';
import { transfer } from '@bank/api/src/modules/payments/transfers/transfer.ts';
import { addCustomer } from '@bank/api/src/testing/addCustomer.ts';
import { jobRun } from '@bank/api/src/testing/jobRun.ts';
import { startPostgres } from '@bank/api/src/testing/startPostgres.ts';
import type { Mode, Result } from './Bench.ts';
import { middle, ratios } from './statistics.ts';

/** The job works on as many at once. */
const AT_ONCE = 4;
const FULL = { turns: 7, customers: 400 };
const SHORT = { turns: 1, customers: 8 };
const MIN_RATIO = 0.6;

type Customer = Awaited<ReturnType<typeof addCustomer>>;

/** Compares standing orders that are due with transfers that customers order, by turns: the bookings are alike. */
export default async function jobs(mode: Mode): Promise<Result> {
  const { turns, customers: count } = mode === 'full' ? FULL : SHORT;
  const server = await startPostgres(['fsync=off']);
  const owner = await openPostgres(server.urlOf('postgres'), console.error);
  await migrate(owner.db);
  const accounts: [AccountKind, number][] = [
    ['Checking', 100_000],
    ['Savings', 0],
  ];
  const customers: Customer[] = [];
  for (let at = 0; at < count; at += 1) customers.push(await addCustomer(owner.db, { accounts }));
  const database = await openAsApplication(server.urlOf('postgres'), console.error);
  const bank = bankOn(database);
  const [ordered, due]: [number[], number[]] = [[], []];
  // The first turn warms up.
  for (let turn = 0; turn <= turns; turn += 1) {
    const rates = [await rateOf(count, () => order(bank, customers)), await rateOfDue(bank, owner, customers)];
    if (turn > 0) [ordered, due].forEach((all, at) => void all.push(rates[at] ?? Number.NaN));
  }
  const left = await owner.db.selectFrom('schedules').select('id').where('next_on', 'is not', null).execute();
  await database.close();
  await owner.close();
  await server.remove();

  const subject = `${AT_ONCE} bookings at once`;
  const unit = 'per second';
  return {
    figures: [
      { subject, name: 'transfers that customers order', unit, ...middle(ordered) },
      { subject, name: 'standing orders that are due', unit, ...middle(due) },
      {
        ...{ subject, name: 'standing orders ÷ transfers', unit: 'times', ...middle(ratios(due, ordered)) },
        ...(mode === 'full' && { min: MIN_RATIO }),
      },
      { subject, name: 'standing orders that are left', unit: 'count', value: left.length, max: 0 },
    ],
  };
}

async function rateOf(count: number, work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (count * 1000) / (performance.now() - start);
}

async function order(bank: Bank, customers: Customer[]): Promise<void> {
  const rest = customers.values();
  const worker = async () => {
    for (const { id, accounts } of rest) {
      const [from, to] = accounts;
      const body = { fromAccountId: from?.id ?? '', to: to?.id ?? '', amount: { minor: 1, currency: 'USD' } };
      await transfer(bank, { id, sessionId: '' }, randomUUID(), body);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function rateOfDue(bank: Bank, { db }: Pick<Database, 'db'>, customers: Customer[]): Promise<number> {
  const today = dayAt(new Date());
  const values = customers.map(({ id, accounts: [from, to] }) => ({
    ...{ customer_id: id, key: randomUUID(), order_hash: Buffer.alloc(0), currency: 'USD', memo: '', amount: 1n },
    ...{ from_account_id: from?.id ?? '', to_account_id: to?.id ?? '', payee_id: null, rhythm: 'once' as const },
    ...{ first_on: today, last_on: null, next_on: today, created_at: new Date() },
  }));
  await db.insertInto('schedules').values(values).execute();
  return rateOf(customers.length, () => payDue(bank, jobRun()));
}
