import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
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
import { processorMs } from './processorMs.ts';

/** This many customers order at once, and the job has as many connections. */
export const AT_ONCE = 4;

interface Payer {
  id: string;
  from: string;
  /** The customer's own account. */
  savings: string;
  /** A payee at another bank. */
  payee: string;
}

/** Tells how many orders were booked per second, and how long PostgreSQL computed for each. */
export interface Booked {
  perSecond: number;
  postgresMs: number;
}

/** Starts a PostgreSQL with customers who pay as fast as it books. */
export async function openPayers(count: number) {
  const server = await startPostgres(['fsync=off']);
  const owner = await openPostgres(server.urlOf('postgres'), console.error);
  await migrate(owner.db);
  const payers: Payer[] = [];
  for (let at = 0; at < count; at += 1) payers.push(await addPayer(owner.db));
  const database = await openAsApplication(server.urlOf('postgres'), console.error);
  const bank = bankOn(database);
  // The first line of that file is the id of PostgreSQL's main process.
  const [postmasterId] = readFileSync(path.join(server.folder, 'data/postmaster.pid'), 'utf8').split('\n');
  const measure = async (work: () => Promise<unknown>): Promise<Booked> => {
    const [start, computedBefore] = [performance.now(), processorMs(Number(postmasterId))];
    await work();
    const perSecond = (count * 1000) / (performance.now() - start);
    return { perSecond, postgresMs: (processorMs(Number(postmasterId)) - computedBefore) / count };
  };
  return {
    owner: owner.db,
    order: (to: 'savings' | 'payee') => measure(() => order(bank, payers, to)),
    payDue: async () => {
      await schedule(owner.db, payers);
      return measure(() => payDue(bank, jobRun()));
    },
    close: async () => {
      await database.close();
      await owner.close();
      await server.remove();
    },
  };
}

async function addPayer(db: Database['db']): Promise<Payer> {
  const kinds: [AccountKind, number][] = [
    ['Checking', 100_000],
    ['Savings', 0],
  ];
  const { id, accounts } = await addCustomer(db, { accounts: kinds });
  const payee = { customer_id: id, name: 'Noah Beck', number: 'GB82WEST12345698765432', added_at: new Date() };
  const added = await db.insertInto('payees').values(payee).returning('id').executeTakeFirstOrThrow();
  const [from = '', savings = ''] = accounts.map((account) => account.id);
  return { id, from, savings, payee: added.id };
}

async function order(bank: Bank, payers: Payer[], to: 'savings' | 'payee'): Promise<void> {
  // All workers take from one iterator, so that each customer pays once.
  const rest = payers.values();
  const worker = async () => {
    for (const payer of rest) {
      const body = { fromAccountId: payer.from, to: payer[to], amount: { minor: 1, currency: 'USD' } };
      await transfer(bank, { id: payer.id, sessionId: '' }, randomUUID(), body);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function schedule(db: Database['db'], payers: Payer[]): Promise<void> {
  const today = dayAt(new Date());
  const values = payers.map(({ id, from, savings }) => ({
    customer_id: id,
    key: randomUUID(),
    order_hash: Buffer.alloc(0),
    currency: 'USD',
    memo: '',
    amount: 1n,
    from_account_id: from,
    to_account_id: savings,
    payee_id: null,
    rhythm: 'once' as const,
    first_on: today,
    last_on: null,
    next_on: today,
    created_at: new Date(),
  }));
  await db.insertInto('schedules').values(values).execute();
}
