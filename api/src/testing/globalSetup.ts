import './setup.ts';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openRun } from '@bank/checkout/testing/openRun.js';
import { migrate } from '../database/migrate.ts';
import { openEmbedded } from '../database/openEmbedded.ts';
import { openPostgres } from '../kernel/database/openPostgres.ts';
import { startPostgres } from './startPostgres.ts';

declare global {
  var testRun: ReturnType<typeof openRun> | undefined;
}

/** Nothing has to outlive the tests. */
const NOT_SYNCED = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Server and folder end with the run. */
export default async function globalSetup(): Promise<void> {
  // Jest calls this before the setup that is for all packages.
  globalThis.testRun ??= openRun(path.resolve(import.meta.dirname, '../../..'));
  const server = await startPostgres(NOT_SYNCED);
  await server.query('postgres', 'create database template_bank');
  const template = await openPostgres(server.urlOf('template_bank'), () => {});
  await migrate(template.db);
  await template.close();
  process.env.BANK_TEST_POSTGRES = server.urlOf('DATABASE');
  process.env.BANK_TEST_FOLDER = await emptyBank();
}

/** @returns the folder of an embedded database without customers, which tests copy */
async function emptyBank(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bank-empty-'));
  const embedded = await openEmbedded(folder);
  await embedded.close();
  return folder;
}
