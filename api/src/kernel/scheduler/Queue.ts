import { type RawBuilder, sql } from 'kysely';
import { type Bank, HOUR, later, MINUTE, SECOND } from '../bank/Bank.ts';
import type { JobRun } from './Job.ts';

/** One statement claims as many rows. */
const AT_ONCE = 100;
/** Others of the same process need connections too. */
const WORKERS = 4;
/** Whoever waits for a row waits for those that share its transaction, and more of them would hardly be quicker. */
const TOGETHER = AT_ONCE / WORKERS;
/** A process that ends with what it has claimed leaves it to the others after that. */
const CLAIMED_MS = MINUTE;
const FIRST_PAUSE_MS = 30 * SECOND;
const LONGEST_PAUSE_MS = 4 * HOUR;
/** These are of what has not failed, and is asked for again. */
const [SOONEST_MS, LATEST_MS] = [15 * SECOND, HOUR];

/** A row of a queue looks like this once it has been worked off. */
export const WORKED_OFF = { failures: 0, retry_at: null };

type Sql = RawBuilder<unknown>;

interface QueueOptions {
  /** It has `failures` and `retry_at`, and an index of what waits by each of `since` and `retry_at`. */
  table: string;
  id: string;
  /** These rows wait. */
  waiting(at: Date): Sql;
  /** The oldest is found by this column. */
  since: string;
}

/**
 * Processes share the rows of a table: each claims some for itself, works them off in transactions of their own, and sets
 * aside what fails, with pauses that double.
 */
export class Queue {
  constructor(private readonly options: QueueOptions) {}

  /**
   * Works until nothing waits.
   * @param work gets the bank within the row's transaction
   * @param learn finds out once what the work on all of these needs to know
   */
  async drain<Known = undefined>(
    bank: Bank,
    run: JobRun,
    work: (bank: Bank, id: string, known: Known) => Promise<unknown>,
    learn: (ids: string[]) => Promise<Known> = async () => undefined as Known,
  ): Promise<void> {
    await this.eachClaim(bank, run, async (ids) => {
      const known = await learn(ids);
      await share(ids, run, (id) => this.attempt(bank, run, id, (one) => work(one, id, known)));
    });
  }

  /**
   * The same with rows that share transactions. When one fails, each of its rows gets its own: what is bad costs itself alone.
   * @param work gets the bank within their transaction
   */
  async drainTogether(bank: Bank, run: JobRun, work: (bank: Bank, ids: string[]) => Promise<unknown>): Promise<void> {
    await this.eachClaim(bank, run, async (ids) => {
      const failed: string[] = [];
      await share(partsOf(ids), run, async (part) => {
        await inTransaction(bank, (one) => work(one, part)).catch(() => failed.push(...part));
      });
      await share(failed, run, (id) => this.attempt(bank, run, id, (one) => work(one, [id])));
    });
  }

  /** Asks again for what is still on its way: at first soon, then after a tenth of the time that it has taken. */
  async askLater({ db, now }: Bank, id: string): Promise<void> {
    const [soonest, latest] = [SOONEST_MS / SECOND, LATEST_MS / SECOND];
    const since = sql`${now()}::timestamptz - ${sql.ref(this.options.since)}`;
    const seconds = sql`least(greatest(extract(epoch from ${since}) / 10, ${soonest}), ${latest})`;
    await this.pause({ db, now }, id, seconds, sql`0`);
  }

  /** @returns how many have failed, and wait for their next try */
  async setAside(bank: Bank): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${this.table}
      where ${this.options.waiting(bank.now())} and retry_at is not null and failures > 0`.execute(bank.db);
    return rows[0]?.count ?? 0;
  }

  /** @returns for how many seconds the oldest has waited that was never tried; 0 without one */
  async oldestSeconds({ db, now }: Bank): Promise<number> {
    const { waiting, since } = this.options;
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from ${now()}::timestamptz - ${sql.ref(since)})::double precision as seconds from ${this.table}
      where ${waiting(now())} and retry_at is null order by ${sql.ref(since)} limit 1`.execute(db);
    return Math.max(rows[0]?.seconds ?? 0, 0);
  }

  private async eachClaim(bank: Bank, run: JobRun, work: (ids: string[]) => Promise<void>): Promise<void> {
    for (let ids = await this.claim(bank); ids.length > 0; ids = await this.claim(bank)) {
      await work(ids);
      if (run.signal.aborted) return;
    }
  }

  private async attempt(
    bank: Bank,
    { log }: JobRun,
    id: string,
    work: (bank: Bank) => Promise<unknown>,
  ): Promise<void> {
    try {
      await inTransaction(bank, work);
    } catch (error) {
      log(error);
      const [first, longest] = [FIRST_PAUSE_MS / SECOND, LONGEST_PAUSE_MS / SECOND];
      await this.pause(bank, id, sql`least(${first} * 2 ^ least(failures, 20), ${longest})`, sql`failures + 1`);
    }
  }

  private async pause({ db, now }: Pick<Bank, 'db' | 'now'>, id: string, seconds: Sql, failures: Sql): Promise<void> {
    await sql`
      update ${this.table} set failures = ${failures}, retry_at = ${now()}::timestamptz + make_interval(secs => ${seconds})
      where ${this.id} = ${id}`.execute(db);
  }

  /** Takes the oldest that were never tried, or else those whose pause is over. */
  private async claim({ db, now }: Bank): Promise<string[]> {
    const time = now();
    const waiting = this.options.waiting(time);
    for (const [isDue, order] of [
      [sql`retry_at is null`, this.options.since],
      [sql`retry_at <= ${time}`, 'retry_at'],
    ] as const) {
      const { rows } = await sql<{ id: string }>`
        update ${this.table} set retry_at = ${later(time, CLAIMED_MS)} where ${this.id} in (
          select ${this.id} from ${this.table} where ${waiting} and ${isDue}
          order by ${sql.ref(order)} limit ${AT_ONCE} for update skip locked
        ) returning ${this.id} as id`.execute(db);
      if (rows.length > 0) return rows.map(({ id }) => id);
    }
    return [];
  }

  private get table() {
    return sql.table(this.options.table);
  }

  private get id() {
    return sql.ref(this.options.id);
  }
}

function inTransaction(bank: Bank, work: (bank: Bank) => Promise<unknown>): Promise<unknown> {
  return bank.db.transaction().execute((db) => work({ ...bank, db }));
}

function partsOf(ids: string[]): string[][] {
  const parts = { length: Math.ceil(ids.length / TOGETHER) };
  return Array.from(parts, (_, at) => ids.slice(at * TOGETHER, (at + 1) * TOGETHER));
}

/** Ends after what is under way when it is told to. */
async function share<Item>(items: Item[], { signal }: JobRun, work: (item: Item) => Promise<unknown>): Promise<void> {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) if (!signal.aborted) await work(item);
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
}
