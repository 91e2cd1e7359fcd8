import { sql } from 'kysely';
import { record } from '../../../kernel/audit/record.ts';
import { type Bank, type Connection, later } from '../../../kernel/bank/Bank.ts';
import { moneyOf } from '../../../kernel/bank/money.ts';
import { lastFourOf, numberKey } from '../../../kernel/bank/normalize.ts';
import { fieldProblem, ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { countAttempt } from '../../../kernel/throttles/throttle.ts';
import { MAX_PAYEES } from '../contract/payees.ts';
import { payeeProblems } from '../contract/problems.ts';
import { railInUse } from '../rails/railInUse.ts';
import { cancelPayments } from '../schedules/cancelSchedule.ts';
import { compareNames } from './compareNames.ts';
import { NEW_FOR_MS, NEW_LIMIT } from './newPayees.ts';

interface Details {
  name: string;
  accountNumber: string;
}

const { 'unknown-account': unknownAccount, 'own-account': ownAccount, 'payee-known': payeeKnown } = payeeProblems;
const CURRENCY = 'USD';
/** Both tell whether there is such an account. */
export const CHECKS = { what: 'payees', tries: 20 };

/** Lists payees by name. @param after one of them: those whose names come later follow */
export async function payeesOf(bank: Bank, customerId: string, after?: string) {
  const rows = await bank.db
    .selectFrom('payees')
    .select(['id', 'name', 'number', 'added_at'])
    .where('customer_id', '=', customerId)
    .where('removed_at', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(name, id) > (select name, id from payees where id = ${after} and customer_id = ${customerId})`,
      ),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(MAX_PAYEES)
    .execute();
  return rows.map((row) => payeeOf(bank, row));
}

export async function checkPayeeName(bank: Bank, customerId: string, { name, accountNumber }: Details) {
  const { actual } = await findAccount(bank, customerId, accountNumber);
  // Other banks are not asked.
  if (actual === undefined) return { outcome: 'unavailable' as const };
  const outcome = compareNames(name, actual);
  return { outcome, ...(outcome === 'close' && { name: actual }) };
}

/** @throws {ProblemError} for accounts that are not at this bank, are the customer's own, or are known already */
export async function addPayee(bank: Bank, customerId: string, { name, accountNumber }: Details) {
  const account = await findAccount(bank, customerId, accountNumber);
  if (account.customer_id === customerId) throw fieldProblem('/accountNumber', 'This account is your own.', ownAccount);
  const added = await bank.db.transaction().execute(async (db) => {
    const row = await keepPayee(db, { customer_id: customerId, name: name.trim(), number: account.number }, bank.now());
    if (row) await record(db, bank.now(), customerId, { event: 'payee-added', details: detailsOf(row) });
    return row;
  });
  if (!added) {
    throw fieldProblem('/accountNumber', 'This account is already among your payees.', payeeKnown);
  }
  return payeeOf(bank, added);
}

/** @returns `undefined` when the book has this number; who was taken out of it is as new as anybody */
function keepPayee(db: Connection, payee: { customer_id: string; name: string; number: string }, at: Date) {
  return db
    .insertInto('payees')
    .values({ ...payee, added_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'number'])
        .doUpdateSet({ name: payee.name, added_at: at, removed_at: null })
        .where('payees.removed_at', 'is not', null),
    )
    .returning(['id', 'name', 'number', 'added_at'])
    .executeTakeFirst();
}

/** Cancels what is scheduled for them. @throws {ProblemError} when the customer's book has nobody of this id */
export async function removePayee({ db: pool, now }: Bank, customerId: string, id: string): Promise<void> {
  await pool.transaction().execute(async (db) => {
    const removed = await db
      .updateTable('payees')
      .set({ removed_at: now() })
      .where('customer_id', '=', customerId)
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .returning(['id', 'number'])
      .executeTakeFirst();
    if (!removed) throw new ProblemError('not-found', 'There is no such payee in your book.');
    await record(db, now(), customerId, { event: 'payee-removed', details: detailsOf(removed) });
    await cancelPayments(db, now(), customerId, id);
  });
}

function detailsOf({ id, number }: { id: string; number: string }) {
  return { payee: id, lastFour: lastFourOf(number) };
}

interface Found {
  number: string;
  customer_id: string | null;
  /** Whose it is; undefined at another bank. */
  actual?: string;
}

/** @throws {ProblemError} for a number that is at no bank we reach */
async function findAccount(bank: Bank, customerId: string, accountNumber: string): Promise<Found> {
  await countAttempt(bank, [{ ...CHECKS, who: customerId }]);
  const number = numberKey(accountNumber);
  const found = await bank.db
    .selectFrom('accounts')
    .innerJoin('customers', 'customers.id', 'accounts.customer_id')
    .select(['accounts.number', 'accounts.customer_id', 'customers.first_name', 'customers.last_name'])
    .where('accounts.number', '=', number)
    .where('accounts.closed_at', 'is', null)
    .executeTakeFirst();
  if (found) return { ...found, actual: `${found.first_name} ${found.last_name}` };
  if (railInUse().reaches(number)) return { number, customer_id: null };
  throw fieldProblem('/accountNumber', 'There is no such account. Check the number.', unknownAccount);
}

function payeeOf(
  { now }: Bank,
  { id, name, number, added_at }: { id: string; name: string; number: string; added_at: Date },
) {
  const until = later(added_at, NEW_FOR_MS);
  return {
    id,
    name,
    lastFour: lastFourOf(number),
    ...(until > now() && { newUntil: until.toISOString(), newLimit: moneyOf(NEW_LIMIT, CURRENCY) }),
  };
}
