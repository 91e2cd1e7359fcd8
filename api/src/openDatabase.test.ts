import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { requireMigrated } from './database/migrate.ts';
import { openPostgres } from './kernel/database/openPostgres.ts';
import { openDatabase } from './openDatabase.ts';
import { readSettings } from './settings.ts';
import { addCustomer } from './testing/addCustomer.ts';
import { createEmptyDatabase, createTestDatabase } from './testing/openTestDatabase.ts';

const BANK_SMTP = 'smtp://127.0.0.1:9';

let url: string;
let owner: Awaited<ReturnType<typeof openPostgres>>;
beforeEach(async () => {
  url = await createTestDatabase();
  owner = await openPostgres(url, () => {});
});
afterEach(() => owner.close());

const open = (DATABASE_URL: string) =>
  openDatabase(
    readSettings({ NODE_ENV: 'production', BANK_ORIGIN: 'https://bank.example', BANK_SMTP, DATABASE_URL }),
    () => {},
  );

/** @returns the address with a login of its own, which may do what the application's role may */
async function ownLogin(): Promise<string> {
  const login = `api_${randomBytes(6).toString('hex')}`;
  await sql.raw(`create role ${login} login in role bank_application`).execute(owner.db);
  return url.replace('//bank@', `//${login}@`);
}

test('does not start in production with a login that owns the ledger, and says what to do', async () => {
  await expect(open(url)).rejects.toThrow(
    'The login "bank" of DATABASE_URL owns the ledger, so nothing would keep the API from changing it. Make it one of its own: create role bank_api login',
  );
});

test('does not start in production on a database that lacks a migration, and makes none itself', async () => {
  await sql`delete from kysely_migration where name = '0024-assertion-keys'`.execute(owner.db);

  await expect(open(await ownLogin())).rejects.toThrow('lacks 0024-assertion-keys. Run `node api.js migrate`');
});

test('works in production with a login that cannot get round the functions of the ledger, whatever role it takes', async () => {
  await addCustomer(owner.db, { accounts: [['Checking', 100]] });
  const database = await open(await ownLogin());

  for (const role of ['none', 'bank_application']) {
    const attempt = database.db.transaction().execute(async (trx) => {
      await sql.raw(`set local role ${role}`).execute(trx);
      await sql`update accounts set posted = 5`.execute(trx);
    });
    await expect(attempt).rejects.toThrow('permission denied');
  }
  expect(await database.db.selectFrom('accounts').select('posted').where('posted', '=', 100n).execute()).toHaveLength(
    1,
  );
  await database.close();
});

test('refuses an address whose options would keep the API from its role', async () => {
  await expect(open(`${url}&options=${encodeURIComponent('-c search_path=public')}`)).rejects.toThrow('Remove them.');
});

test('says that the login may not become the application', async () => {
  const login = `api_${randomBytes(6).toString('hex')}`;
  await sql.raw(`create role ${login} login`).execute(owner.db);

  await expect(open(url.replace('//bank@', `//${login}@`))).rejects.toThrow('grant bank_application to');
});

test('`node api.js migrate` makes the tables of an empty database, and needs nothing else', async () => {
  const empty = await createEmptyDatabase();
  const migrateWith = (env: NodeJS.ProcessEnv) =>
    promisify(execFile)(process.execPath, [path.resolve(__dirname, '../../dist/server/api.js'), 'migrate'], {
      cwd: path.resolve(__dirname, '../..'),
      env: { ...process.env, NODE_ENV: 'production', ...env },
    });

  expect((await migrateWith({ DATABASE_URL: empty })).stdout).toBe('The database is up to date.\n');
  await expect(migrateWith({ DATABASE_URL: '' })).rejects.toMatchObject({
    stderr: expect.stringMatching(/^DATABASE_URL is missing/),
  });

  const database = await openPostgres(empty, () => {});
  await expect(requireMigrated(database.db)).resolves.toBeUndefined();
  await database.close();
}, 60_000);
