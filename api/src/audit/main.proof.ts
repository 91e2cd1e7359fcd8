import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { record } from '../kernel/audit/record.ts';
import { openPostgres } from '../kernel/database/openPostgres.ts';
import { addCustomer } from '../testing/addCustomer.ts';
import { createTestDatabase } from '../testing/openTestDatabase.ts';

/** What servers have; `npm run audit` runs its source. */
const BUNDLE = path.resolve(__dirname, '../../../dist/server/audit.js');

test('the built audit exports all events, and verifies with an export that nothing was altered or cut off', async () => {
  const url = await createTestDatabase();
  const { db, close } = await openPostgres(url, () => {});
  const audit = (...args: string[]) =>
    promisify(execFile)(process.execPath, [BUNDLE, ...args], {
      cwd: path.resolve(__dirname, '../../..'),
      env: { ...process.env, DATABASE_URL: url },
    });
  const customer = await addCustomer(db);
  for (const event of ['signed-in', 'signed-out'] as const) await record(db, new Date(), customer.id, { event });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bank-audit-'));
  const file = path.join(folder, 'audit.jsonl');

  const exported = await audit('export');
  const lines = exported.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { chain: customer.id, number: 1, event: 'signed-in' },
    { chain: customer.id, number: 2, event: 'signed-out' },
    { head: { chain: customer.id, length: 2 } },
  ]);
  await writeFile(file, exported.stdout);
  expect((await audit('verify', file)).stderr).toBe('2 events in 1 chains: intact.\n');
  await sql`alter table audit_events disable trigger user`.execute(db);
  await sql`update audit_events set event = 'transfer' where number = 2`.execute(db);

  await expect(audit('verify')).rejects.toMatchObject({
    code: 1,
    stderr: `Event 2 of chain ${customer.id} was altered.\n2 events in 1 chains: NOT intact.\n`,
  });
  await close();
  await rm(folder, { recursive: true });
}, 120_000);
