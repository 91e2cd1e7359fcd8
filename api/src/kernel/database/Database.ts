import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

export interface Database {
  db: Kysely<Tables>;
  kind: 'embedded' | 'postgresql';
  /** Counts the connections of the pool. */
  connections(): Connections;
  close(): Promise<void>;
}

export interface Connections {
  busy: number;
  idle: number;
  /** Queries that no connection is free for. */
  waiting: number;
}

/** Reads everything, writes what is not the ledger, and moves money by its functions only. */
export const APPLICATION = 'bank_application';

// Global to `pg`: money as bigint, and calendar days as strings, which no time zone can shift.
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt);
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

export function connectionsOf({ totalCount, idleCount, waitingCount }: pg.Pool): Connections {
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

export function kyselyOf(pool: PostgresPool): Kysely<Tables> {
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}
