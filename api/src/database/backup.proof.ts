import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bankOn } from '../crash/payment.ts';
import { openAsApplication, openPostgres } from '../kernel/database/openPostgres.ts';
import { faultsOf } from '../ledger/proveBooks.ts';
import { transfer } from '../modules/payments/transfers/transfer.ts';
import { addCustomer } from '../testing/addCustomer.ts';
import { findPostgres, type PostgresServer, startPostgres } from '../testing/startPostgres.ts';
import { migrate } from './migrate.ts';

jest.setTimeout(240_000);

const TRANSFERS = 20;
/** The recovery time of a small bank. */
const RTO_MS = 60_000;

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function started(settings: string[] = []): Promise<PostgresServer> {
  const server = await startPostgres(settings);
  stops.push(server.remove);
  return server;
}

const newFolder = () => mkdtempSync(path.join(os.tmpdir(), 'backup-'));

/** PostgreSQL may write only to what its own user owns. */
function giveTo({ folder }: PostgresServer, ...folders: string[]): void {
  const { uid, gid } = statSync(folder);
  for (const one of folders) chownSync(one, uid, gid);
}

function tool(name: string, ...args: string[]): string {
  return execFileSync(path.join(findPostgres(), name), args, { encoding: 'utf8' });
}

/** A bank with a customer who sends money to themselves. @returns sends so many more, one minor unit each */
async function bankIn(server: PostgresServer): Promise<(count: number, prefix: string) => Promise<void>> {
  await server.query('postgres', 'create database bank');
  const owner = await openPostgres(server.urlOf('bank'), () => {});
  await migrate(owner.db);
  const { id, accounts } = await addCustomer(owner.db, {
    accounts: [
      ['Checking', 10_000],
      ['Savings', 0],
    ],
  });
  await owner.close();
  const [from = '', to = ''] = accounts.map((account) => account.id);
  return async (count, prefix) => {
    const database = await openAsApplication(server.urlOf('bank'), () => {});
    const order = { fromAccountId: from, to, amount: { minor: 1, currency: 'USD' } };
    for (let at = 0; at < count; at += 1)
      await transfer(bankOn(database), { id, sessionId: '' }, `${prefix}-${at}`, order);
    await database.close();
  };
}

async function countOf(server: PostgresServer, prefix: string): Promise<number> {
  const statement = `select count(*)::int as count from transactions where key like '${prefix}-%'`;
  return Number((await server.query('bank', statement))[0]?.count);
}

async function faultsIn(server: PostgresServer): Promise<string[]> {
  const owner = await openPostgres(server.urlOf('bank'), () => {});
  const faults = await faultsOf(owner.db);
  await owner.close();
  return faults;
}

test('a bank is restored to a point in time: all that was acknowledged before it, and nothing after', async () => {
  const backup = newFolder();
  const [base, archive] = [path.join(backup, 'base'), path.join(backup, 'wal')];
  mkdirSync(archive);
  const server = await started(['archive_mode=on', `archive_command=cp %p ${archive}/%f`]);
  giveTo(server, backup, archive);
  const send = await bankIn(server);
  tool('pg_basebackup', '--pgdata', base, '--checkpoint', 'fast', '--dbname', server.urlOf('postgres'));
  await send(TRANSFERS, 'before');
  const [{ at } = {}] = await server.query('bank', 'select clock_timestamp()::text as at');
  await send(TRANSFERS, 'after');
  await server.query('bank', 'select pg_switch_wal()');
  // What a server that ends has not archived yet is archived first.
  await server.remove();
  stops.pop();

  const target = [`recovery_target_time=${at}`, 'recovery_target_action=promote'];
  const restored = await started([`restore_command=cp ${archive}/%f %p`, ...target]);
  await restored.kill();
  const begun = performance.now();
  const data = path.join(restored.folder, 'data');
  execFileSync('sh', ['-c', `rm -r ${data} && cp -r ${base} ${data} && touch ${data}/recovery.signal`]);
  execFileSync('chown', ['-R', '--reference', restored.folder, data]);
  await restored.start();
  while ((await restored.query('bank', 'select pg_is_in_recovery() as is'))[0]?.is);
  const took = performance.now() - begun;

  expect([await countOf(restored, 'before'), await countOf(restored, 'after')]).toEqual([TRANSFERS, 0]);
  expect(await faultsIn(restored)).toEqual([]);
  expect(took).toBeLessThan(RTO_MS);
});

test('a dump is restored without an error together with its roles, and without them it is not', async () => {
  const server = await started();
  const send = await bankIn(server);
  await send(TRANSFERS, 'before');
  const folder = newFolder();
  const [roles, dump] = [path.join(folder, 'roles.sql'), path.join(folder, 'bank.dump')];
  tool('pg_dumpall', '--roles-only', '--no-role-passwords', '--dbname', server.urlOf('postgres'), '--file', roles);
  tool('pg_dump', '--format', 'custom', '--file', dump, '--dbname', server.urlOf('bank'));
  const restore = (other: PostgresServer) =>
    tool('pg_restore', '--exit-on-error', '--dbname', other.urlOf('bank'), dump);

  const other = await started();
  await other.query('postgres', 'create database bank');
  expect(() => restore(other)).toThrow('role "bank_application" does not exist');
  await other.query('postgres', 'drop database bank');
  await other.query('postgres', 'create database bank');
  // The role of whoever restores exists already, which `psql` reports and passes over.
  tool('psql', '--quiet', '--dbname', other.urlOf('postgres'), '--file', roles);
  restore(other);

  expect(await countOf(other, 'before')).toBe(TRANSFERS);
  expect(await faultsIn(other)).toEqual([]);
});
