import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../database/migrate.ts';
import { openEmbedded } from '../database/openEmbedded.ts';
import { openPostgres } from '../database/openPostgres.ts';
import { type PostgresServer, startPostgres } from './startPostgres.ts';

declare global {
  var postgresServer: PostgresServer | undefined;
}

export default async function globalSetup(): Promise<void> {
  const server = await startPostgres();
  globalThis.postgresServer = server;
  const client = new pg.Client(server.urlOf('postgres'));
  await client.connect();
  await client.query('create database template_bank');
  await client.end();
  const template = await openPostgres(server.urlOf('template_bank'), () => {});
  await migrate(template.db);
  await template.close();
  process.env.BANK_TEST_POSTGRES = server.urlOf('DATABASE');
  process.env.BANK_TEST_DUMP = await emptyDump();
}

async function emptyDump(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bank-dump-'));
  const data = path.join(folder, 'data');
  const embedded = await openEmbedded(data, { fill: ({ db }) => migrate(db) });
  const dump = await embedded.dump();
  await embedded.close();
  await rm(data, { recursive: true });
  const file = path.join(folder, 'empty.tgz');
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  return file;
}
