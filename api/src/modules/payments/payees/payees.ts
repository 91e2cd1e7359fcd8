import { type Bank, later } from '../../../kernel/bank/Bank.ts';
import { moneyOf } from '../../../kernel/bank/money.ts';
import { numberKey } from '../../../kernel/bank/normalize.ts';
import { fieldProblem } from '../../../kernel/bank/ProblemError.ts';
import { countAttempt } from '../../../kernel/throttles/throttle.ts';
import { compareNames } from './compareNames.ts';
import { NEW_FOR_MS, NEW_LIMIT } from './newPayees.ts';

interface Details {
  name: string;
  accountNumber: string;
}

const SHOWN_DIGITS = 4;
const CURRENCY = 'USD';
/** Both tell whether there is such an account. */
const CHECKS = { what: 'payees', tries: 20 };

export async function payeesOf(bank: Bank, customerId: string) {
  const rows = await bank.db
    .selectFrom('payees')
    .select(['id', 'name', 'number', 'added_at'])
    .where('customer_id', '=', customerId)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map((row) => payeeOf(bank, row));
}

export async function checkPayeeName(bank: Bank, customerId: string, { name, accountNumber }: Details) {
  const { first_name, last_name } = await findAccount(bank, customerId, accountNumber);
  const actual = `${first_name} ${last_name}`;
  const outcome = compareNames(name, actual);
  return { outcome, ...(outcome === 'close' && { name: actual }) };
}

/** @throws {ProblemError} for accounts that are not at this bank, are the customer's own, or are known already */
export async function addPayee(bank: Bank, customerId: string, { name, accountNumber }: Details) {
  const account = await findAccount(bank, customerId, accountNumber);
  if (account.customer_id === customerId) throw fieldProblem('/accountNumber', 'This account is your own.');
  const added = await bank.db
    .insertInto('payees')
    .values({ customer_id: customerId, name: name.trim(), number: account.number, added_at: bank.now() })
    .onConflict((conflict) => conflict.columns(['customer_id', 'number']).doNothing())
    .returning(['id', 'name', 'number', 'added_at'])
    .executeTakeFirst();
  if (!added) throw fieldProblem('/accountNumber', 'This account is among your payees already.');
  return payeeOf(bank, added);
}

async function findAccount(bank: Bank, customerId: string, accountNumber: string) {
  await countAttempt(bank, [{ ...CHECKS, who: customerId }]);
  const found = await bank.db
    .selectFrom('accounts')
    .innerJoin('customers', 'customers.id', 'accounts.customer_id')
    .select(['accounts.number', 'accounts.customer_id', 'customers.first_name', 'customers.last_name'])
    .where('accounts.number', '=', numberKey(accountNumber))
    .executeTakeFirst();
  if (!found) throw fieldProblem('/accountNumber', 'There is no such account at this bank. Check the number.');
  return found;
}

function payeeOf(
  { now }: Bank,
  { id, name, number, added_at }: { id: string; name: string; number: string; added_at: Date },
) {
  const until = later(added_at, NEW_FOR_MS);
  return {
    id,
    name,
    lastFour: number.slice(-SHOWN_DIGITS),
    ...(until > now() && { newUntil: until.toISOString(), newLimit: moneyOf(NEW_LIMIT, CURRENCY) }),
  };
}
