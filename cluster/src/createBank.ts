import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PostgresServer } from '@bank/api/src/testing/startPostgres.ts';
import pg from 'pg';
import { DEPLOY } from './readCompose.ts';

/** Makes the database and its roles, as the image of PostgreSQL does at its first start. */
export async function createBank(server: PostgresServer): Promise<void> {
  await run(server, 'postgres', 'create database bank');
  await run(server, 'bank', await readFile(path.join(DEPLOY, 'roles.sql'), 'utf8'));
}

async function run(server: PostgresServer, database: string, statement: string): Promise<void> {
  const client = new pg.Client(server.urlOf(database));
  await client.connect();
  await client.query(statement);
  await client.end();
}
