import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { type Database, kyselyOf } from './Database.ts';
import { lockFolder } from './folderLock.ts';

/** In ms. */
const CHECKPOINT_EVERY = 60_000;
const CONNECT_TIMEOUT = 10_000;
/** How much of its log of changes is kept on the disk. */
const WAL_SIZES = ['max_wal_size=64MB', 'min_wal_size=32MB'];

interface Embedded extends Database {
  /** The whole database as one file, from which another folder can begin. */
  dump(): Promise<Blob>;
}

/**
 * PostgreSQL inside this process, in a folder. It never waits for the disk: what a crash of the machine (not of the
 * process) leaves of the last writes is not promised.
 *
 * @param opening fills a folder that is new: from a dump, and then by what it does to the database
 */
export async function openEmbedded(folder: string, opening: Opening): Promise<Embedded> {
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(path.join(folder, 'lock'));
  try {
    return await open(folder, opening, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

interface Opening {
  dump?: Blob | undefined;
  /** A query beside an open transaction would wait for ever: there is one connection. In ms. */
  connectTimeout?: number;
  fill(database: Embedded): Promise<void>;
}

async function open(
  folder: string,
  { dump, fill, connectTimeout = CONNECT_TIMEOUT }: Opening,
  unlock: () => Promise<void>,
): Promise<Embedded> {
  const data = path.join(folder, 'postgres');
  const ready = path.join(folder, 'ready');
  const isNew = !existsSync(ready);
  // What a first start has left that was interrupted.
  if (isNew) await rm(data, { recursive: true, force: true });
  const pglite = await PGlite.create(data, {
    extensions: { pg_trgm },
    // It does not read its configuration anew while it runs: what is to hold from the first start on is said here.
    startParams: [...PGlite.defaultStartParams, ...WAL_SIZES.flatMap((setting) => ['-c', setting])],
    ...(isNew && dump && { loadDataDir: dump }),
  });
  const pool = new pg.Pool({
    ...createPgConfig(pglite),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectTimeout,
  });
  const db = kyselyOf(pool);
  const timer = setInterval(() => pool.query('checkpoint').catch(() => {}), CHECKPOINT_EVERY).unref();
  const database: Embedded = {
    db,
    kind: 'embedded',
    dump: () => pglite.dumpDataDir('gzip'),
    close: async () => {
      clearInterval(timer);
      await db.destroy();
      await pglite.close();
      await unlock();
    },
  };
  if (isNew) {
    await fill(database);
    await writeFile(ready, '');
  }
  return database;
}
