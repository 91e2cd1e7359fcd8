import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { bankOn } from '@bank/api/src/crash/payment.ts';
import { migrate } from '@bank/api/src/database/migrate.ts';
import { openAsApplication, openPostgres } from '@bank/api/src/kernel/database/openPostgres.ts';
import { faultsOf } from '@bank/api/src/ledger/proveBooks.ts';
import { transfer } from '@bank/api/src/modules/payments/transfers/transfer.ts';
import { addCustomer } from '@bank/api/src/testing/addCustomer.ts';
import { type PostgresServer, startPostgres } from '@bank/api/src/testing/startPostgres.ts';
import { debianTool } from '@bank/observability/testing/debianTool.ts';
import { freePort } from '@bank/registry/testing/freePort.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { createBank } from './createBank.ts';

jest.setTimeout(120_000);

const AT_ONCE = 20;
/** docs/operations/database.md has these lines. */
const LOGIN = `alter role bank_api set role = bank_application;
  alter role bank_api set statement_timeout = '15s';
  alter role bank_api set idle_in_transaction_session_timeout = '5s'`;
const IGNORED = 'extra_float_digits,options,statement_timeout,idle_in_transaction_session_timeout';

let server: PostgresServer;
const stops: (() => unknown)[] = [];
beforeAll(async () => {
  server = await startPostgres();
  await createBank(server);
  const owner = await openPostgres(server.urlOf('bank'), () => {});
  await migrate(owner.db);
  await sql.raw(LOGIN).execute(owner.db);
  await owner.close();
});
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});
afterAll(() => server.remove());

/** @returns the address of the bank's database behind Debian's PgBouncer */
async function startPooler(mode: 'session' | 'transaction'): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pooler-'));
  const { uid, gid } = statSync(server.folder);
  chownSync(folder, uid, gid);
  const port = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]\nbank = host=${server.folder} dbname=bank user=bank_api\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}
unix_socket_dir =\nauth_type = any\npool_mode = ${mode}\nignore_startup_parameters = ${IGNORED}\n`,
  );
  const child = spawn(debianTool('/usr/sbin/pgbouncer', 'pgbouncer'), [file], { uid, gid, stdio: 'ignore' });
  const ended = once(child, 'exit');
  stops.push(() => child.kill('SIGINT') && ended);
  const url = `postgresql://bank_api@127.0.0.1:${port}/bank`;
  while (!(await answers(url))) await setImmediate();
  return url;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  const isThere = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end().catch(() => {});
  return isThere;
}

/** Sends as many transfers at once, of as many customers. @returns how each ended, and what the books say */
async function pay(url: string) {
  const owner = await openPostgres(server.urlOf('bank'), () => {});
  const customers = await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      addCustomer(owner.db, {
        accounts: [
          ['Checking', 100],
          ['Savings', 0],
        ],
      }),
    ),
  );
  const database = await openAsApplication(url, () => {});
  const outcomes = await Promise.allSettled(
    customers.map(({ id, accounts: [from, to] }) => {
      const order = { fromAccountId: from?.id ?? '', to: to?.id ?? '', amount: { minor: 1, currency: 'USD' } };
      return transfer(bankOn(database), { id, sessionId: '' }, 'one', order);
    }),
  );
  await database.close();
  const faults = await faultsOf(owner.db);
  await owner.close();
  return { failed: outcomes.flatMap((one) => (one.status === 'rejected' ? String(one.reason) : [])), faults };
}

test('an API works behind a pooler of sessions, when its login says what it says itself otherwise', async () => {
  const url = await startPooler('session');

  expect(await pay(url)).toMatchObject({ failed: [], faults: [] });

  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(`select current_user, current_setting('statement_timeout') as statements,
    current_setting('idle_in_transaction_session_timeout') as idle`);
  await client.end();
  expect(rows).toEqual([{ current_user: 'bank_application', statements: '15s', idle: '5s' }]);
});

test('behind a pooler of transactions that knows no prepared statements, requests fail and no books are wrong', async () => {
  const { failed, faults } = await pay(await startPooler('transaction'));

  expect(failed).toContainEqual(expect.stringMatching(/prepared statement .* (already exists|does not exist)/));
  expect(faults).toEqual([]);
});
