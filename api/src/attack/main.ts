import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openRun } from '@bank/checkout/testing/openRun.js';
import { sql } from 'kysely';
import { createApi } from '../createApi.ts';
import { type Bank, IDLE_LIMIT_MS } from '../kernel/bank/Bank.ts';
import { argon2 } from '../kernel/bank/Passwords.ts';
import { repeat } from '../kernel/scheduler/repeat.ts';
import { faultsOf } from '../ledger/proveBooks.ts';
import { rememberDevice } from '../modules/identity/sessions/devices.ts';
import { startSession } from '../modules/identity/sessions/startSession.ts';
import { openDatabase } from '../openDatabase.ts';
import { readSettings } from '../settings.ts';
import { startPostgres } from '../testing/startPostgres.ts';
import { attack, findSqlmap } from './sqlmap.ts';
import { targets } from './targets.ts';

/** Fails on any SQL injection, 5xx response or change to the ledger. */
/** `--quick`: one endpoint. Or those whose addresses begin with one of the arguments, such as `/cards`. */
const wanted = process.argv.slice(2).map((argument) => (argument === '--quick' ? '/health' : argument));
findSqlmap();
const run = openRun(path.resolve(import.meta.dirname, '../../..'));
const server = await startPostgres();
const database = await openDatabase(
  readSettings({ DATABASE_URL: server.urlOf('postgres'), BANK_DEMO: 'yes' }),
  console.error,
);
const bank: Bank = {
  db: database.db,
  kind: 'postgresql',
  passwords: argon2,
  now: () => new Date(),
  idleLimit: IDLE_LIMIT_MS,
  // A confirmation would keep the attack away from the queries that pay.
  confirmAbove: null,
  newFactorWait: 0,
};
const api = await createApi({ bank, hasOutboxPage: false });
const failures = new Set<string>();
let requests = 0;
api.addHook('onResponse', async ({ routeOptions }, { statusCode }) => {
  requests += 1;
  if (statusCode >= 500) failures.add(`${routeOptions.url} answers ${statusCode}`);
});
// A positive control: this endpoint is injectable, so finding nothing here would mean that the attack does not work.
const control = { method: 'GET', url: '/control?text=market' };
api.get('/api/v1/control', async ({ query }) => {
  const { text = '' } = query as { text?: string };
  const found = sql.raw(`select description from entries where description ilike '%${text}%' limit 5`);
  return (await sql`${found}`.execute(database.db).catch(() => ({ rows: [] }))).rows;
});
const address = await api.listen({ host: '127.0.0.1', port: 0 });
// Rate limits would keep most of the attack away from the database.
const stop = repeat(forgetAttempts, 50, console.error);
const folder = await mkdtemp(path.join(os.tmpdir(), 'bank-sqlmap-'));
const { id } = await database.db
  .selectFrom('customers')
  .select('id')
  .where('username', '=', 'demo')
  .executeTakeFirstOrThrow();
const before = await contents();

if (!isInjectable(await attack(control, { address, cookie: 'none=1', folder })))
  failures.add('The attack fails where it has to succeed.');
const chosen = targets.filter(({ url }) => wanted.length === 0 || wanted.some((start) => url.startsWith(start)));
for (const target of chosen) {
  const client = { address: '127.0.0.1', userAgent: 'sqlmap', device: undefined, language: undefined };
  const device = await rememberDevice(bank, id, client);
  const { access, refresh } = await startSession(bank, id, { ...client, device });
  const cookie = `__Host-bank_access=${access}; __Host-bank_refresh=${refresh}; __Host-bank_reset=abc; __Host-bank_device=${device}`;
  const already = requests;
  const output = await attack(target, { address, cookie, folder });
  if (/is vulnerable|appears to be .*injectable|identified the following injection/.test(output))
    failures.add(`${target.url}\n${output}`);
  console.log(`${target.method} ${target.url.split('?')[0]}: ${requests - already} requests`);
}
if ((await contents()) !== before) failures.add('Something in the ledger has changed.');
await stop();
await api.close();
await database.close();
await run.close();
console.log(failures.size === 0 ? `Nothing found in ${requests} requests.` : [...failures].join('\n'));
process.exitCode = failures.size === 0 ? 0 : 1;

function isInjectable(output: string): boolean {
  return /is vulnerable|identified the following injection/.test(output);
}

async function forgetAttempts(): Promise<void> {
  await database.db.deleteFrom('throttles').execute();
  await database.db.deleteFrom('failures').execute();
  await database.db.updateTable('devices').set({ failures: 0 }).execute();
}

async function contents(): Promise<string> {
  const accounts = await database.db.selectFrom('accounts').select(['id', 'posted']).orderBy('id').execute();
  const customers = await database.db
    .selectFrom('customers')
    .select(['id', 'username', 'email', 'password_hash'])
    .orderBy('id')
    .execute();
  const faults = await faultsOf(database.db);
  return JSON.stringify([accounts, customers, faults], (_, value) =>
    typeof value === 'bigint' ? String(value) : value,
  );
}
