import './navigator.ts';
import pg from 'pg';
import { SetupError } from '../SetupError.ts';
import { type Database, kyselyOf } from './Database.ts';

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 15_000;

export async function openPostgres(connectionString: string, log: (error: Error) => void): Promise<Database> {
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  });
  // The pool replaces a broken idle connection, but without a listener the error would end the process.
  let isClosing = false;
  const report = (error: Error) => isClosing || log(error);
  pool.on('error', report);
  // The pool does not listen to connections in use, which may break between two statements of a transaction.
  pool.on('connect', (client) => client.on('error', report));
  await pool.query('select 1').catch((error: Error) => {
    throw new SetupError(
      `The database of DATABASE_URL cannot be used: ${error.message}. Start it, or correct the address.`,
    );
  });
  const db = kyselyOf(pool);
  const close = () => {
    isClosing = true;
    return db.destroy();
  };
  return { db, kind: 'postgresql', close };
}
