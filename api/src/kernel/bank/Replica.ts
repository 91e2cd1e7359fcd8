import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type Bank, later, SECOND } from './Bank.ts';

/** What customers are shown of a replica is no older. */
export const MAX_AGE_MS = 5 * SECOND;

const WRITTEN = sql`pg_current_wal_insert_lsn()`;
/** A server that is no standby has no such place, so that one which was promoted is not read any more. */
const COPIED = sql`case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end`;

/**
 * A standby server, which follows the primary. How old it is comes from positions of the primary's log, each with the time at
 * which it was asked for: the last one that the replica has passed tells what it has for sure, whether or not anything is
 * written, and whether or not the two are connected.
 */
export class Replica {
  #written: { time: Date; bytes: bigint }[] = [];
  #completeUntil: Date | undefined;
  #trouble: string | undefined;

  constructor(readonly db: Kysely<Tables>) {}

  /** @returns until when it has all that was committed, unless that is too long ago or unknown */
  completeUntil(now: Date): Date | undefined {
    const until = this.#completeUntil;
    return until && until > later(now, -MAX_AGE_MS) ? until : undefined;
  }

  /** Nobody waits for it any more, until it has answered again. */
  leave(): void {
    this.#completeUntil = undefined;
  }

  /** Asks both how far they are. @param log hears once of each trouble */
  async look({ db, now }: Pick<Bank, 'db' | 'now'>, log: (error: unknown) => void): Promise<void> {
    const time = now();
    const { bytes, database } = await positionOf(db, WRITTEN);
    const recent = this.#written.filter((mark) => mark.time > later(time, -MAX_AGE_MS));
    this.#written = [...recent, { time, bytes }];
    try {
      const copied = await positionOf(this.db, COPIED);
      if (copied.database !== database) throw new Error('It is no replica of the database of DATABASE_URL.');
      const passed = this.#written.findLast((mark) => mark.bytes <= copied.bytes);
      if (passed) this.#completeUntil = passed.time;
      this.#trouble = undefined;
    } catch (error) {
      this.leave();
      const { message } = error as Error;
      if (message !== this.#trouble) log(new Error(`The replica of DATABASE_REPLICA_URL is not used: ${message}`));
      this.#trouble = message;
    }
  }
}

/** Says how many bytes of log there are, and of which database: all copies of one have its number. */
async function positionOf(db: Kysely<Tables>, place: RawBuilder<unknown>) {
  const { rows } = await sql<{ bytes: bigint | null; database: bigint }>`
    select pg_wal_lsn_diff(${place}, '0/0')::bigint as bytes, system_identifier as database
    from pg_control_system()`.execute(db);
  const { bytes = null, database } = rows[0] ?? {};
  if (bytes === null) throw new Error('It follows no other server.');
  return { bytes, database };
}
