import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../database/Database.ts';
import { fakeOnly } from '../testing/fakeOnly.ts';
import { openDemonstration } from './openDemonstration.ts';
import { provideSnapshot } from './provideSnapshot.ts';

const DAY = 86_400_000;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bank-demonstration-'));
});
afterAll(() => rm(folder, { recursive: true }));

const cache = () => path.join(folder, 'cache');
const open = (name: string) => openDemonstration(path.join(folder, name), cache());

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

test('makes the snapshot itself where the build has not, and needs none for a bank that is there', async () => {
  fakeOnly(['Date'], Date.now() - 3 * DAY);
  const day = new Date().toISOString();
  const bank = await open('first');
  expect(await stateOf(bank, day)).toEqual({ age: 1, analyzed: true, fetched: 0 });
  await bank.db.deleteFrom('outbox').execute();
  await bank.close();
  jest.useRealTimers();
  await rename(cache(), path.join(folder, 'kept'));

  await (await open('first')).close();

  await expect(readdir(cache())).rejects.toThrow('ENOENT');
}, 180_000);

test('begins all other banks from that snapshot', async () => {
  await rename(path.join(folder, 'kept'), cache());
  const kept = await readdir(cache());
  const onMake = jest.fn();
  await provideSnapshot(cache(), new Date(), onMake);
  expect(onMake).not.toHaveBeenCalled();
  expect(kept).toHaveLength(1);

  const day = new Date().toISOString();
  const bank = await open('second');

  expect(await stateOf(bank, day)).toEqual({ age: 1, analyzed: true, fetched: 0 });
  expect(await readdir(cache())).toEqual(kept);
  await bank.close();
}, 180_000);
