import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { SECOND } from './Bank.ts';

/** Certificates, logs and cookies go by the machine's own clock, so that it has to be about right too. */
const MAX_DRIFT_MS = 5 * SECOND;

/** Tells the database's time: one API with a wrong clock would pay what is not due, and end the sessions of others. */
export class DatabaseClock {
  private ahead = performance.timeOrigin;

  constructor(private readonly db: Kysely<Tables>) {}

  /** The machine's own may be set meanwhile; what is counted here is not. */
  now(): Date {
    return new Date(performance.now() + this.ahead);
  }

  /** The machine's own clock is too far off. */
  get isWrong(): boolean {
    return Math.abs(Date.now() - this.now().getTime()) > MAX_DRIFT_MS;
  }

  /** Asks for the time again. @throws {Error} naming by how much the machine's own is off, if it is too much */
  async adjust(): Promise<void> {
    const asked = performance.now();
    const { rows } = await sql<{ time: Date }>`select clock_timestamp() as time`.execute(this.db);
    const answered = performance.now();
    if (rows[0]) this.ahead = rows[0].time.getTime() - (asked + answered) / 2;
    const seconds = Math.round((Date.now() - this.now().getTime()) / SECOND);
    if (this.isWrong)
      throw new Error(
        `The clock of this machine differs from the database's by ${seconds} s, so it takes no requests. Correct it, by NTP.`,
      );
  }
}

/** The embedded database has the machine's clock too. */
export const machineClock: Pick<DatabaseClock, 'now' | 'isWrong' | 'adjust'> = {
  now: () => new Date(),
  isWrong: false,
  adjust: async () => {},
};
