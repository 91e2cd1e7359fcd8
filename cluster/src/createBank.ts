import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PostgresServer } from '@bank/api/src/testing/startPostgres.ts';
import { DEPLOY } from './readCompose.ts';

/** Makes the database and its roles, as the image of PostgreSQL does at its first start. */
export async function createBank(server: PostgresServer): Promise<void> {
  await server.query('postgres', 'create database bank');
  await server.query('bank', await readFile(path.join(DEPLOY, 'roles.sql'), 'utf8'));
}
