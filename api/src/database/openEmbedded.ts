import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { type PostgresPoolClient, sql } from 'kysely';
import pg from 'pg';
import { APPLICATION, connectionsOf, type Database, kyselyOf } from '../kernel/database/Database.ts';
import { lockFolder } from '../kernel/database/folderLock.ts';
import { isFilled, markFilled } from '../kernel/database/isFilled.ts';
import { migrate } from './migrate.ts';

const CHECKPOINT_INTERVAL_MS = 60_000;
const CONNECT_TIMEOUT_MS = 10_000;
const CLOCK_INTERVAL_MS = 100;
const options = {
  extensions: { btree_gin, pg_trgm },
  // Limits the write-ahead log. Only start parameters work: PGlite never reloads its configuration.
  startParams: [...PGlite.defaultStartParams, '-c', 'max_wal_size=64MB', '-c', 'min_wal_size=32MB'],
};

interface Embedded extends Database {
  dump(): Promise<Blob>;
}

/** One connection serves `db` and `owner`. */
interface EmbeddedBank extends Database {
  owner: Database['db'];
}

interface Opening {
  dump?: () => Promise<Blob>;
  /** Ends a query outside an open transaction, which would wait for the one connection forever. */
  connectTimeout?: number;
  fill?(database: Embedded): Promise<void>;
}

/**
 * Opens PostgreSQL inside this process. It never syncs to disk, so a crash of the machine (not of the process) may lose
 * the last writes.
 * @param opening initializes a new folder: from `dump`, then with `fill`
 */
export async function openEmbedded(folder: string, opening: Opening = {}): Promise<EmbeddedBank> {
  const { pool, database } = await openFolder(folder, opening);
  try {
    return { ...database, owner: await enterRole(pool, database.db) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens the database for operators as its owner, without the migrations that this version knows. */
export async function openUnchanged(folder: string): Promise<Database> {
  return (await openFolder(folder, { isUnchanged: true })).database;
}

export async function openInMemory(): Promise<Embedded> {
  return connect(await PGlite.create(options), CONNECT_TIMEOUT_MS).database;
}

async function openFolder(folder: string, opening: Opening & { isUnchanged?: boolean }) {
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(path.join(folder, 'lock'));
  try {
    return await open(folder, opening, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function open(
  folder: string,
  { dump, fill, connectTimeout = CONNECT_TIMEOUT_MS, isUnchanged = false }: Parameters<typeof openFolder>[1],
  unlock: () => Promise<void>,
) {
  const data = path.join(folder, 'postgres');
  const isNew = !isFilled(folder);
  // An interrupted first start may have left it.
  if (isNew) await rm(data, { recursive: true, force: true });
  const pglite = await PGlite.create(data, { ...options, ...(isNew && dump && { loadDataDir: await dump() }) });
  const { database, pool } = connect(pglite, connectTimeout);
  if (!isUnchanged) await migrate(database.db);
  if (isNew) {
    await fill?.(database);
    await markFilled(folder);
  }
  const timer = setInterval(() => pool.query('checkpoint').catch(() => {}), CHECKPOINT_INTERVAL_MS).unref();
  const stopWatching = watchClock(pool);
  const close = async () => {
    clearInterval(timer);
    stopWatching();
    await database.close();
    await unlock();
  };
  return { pool, database: { ...database, close } };
}

/**
 * PostgreSQL times its next flush of statistics by the wall clock. A clock that is set back by weeks makes the wait
 * longer than a timer of Node can be, so it is over at once, again and again. A flush at that moment ends this.
 * @returns stops
 */
function watchClock(pool: pg.Pool): () => void {
  let last = Date.now();
  const timer = setInterval(() => {
    const now = Date.now();
    if (now < last) pool.query('select pg_stat_force_next_flush()').catch(() => {});
    last = now;
  }, CLOCK_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}

/** @returns works with the owner's rights, and gives them up with the connection */
async function enterRole(pool: pg.Pool, db: Database['db']): Promise<Database['db']> {
  const enter = `set role ${APPLICATION}`;
  await sql.raw(`grant pg_checkpoint to ${APPLICATION}`).execute(db);
  await sql.raw(enter).execute(db);
  return kyselyOf({
    connect: async () => {
      const client = await pool.connect();
      await client.query('reset role');
      const release = () =>
        void client.query(enter).then(
          () => client.release(),
          (error: Error) => client.release(error),
        );
      return { query: client.query.bind(client) as PostgresPoolClient['query'], release };
    },
    end: async () => {},
    options: pool.options,
  });
}

function connect(pglite: PGlite, connectTimeout: number): { database: Embedded; pool: pg.Pool } {
  const pool = new pg.Pool({
    ...createPgConfig(pglite),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectTimeout,
  });
  const db = kyselyOf(pool);
  const close = async () => {
    await db.destroy();
    await pglite.close();
  };
  const connections = () => connectionsOf(pool);
  return { pool, database: { db, kind: 'embedded', connections, dump: () => pglite.dumpDataDir('gzip'), close } };
}
