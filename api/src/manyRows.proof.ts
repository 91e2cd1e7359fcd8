import { type Kysely, sql } from 'kysely';
import { bankOn } from './crash/payment.ts';
import { openAsApplication, openPostgres } from './kernel/database/openPostgres.ts';
import type { Tables } from './kernel/database/tables.ts';
import { modules } from './modules.ts';
import { addCustomer } from './testing/addCustomer.ts';
import { fillManyRows } from './testing/fillManyRows.ts';
import { jobRun } from './testing/jobRun.ts';
import { createTestDatabase } from './testing/openTestDatabase.ts';

jest.setTimeout(600_000);

/** A job may go through as many rows: far fewer than a table has. */
const FEW = 20_000;
/** What the largest have. */
const MANY = 1_000_000;

/** Leaves out small tables: how often jobs go through these depends on the machine. @returns rows read by going through each */
async function readsOf(db: Kysely<Tables>): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; through: number }>`
    select relname as name, seq_tup_read::double precision as through
    from pg_stat_user_tables where n_live_tup > ${FEW}`.execute(db);
  return new Map(rows.map(({ name, through }) => [name, through]));
}

async function entriesIn(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from entries`.execute(db);
  return rows[0]?.count ?? 0;
}

/** @returns the tables of which much more was read than before */
function grown(after: Map<string, number>, before: Map<string, number>, most: number): [string, number][] {
  const read = [...after].map(([name, count]): [string, number] => [name, count - (before.get(name) ?? 0)]);
  return read.filter(([, count]) => count > most);
}

test('no job goes through a table that has a million rows', async () => {
  const url = await createTestDatabase();
  const owner = await openPostgres(url, () => {});
  await fillManyRows(owner.db);
  const { accounts } = await addCustomer(owner.db, { accounts: [['Checking', 1000]] });
  const former = await addCustomer(owner.db, { accounts: [['Checking', 1000]] });
  await sql`insert into former_customers values (${former.id}, '2000-01-01')`.execute(owner.db);
  const before = await readsOf(owner.db);

  const jobs = modules.flatMap((module) => module.jobs ?? []);
  for (const { run } of jobs) {
    const database = await openAsApplication(url, () => {});
    await run(bankOn(database), jobRun());
    // A connection that ends tells what it has read.
    await database.close();
  }

  const after = await readsOf(owner.db);
  expect(grown(after, before, FEW)).toEqual([]);
  const issued = owner.db
    .selectFrom('cards')
    .select('account_id')
    .where('account_id', '=', accounts[0]?.id ?? '');
  expect(await issued.execute()).toHaveLength(1);
  const erased = owner.db.selectFrom('former_customers').select('erased_at');
  expect(await erased.execute()).toEqual([{ erased_at: expect.any(Date) }]);
  expect(await entriesIn(owner.db)).toBeGreaterThanOrEqual(MANY);
  await owner.close();
});
