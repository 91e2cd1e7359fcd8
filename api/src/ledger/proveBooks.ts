import { sql } from 'kysely';
import type { Bank, Connection } from '../kernel/bank/Bank.ts';

/** Bounds what a run costs: as many transactions, and as many accounts. */
const AT_ONCE = 1000;

/** Proves the next part of the books. What is wrong is logged once, and `health` reports it until an operator acts. */
export async function proveBooks({ db }: Bank, log: (error: unknown) => void): Promise<void> {
  const { rows } = await sql<{ fault: string }>`select prove_books(${AT_ONCE}) as fault`.execute(db);
  for (const { fault } of rows) log(new Error(`The books do not balance: ${fault}.`));
}

export async function countFaults(db: Connection): Promise<number> {
  const { count } = await db
    .selectFrom('ledger_faults')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** In all books at once: for tests, and for small banks. */
export async function faultsOf(db: Connection): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`select find_faults(null, null, null) as fault`.execute(db);
  return rows.map(({ fault }) => fault);
}
