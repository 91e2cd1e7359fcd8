import { sql } from 'kysely';
import { type Bank, type Connection, SECOND } from '../kernel/bank/Bank.ts';
import type { JobRun } from '../kernel/scheduler/Job.ts';

/** Bounds what a step costs: as many transactions, and as many accounts. */
const AT_ONCE = 1000;
/** Bounds what a run costs: the books of a large bank take many. */
const RUN_MS = 20 * SECOND;

/** Proves the books, or the next part of them. What is wrong is logged once, and `health` reports it until an operator acts. */
export async function proveBooks({ db }: Bank, { log, signal }: JobRun): Promise<void> {
  const end = performance.now() + RUN_MS;
  const { rows } = await sql<{ time: Date }>`select clock_timestamp() as time`.execute(db);
  do {
    const found = await sql<{ fault: string }>`select prove_books(${AT_ONCE}) as fault`.execute(db);
    for (const { fault } of found.rows) log(new Error(`The books do not balance: ${fault}.`));
    if (await areProvenSince(db, rows[0]?.time)) return;
  } while (!signal.aborted && performance.now() < end);
}

async function areProvenSince(db: Connection, time: Date | undefined): Promise<boolean> {
  const { rows } = await sql<{ isDone: boolean }>`
    select count(*) filter (where completed_at >= ${time}) = count(*) as "isDone" from ledger_slices`.execute(db);
  return rows[0]?.isDone === true;
}

interface Proof {
  /** All books had been proven last then; `undefined` before the first time. */
  provenAt?: Date | undefined;
  /** The same, or since when they have not been. */
  since: Date;
}

export async function readProof(db: Connection): Promise<Proof> {
  const proof = await db.selectFrom('ledger_proof').select(['completed_at', 'begun_at']).executeTakeFirstOrThrow();
  return { provenAt: proof.completed_at ?? undefined, since: proof.completed_at ?? proof.begun_at };
}

export async function countFaults(db: Connection): Promise<number> {
  const { count } = await db
    .selectFrom('ledger_faults')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Proves all books at once, for tests and small banks. */
export async function faultsOf(db: Connection): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`select find_faults(null, null, null) as fault`.execute(db);
  return rows.map(({ fault }) => fault);
}
