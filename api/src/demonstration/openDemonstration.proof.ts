import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../kernel/database/Database.ts';
import { faultsOf } from '../ledger/proveBooks.ts';
import { fakeOnly } from '../testing/fakeOnly.ts';
import { openDemonstration } from './openDemonstration.ts';
import { CACHE, provideSnapshot } from './provideSnapshot.ts';

const DAY = 86_400_000;

/** The youngest entry's age in days on a day, and what VACUUM ANALYZE sees to: rows whose page has to be looked at, statistics. */
async function stateOf({ db }: Database, day: string) {
  const { rows } = await sql<{ age: number; analyzed: boolean }>`
    select ${day}::date - max(booked_at)::date as age,
      exists (select from pg_stats where tablename = 'entries') as analyzed
    from entries`.execute(db);
  return { ...rows[0], fetched: await fetchedRows(db) };
}

function fetchedRows(db: Database['db']) {
  return db.transaction().execute(async (trx) => {
    for (const other of ['seqscan', 'bitmapscan']) await sql.raw(`set local enable_${other} = off`).execute(trx);
    const { rows } = await sql<{
      'QUERY PLAN': [{ Plan: { Plans: [{ 'Heap Fetches': number }] } }];
    }>`explain (analyze, format json) select count(*) from entries`.execute(trx);
    return rows[0]?.['QUERY PLAN'][0].Plan.Plans[0]['Heap Fetches'];
  });
}

test('begins a new bank from the snapshot, moved to today, and needs none for a bank that is there', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bank-demonstration-'));
  // Like an interrupted first start.
  await mkdir(path.join(folder, 'postgres'));
  await writeFile(path.join(folder, 'postgres/PG_VERSION'), '18');
  const { day } = await provideSnapshot(CACHE, new Date());
  fakeOnly(['Date'], day.getTime() + 3 * DAY);
  const bank = await openDemonstration(folder);
  expect(await stateOf(bank, new Date().toISOString())).toEqual({ age: 1, analyzed: true, fetched: 0 });
  expect(await faultsOf(bank.db)).toEqual([]);
  await bank.close();
  const cache = path.join(folder, 'cache');

  await (await openDemonstration(folder, cache)).close();

  await expect(readdir(cache)).rejects.toThrow('ENOENT');
  jest.useRealTimers();
  await rm(folder, { recursive: true });
}, 180_000);
