import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { openPostgres } from '../kernel/database/openPostgres.ts';
import type { Tables } from '../kernel/database/tables.ts';
import { createEmptyDatabase, createTestDatabase } from '../testing/openTestDatabase.ts';
import { currentRevision, fingerprintOfFunctions, functionMigrations, functions } from './functions.ts';
import { migrate, migrations } from './migrate.ts';

const numbered = Object.fromEntries(Object.entries(migrations).filter(([name]) => !(name in functionMigrations)));

const open = async (url: Promise<string>) => openPostgres(await url, () => {});

/** Reads the functions, with who may execute each. */
async function functionsOf(db: Kysely<Tables>) {
  const { rows } = await sql<{ name: string; definition: string; rights: string | null }>`
    select proname as name, pg_get_functiondef(oid) as definition, proacl::text as rights from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    order by oid::regprocedure::text`.execute(db);
  return rows;
}

async function write(db: Kysely<Tables>): Promise<void> {
  for (const text of Object.values(functions)) await sql.raw(text).execute(db);
}

const change = (db: Kysely<unknown>) =>
  sql`
    create or replace function void_hold(wanted uuid) returns text language sql as $$ select 'another' $$`.execute(db);

test('a changed function is another revision', () => {
  // Append what is received to the revisions.
  expect(currentRevision).toBe(fingerprintOfFunctions());
});

test('a new database has the functions of the files, each under its name, and no other', async () => {
  const { db, close } = await open(createTestDatabase());
  const found = await functionsOf(db);

  expect(found.map(({ name }) => name).sort()).toEqual(
    Object.keys(functions)
      .map((file) => path.basename(file, '.sql'))
      .sort(),
  );
  await write(db);
  expect(await functionsOf(db)).toEqual(found);
  await close();
});

test('so has one that an earlier release has migrated, and that release does not take them back', async () => {
  const [fresh, old] = [await open(createTestDatabase()), await open(createEmptyDatabase())];
  const expected = await functionsOf(fresh.db);
  const earlier = {
    ...numbered,
    '~functions-0000-earlier': { up: async (db: Kysely<unknown>) => void (await change(db)) },
  };
  await migrate(old.db, earlier);
  expect(await functionsOf(old.db)).not.toEqual(expected);

  await migrate(old.db);

  expect(await functionsOf(old.db)).toEqual(expected);
  await migrate(old.db, earlier);
  expect(await functionsOf(old.db)).toEqual(expected);
  await Promise.all([fresh.close(), old.close()]);
});
