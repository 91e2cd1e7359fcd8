import { sql } from 'kysely';
import { DAY } from '../kernel/bank/Bank.ts';
import type { Database } from '../kernel/database/Database.ts';
import { fakeOnly } from '../testing/fakeOnly.ts';
import { createTestFolder } from '../testing/openTestDatabase.ts';
import { openEmbedded } from './openEmbedded.ts';

/** Node's timers wait no longer than this. */
const LONGEST_MS = 2 ** 31 - 1;

const fill = () => Promise.reject(new Error('It is not new.'));

async function walSizes({ db }: Database) {
  const settings = sql`select current_setting('max_wal_size') as max, current_setting('min_wal_size') as min`;
  return (await settings.execute(db)).rows[0];
}

test('keeps one folder for one owner, and what is in it from start to start', async () => {
  const folder = await createTestFolder();
  const first = await openEmbedded(folder, { fill });
  expect(await walSizes(first)).toEqual({ max: '64MB', min: '32MB' });
  const values = { key: 'kept', tries: 1, window_ends: new Date() };
  await first.db.insertInto('throttles').values(values).execute();

  await expect(openEmbedded(folder, { fill })).rejects.toThrow('uses this database');
  await first.close();
  const second = await openEmbedded(folder, { fill });

  expect(await second.db.selectFrom('throttles').select('key').execute()).toEqual([{ key: 'kept' }]);
  expect(await walSizes(second)).toEqual({ max: '64MB', min: '32MB' });
  await second.close();
}, 180_000);

test('writes a checkpoint every minute, until it is closed', async () => {
  fakeOnly(['setInterval', 'clearInterval']);
  const bank = await openEmbedded(await createTestFolder(), { fill });
  const checkpoint = async () =>
    (await sql<{ at: string }>`select redo_lsn as at from pg_control_checkpoint()`.execute(bank.db)).rows[0]?.at;
  const before = await checkpoint();
  const values = { key: 'written', tries: 1, window_ends: new Date() };
  await bank.db.insertInto('throttles').values(values).execute();
  expect(await checkpoint()).toBe(before);

  jest.advanceTimersByTime(60_000);

  expect(await checkpoint()).not.toBe(before);
  await bank.close();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
}, 180_000);

test('waits for nothing longer than a timer can be, once the clock has been set back by weeks', async () => {
  const time = Date.now();
  fakeOnly(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'], time);
  const bank = await openEmbedded(await createTestFolder(), { fill });
  const write = (key: string) =>
    bank.db.insertInto('throttles').values({ key, tries: 1, window_ends: new Date() }).execute();
  await write('before');
  jest.setSystemTime(time + 91 * DAY);
  jest.advanceTimersByTime(1000);
  for (const key of ['flushed', 'to be flushed']) await write(key);
  const waits = jest.spyOn(globalThis, 'setTimeout');

  jest.setSystemTime(time);
  jest.advanceTimersByTime(1000);
  await write('after');
  jest.advanceTimersByTime(20_000);

  expect(waits.mock.calls.filter(([, ms = 0]) => ms > LONGEST_MS)).toEqual([]);
  await bank.close();
  jest.useRealTimers();
}, 180_000);

test('fails, rather than waits for ever, when a query is made beside an open transaction', async () => {
  const { db, close } = await openEmbedded(await createTestFolder(), { fill, connectTimeout: 200 });

  const beside = db.transaction().execute(() => db.selectFrom('throttles').selectAll().execute());

  await expect(beside).rejects.toThrow('timeout exceeded when trying to connect');
  await close();
}, 180_000);
