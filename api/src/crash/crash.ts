import { type ChildProcess, fork } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { migrate } from '../database/migrate.ts';
import { openEmbedded } from '../database/openEmbedded.ts';
import type { Database } from '../kernel/database/Database.ts';
import { openPostgres } from '../kernel/database/openPostgres.ts';
import { faultsOf } from '../ledger/proveBooks.ts';
import { addCustomer } from '../testing/addCustomer.ts';
import type { PostgresServer } from '../testing/startPostgres.ts';

/** The process is killed at a random time after its first write. */
const MAX_DELAY_MS = 400;
const OPENING_BALANCE_MINOR = 1_000_000;
/** It does not live long enough to earn back what optimizing PGlite costs. */
const UNOPTIMIZED = ['--liftoff-only'];
/** Bundled, because it must start fast. */
const WRITER = path.resolve(import.meta.dirname, '../../../dist/workspace/crashWriter.js');

export interface Outcome {
  kills: number;
  acknowledged: number;
  lost: string[];
  faults: string[];
}

interface Place {
  where: string;
  open(): Promise<Database & { owner: Database['db'] }>;
  kill(writer: ChildProcess): Promise<void>;
}

/** @param where a folder, which is removed; by default a new one */
export async function crashEmbedded(kills: number, where?: string): Promise<Outcome> {
  where ??= await mkdtemp(path.join(os.tmpdir(), 'bank-crash-'));
  const open = () => openEmbedded(where);
  const outcome = await crash({ where, open, kill: killAndWait }, kills);
  await rm(where, { recursive: true });
  return outcome;
}

export async function crashPostgres(server: PostgresServer, kills: number): Promise<Outcome> {
  const where = server.urlOf('postgres');
  const open = async () => {
    const database = await openPostgres(where, () => {});
    await migrate(database.db);
    return { ...database, owner: database.db };
  };
  const kill = async (writer: ChildProcess) => {
    // Stopped first, or it would exit by itself once the server is gone.
    writer.kill('SIGSTOP');
    await server.kill();
    await killAndWait(writer);
    await server.start();
  };
  return crash({ where, open, kill }, kills);
}

async function crash({ where, open, kill }: Place, kills: number): Promise<Outcome> {
  const before = await open();
  const customer = await addCustomer(before.owner, {
    accounts: [
      ['Checking', OPENING_BALANCE_MINOR],
      ['Savings', OPENING_BALANCE_MINOR],
    ],
  });
  await before.close();
  const accounts = customer.accounts.map(({ id }) => id);
  const acknowledged: string[] = [];
  for (let time = 0; time < kills; time += 1) {
    const writer = fork(WRITER, [where, customer.id, ...accounts], { execArgv: UNOPTIMIZED });
    await waitForFirstWrite(writer, acknowledged);
    await setTimeout(randomInt(MAX_DELAY_MS));
    await kill(writer);
  }
  const after = await open();
  const rows = await after.db.selectFrom('transactions').select('key').execute();
  const faults = await faultsOf(after.owner);
  await after.close();
  const kept = new Set(rows.map(({ key }) => key));
  return { kills, acknowledged: acknowledged.length, lost: acknowledged.filter((key) => !kept.has(key)), faults };
}

function waitForFirstWrite(writer: ChildProcess, acknowledged: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    writer.on('message', (key) => {
      acknowledged.push(String(key));
      resolve();
    });
    writer.once('exit', (code) => reject(new Error(`The writer ended by itself, with ${code}.`)));
  });
}

async function killAndWait(writer: ChildProcess): Promise<void> {
  if (writer.exitCode !== null || writer.signalCode !== null) throw new Error('The writer ended before it was killed.');
  const end = new Promise((resolve) => writer.once('close', resolve));
  writer.kill('SIGKILL');
  await end;
}
