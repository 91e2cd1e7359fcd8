import { sql } from 'kysely';
import { faultsOf } from '../ledger/proveBooks.ts';
import { withoutLedgerRules } from '../seeds/withoutLedgerRules.ts';
import type { TestBank } from './TestBank.ts';

/** @returns what the proof finds after what only the owner of the tables can do, which is undone */
export async function faultsAfter({ owner }: TestBank, statement: string): Promise<string[]> {
  const trx = await owner.startTransaction().execute();
  try {
    await withoutLedgerRules(trx, async () => void (await sql.raw(statement).execute(trx)));
    return await faultsOf(trx);
  } finally {
    await trx.rollback().execute();
  }
}
