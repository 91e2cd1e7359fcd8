import { sql } from 'kysely';
import { record } from '../../../kernel/audit/record.ts';
import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import { fieldProblem, ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { countAttempt } from '../../../kernel/throttles/throttle.ts';
import { MAX_FILED, type OwnCategory } from '../contract/categories.ts';
import { sourceOfEntry, wordsWithoutMemo } from '../words/wordingOf.ts';

interface Change {
  category: OwnCategory;
  forPayee: boolean;
}

/** @throws {ProblemError} for entries of others, and where too much is filed already */
export async function changeCategory(bank: Bank, customerId: string, id: string, { category, forPayee }: Change) {
  await countAttempt(bank, [{ what: 'categories', who: customerId, tries: 200 }]);
  await bank.db.transaction().execute(async (db) => {
    const payee = await payeeOfEntry(db, customerId, id);
    // One change after the other: otherwise two at once would both fit.
    await sql`select from customers where id = ${customerId} for update`.execute(db);
    if (forPayee) await filePayee(db, customerId, id, payee, category);
    else await fileEntry(db, customerId, id, category);
    const details = { category, transactions: forPayee ? 'all' : 'one' };
    await record(db, bank.now(), customerId, { event: 'category-changed', details });
  });
}

async function payeeOfEntry(db: Connection, customerId: string, id: string): Promise<string> {
  const entry = await db
    .selectFrom('entries')
    .select(['description', sourceOfEntry.as('source')])
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  if (!entry) throw new ProblemError('not-found', 'There is no such transaction.');
  return wordsWithoutMemo(entry).description;
}

async function fileEntry(db: Connection, customer_id: string, entry_id: string, category: OwnCategory) {
  await db
    .insertInto('filed_entries')
    .values({ customer_id, entry_id, category })
    .onConflict((conflict) => conflict.columns(['customer_id', 'entry_id']).doUpdateSet({ category }))
    .execute();
  await requireRoom(db, 'filed_entries', customer_id);
}

async function filePayee(db: Connection, customer_id: string, entry_id: string, payee: string, category: OwnCategory) {
  await db
    .insertInto('filed_payees')
    .values({ customer_id, payee, category })
    .onConflict((conflict) => conflict.columns(['customer_id', 'payee']).doUpdateSet({ category }))
    .execute();
  await requireRoom(db, 'filed_payees', customer_id);
  await db
    .deleteFrom('filed_entries')
    .where('customer_id', '=', customer_id)
    .where('entry_id', '=', entry_id)
    .execute();
}

async function requireRoom(db: Connection, table: 'filed_entries' | 'filed_payees', customerId: string) {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  if (count > MAX_FILED)
    throw fieldProblem('/category', `You have chosen ${MAX_FILED} categories of your own, and can only change those.`);
}
