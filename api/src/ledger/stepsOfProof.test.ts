import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Connection } from '../kernel/bank/Bank.ts';
import type { Database } from '../kernel/database/Database.ts';
import { openPostgres } from '../kernel/database/openPostgres.ts';
import { fillHistory } from '../testing/fillHistory.ts';
import { createTestDatabase } from '../testing/openTestDatabase.ts';

const TRANSACTIONS = 20_000;
const AT_ONCE = 100;
/** A step reads fewer rows of tables and indexes for each transaction and account that it proves. */
const READS_OF_ONE = 100;
/** The planner thinks that a way through an index costs this much, as it does in a large bank, and would rather sort a whole table. */
const PAGE_COST = 400;
/** PostgreSQL compiles what it thinks to cost more: a step of a large bank, and no mere call. */
const COST = 100;

let url: string;
let owner: Database;

beforeAll(async () => {
  url = await createTestDatabase();
  owner = await openPostgres(url, () => {});
  await fillHistory(owner.db, TRANSACTIONS);
  await sql`vacuum analyze`.execute(owner.db);
});
afterAll(() => owner.close());

/** Uses a connection of its own: one that ends tells what it has read. */
async function prove(work: (db: Connection) => Promise<unknown>): Promise<void> {
  const { db, close } = await openPostgres(url, () => {});
  await db.connection().execute(work);
  await close();
}

async function rowsRead(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select sum(seq_tup_read) from pg_stat_user_tables)::double precision
      + (select sum(idx_tup_read) from pg_stat_user_indexes)::double precision as count`.execute(owner.db);
  return rows[0]?.count ?? Number.NaN;
}

test('a step of the proof reads nothing but what it proves', async () => {
  const before = await rowsRead();

  await prove(async (db) => {
    await sql`set random_page_cost = ${sql.lit(PAGE_COST)}`.execute(db);
    await sql`select prove_books(${AT_ONCE})`.execute(db);
  });

  expect((await rowsRead()) - before).toBeLessThan(AT_ONCE * READS_OF_ONE);
});

test('PostgreSQL does not compile it, however much it thinks that it costs', async () => {
  await prove(async (db) => {
    await sql`set jit_above_cost = ${sql.lit(COST)}`.execute(db);
    await sql`select prove_books(${AT_ONCE})`.execute(db);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    const loaded = readFileSync(`/proc/${rows[0]?.pid}/maps`, 'utf8');

    expect(loaded).toContain('plpgsql');
    expect(loaded).not.toContain('llvmjit');
  });
});
