import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { addDays, dayAt } from '@bank/api/src/kernel/bank/days.ts';
import type { Database } from '@bank/api/src/kernel/database/Database.ts';
import { addCustomer } from '@bank/api/src/testing/addCustomer.ts';
import { fillManyRows } from '@bank/api/src/testing/fillManyRows.ts';
import { root } from '@bank/checkout/workspace/paths.ts';
import { sql } from 'kysely';
import { type Drill, SETTLED_MS, seconds } from './Drill.ts';

const DAYS_AHEAD = 40;
const DAY_MS = 86_400_000;
/** Longer than an API waits between two looks for what is due. */
const LOOK_MS = 65_000;
const MAX_DUE_MS = 120_000;
const ORDERS = { good: 500, bad: 100 };
const MANY_MS = 30_000;

type Owner = Database['db'];

async function addOrders(owner: Owner, count: number, day: string, memo: string): Promise<void> {
  const { id, accounts } = await addCustomer(owner, {
    accounts: [
      ['Checking', 1_000_000],
      ['Savings', 0],
    ],
  });
  const [from = '', to = ''] = accounts.map((account) => account.id);
  const order = {
    customer_id: id,
    order_hash: Buffer.alloc(0),
    currency: 'USD',
    amount: 1n,
    from_account_id: from,
    to_account_id: to,
    payee_id: null,
    rhythm: 'once' as const,
    first_on: day,
    last_on: null,
    next_on: day,
    created_at: new Date(),
    memo,
  };
  await owner
    .insertInto('schedules')
    .values(Array.from({ length: count }, () => ({ ...order, key: randomUUID() })))
    .execute();
}

async function executionsOf(owner: Owner, memo: string): Promise<{ rows: number; orders: number }> {
  const { rows, orders } = await owner
    .selectFrom('schedule_executions as done')
    .innerJoin('schedules', 'schedules.id', 'done.schedule_id')
    .select(({ fn }) => [fn.countAll<string>().as('rows'), fn.count<string>('schedules.id').distinct().as('orders')])
    .where('schedules.memo', '=', memo)
    .executeTakeFirstOrThrow();
  return { rows: Number(rows), orders: Number(orders) };
}

const clockAhead: Drill = {
  name: `an API whose clock is ${DAYS_AHEAD} days ahead`,
  play: async ({ cluster, owner }) => {
    const memo = randomUUID();
    await addOrders(owner, 1, addDays(dayAt(new Date()), DAYS_AHEAD - 1), memo);
    const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'clock-')), 'ahead');
    await writeFile(file, String(DAYS_AHEAD * DAY_MS));
    const api = cluster.process('api-2');
    await api.end('SIGTERM');
    api.launch({ NODE_OPTIONS: `--import ${path.join(root, 'attacks/src/clock.mjs')}`, BANK_ATTACK_CLOCK: file });
    await setTimeout(LOOK_MS);
    const { status } = await fetch(`${await cluster.addressOf('api-2')}/readyz`);
    await api.end('SIGTERM');
    await api.start();
    await setTimeout(SETTLED_MS);
    if (status !== 503) throw new Error('it says that it is ready');
    if ((await executionsOf(owner, memo)).rows > 0) throw new Error('it paid what is due next month');
    return 'it said that it is not ready, and paid nothing';
  },
};

const dueOrders: Drill = {
  name: `${ORDERS.good + ORDERS.bad} due orders, of which ${ORDERS.bad} throw`,
  play: async ({ owner }) => {
    const [good, bad] = [`drill ${randomUUID()}`, `drill that throws ${randomUUID()}`] as const;
    await throwForSome(owner);
    const today = dayAt(new Date());
    await addOrders(owner, ORDERS.bad, today, bad);
    await addOrders(owner, ORDERS.good, today, good);
    const begun = performance.now();
    while ((await executionsOf(owner, good)).orders < ORDERS.good) {
      if (performance.now() - begun > MAX_DUE_MS) throw new Error('what throws holds up the others');
      await setTimeout(100);
    }
    const took = performance.now() - begun;
    const { rows } = await executionsOf(owner, good);
    const failed = await executionsOf(owner, bad);
    await sql`drop trigger drill on schedule_executions`.execute(owner);
    await owner.updateTable('schedules').set({ next_on: null }).where('memo', '=', bad).execute();
    if (rows !== ORDERS.good || failed.rows > 0) throw new Error(`${rows} of ${ORDERS.good} executions`);
    return `${ORDERS.good} were paid once, the last ${seconds(took)} after they were due, of which APIs wait up to a minute`;
  },
};

/** Breaks orders in the database: an order that throws is a defect, which the API does not have on purpose. */
async function throwForSome(owner: Owner): Promise<void> {
  await sql`create or replace function drill() returns trigger language plpgsql as $$ begin
    if exists (select 1 from schedules where id = new.schedule_id and memo like 'drill that throws %')
    then raise exception 'A drill.'; end if;
    return new; end $$`.execute(owner);
  await sql`create trigger drill before insert on schedule_executions for each row execute function drill()`.execute(
    owner,
  );
}

const millionEntries: Drill = {
  name: 'a million entries, and a million rows in each large table',
  play: async ({ owner, load }) => {
    await setTimeout(SETTLED_MS);
    const before = load.slowest();
    // It locks what it fills.
    await load.withoutDatabase(() => fillManyRows(owner));
    load.forgetTimes();
    await setTimeout(MANY_MS);
    return `19 of 20 reads took ${Math.round(before)} ms at most, and then ${Math.round(load.slowest())}`;
  },
};

export const jobs: Drill[] = [clockAhead, dueOrders, millionEntries];
