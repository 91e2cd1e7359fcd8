import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { migrate } from '../database/migrate.ts';
import type { Database } from '../kernel/database/Database.ts';
import { openAsApplication, openPostgres } from '../kernel/database/openPostgres.ts';
import { faultsOf } from '../ledger/proveBooks.ts';
import { addCustomer } from '../testing/addCustomer.ts';
import type { PostgresServer } from '../testing/startPostgres.ts';
import { bankOn, type Payment, payToTheEnd } from './payment.ts';

/** IBANs by what the simulator of other banks does with them. */
const ENDS = { settled: 'GB82WEST12345698765432', returned: 'GB87WEST12345698765439' };
const OPENING_BALANCE_MINOR = 1_000_000;
/** Bundled, because it must start fast. */
const PAYER = path.resolve(import.meta.dirname, '../../../dist/workspace/crashPayer.js');

export interface StepsOutcome {
  /** Statements of one payment: a process may end between any two of them. */
  statements: number;
  kills: number;
  /** What is not as if nothing had happened, in words. */
  wrong: string[];
}

/** Kills the processes of as many payments, each before another of its statements, and has another process finish it. */
export async function crashSteps(server: PostgresServer, kills: number): Promise<StepsOutcome> {
  const url = server.urlOf('postgres');
  const owner = await openPostgres(url, () => {});
  await migrate(owner.db);
  const application = await openAsApplication(url, () => {});
  const payer = await addPayer(owner.db);
  const paid: (keyof typeof ENDS)[] = [];
  const wrong: string[] = [];
  const pay = async (killBefore: number): Promise<number | null> => {
    const end = paid.length % 2 ? 'settled' : 'returned';
    const payment = { ...payer, to: payer.payees[end], key: randomUUID() };
    const statements = await payInProcess(url, payment, killBefore);
    await payToTheEnd(bankOn(application), payment);
    paid.push(end);
    wrong.push(...(await wrongOf(owner.db, payment.key, end)).map((what) => `killed before ${killBefore}: ${what}`));
    // A customer may not send so many.
    await owner.db.deleteFrom('throttles').execute();
    return statements;
  };

  const statements = (await pay(0)) ?? 0;
  for (let time = 0; time < kills; time += 1) {
    const before = (Math.floor(time * Math.max(1, statements / kills)) % statements) + 1;
    await pay(before);
  }
  const spent = paid.filter((end) => end === 'settled').length;
  const { posted } = await owner.db
    .selectFrom('accounts')
    .select('posted')
    .where('id', '=', payer.fromAccountId)
    .executeTakeFirstOrThrow();
  const expected = BigInt(OPENING_BALANCE_MINOR - spent);
  if (posted !== expected) wrong.push(`the account has ${posted} and not ${expected}`);
  wrong.push(...(await faultsOf(owner.db)));
  await application.close();
  await owner.close();
  return { statements, kills, wrong };
}

async function addPayer(db: Database['db']) {
  const { id, accounts } = await addCustomer(db, { accounts: [['Checking', OPENING_BALANCE_MINOR]] });
  const add = async (number: string) => {
    const payee = { customer_id: id, name: 'Noah Beck', number, added_at: new Date() };
    return (await db.insertInto('payees').values(payee).returning('id').executeTakeFirstOrThrow()).id;
  };
  const payees = { settled: await add(ENDS.settled), returned: await add(ENDS.returned) };
  return { customerId: id, fromAccountId: accounts[0]?.id ?? '', payees };
}

/** @returns how many statements it took, or `null` when it was killed */
async function payInProcess(url: string, payment: Payment, killBefore: number): Promise<number | null> {
  const { customerId, fromAccountId, to, key } = payment;
  const payer = fork(PAYER, [url, String(killBefore), customerId, fromAccountId, to, key]);
  let statements: number | null = null;
  payer.on('message', (count) => {
    statements = Number(count);
  });
  const [code, signal] = await once(payer, 'close');
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`The payer ended with ${code ?? signal}.`);
  return statements;
}

async function wrongOf(db: Database['db'], key: string, end: keyof typeof ENDS): Promise<string[]> {
  const orders = await db
    .selectFrom('transactions')
    .leftJoin('rail_payments as rail', 'rail.transaction_id', 'transactions.id')
    .select(['transactions.id', 'rail.state'])
    .where('transactions.key', '=', key)
    .execute();
  const [order] = orders;
  if (!order || orders.length > 1) return [`${orders.length} transactions`];
  const { returns } = await db
    .selectFrom('transactions')
    .select(({ fn }) => fn.countAll<string>().as('returns'))
    .where('key', '=', `return:${order.id}`)
    .executeTakeFirstOrThrow();
  const wrong = [];
  if (order.state !== end) wrong.push(`${order.state} and not ${end}`);
  if (Number(returns) !== (end === 'returned' ? 1 : 0)) wrong.push(`${returns} returns`);
  return wrong;
}
