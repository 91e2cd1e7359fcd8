import './navigator.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { SetupError } from '../SetupError.ts';
import { APPLICATION, connectionsOf, type Database, kyselyOf } from './Database.ts';
import { prepared } from './prepared.ts';

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;
/** PostgreSQL ends a statement itself, unless it hangs: the API waits a little longer. */
const PATIENCE = 1.2;
const ROLE_REMEDY = `Start it, correct the address, or let its login be ${APPLICATION}, which \`node api.js migrate\` creates: grant ${APPLICATION} to …`;

/** Opens as the login that the address names, for operators and for migrations, which may take long. */
export function openPostgres(connectionString: string, log: (error: Error) => void): Promise<Database> {
  return open({ connectionString }, log, 'Start it, or correct the address.');
}

/** Both are in ms. */
export interface Limits {
  /** A statement takes no longer, waiting for locks included. */
  statementMs: number;
  /** A transaction whose API says nothing any more ends after that, and others get what it has locked. */
  idleTransactionMs: number;
}

export const LIMITS: Limits = { statementMs: 15_000, idleTransactionMs: 5000 };
/** Whoever waits for a replica that hangs is answered by the primary after it. */
const REPLICA_STATEMENT_MS = 3000;

/**
 * Opens as the application's role.
 * @throws {SetupError} when the login may not become it
 */
export async function openAsApplication(
  connectionString: string,
  log: (error: Error) => void,
  limits: Limits = LIMITS,
): Promise<Database> {
  const database = await open({ connectionString, ...asApplication(limits) }, log, ROLE_REMEDY);
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(database.db);
  if (rows[0]?.role === APPLICATION) return database;
  await database.close();
  throw new SetupError('DATABASE_URL has options of its own, which keep the API from its role. Remove them.');
}

/** Opens as the application's role, and asks nothing yet: a bank works while its replica is away. */
export function openReplica(
  connectionString: string,
  log: (error: Error) => void,
  { statementMs, idleTransactionMs }: Limits = LIMITS,
): Database {
  const limits = { statementMs: Math.min(statementMs, REPLICA_STATEMENT_MS), idleTransactionMs };
  return databaseOf(poolOf({ connectionString, ...asApplication(limits) }, log));
}

function asApplication({ statementMs, idleTransactionMs }: Limits): pg.PoolConfig {
  return {
    options: `-c role=${APPLICATION}`,
    keepAlive: true,
    connectionTimeoutMillis: Math.min(CONNECT_TIMEOUT_MS, statementMs),
    statement_timeout: statementMs,
    query_timeout: statementMs * PATIENCE,
    idle_in_transaction_session_timeout: idleTransactionMs,
  };
}

/** @throws {SetupError} when the login could get round the ledger's functions */
export async function requireOwnLogin({ db }: Pick<Database, 'db'>): Promise<void> {
  const { rows } = await sql<{ login: string; isOwner: boolean }>`
    select session_user as login, pg_has_role(session_user, relowner, 'MEMBER') as "isOwner"
    from pg_class where oid = 'entries'::regclass`.execute(db);
  if (!rows[0]?.isOwner) return;
  throw new SetupError(
    `The login "${rows[0].login}" of DATABASE_URL owns the ledger, so nothing would keep the API from changing it. Make it one of its own: create role bank_api login password '…' in role ${APPLICATION}.`,
  );
}

async function open(config: pg.PoolConfig, log: (error: Error) => void, remedy: string): Promise<Database> {
  const pool = poolOf(config, log);
  await pool.query('select 1').catch((error: Error) => {
    throw new SetupError(`The database of DATABASE_URL cannot be used: ${error.message}. ${remedy}`);
  });
  return databaseOf(pool);
}

function poolOf(config: pg.PoolConfig, log: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ max: MAX_CONNECTIONS, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, ...config });
  // The pool replaces a broken idle connection, but without a listener the error would end the process.
  const report = (error: Error) => pool.ending || log(error);
  pool.on('error', report);
  // The pool does not listen to connections in use, which may break between two statements of a transaction.
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

function databaseOf(pool: pg.Pool): Database {
  const db = kyselyOf(prepared(pool));
  return { db, kind: 'postgresql', connections: () => connectionsOf(pool), close: () => db.destroy() };
}
