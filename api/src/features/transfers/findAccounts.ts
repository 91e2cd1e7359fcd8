import type { Transaction } from 'kysely';
import { numberKey } from '../../bank/normalize.ts';
import { fieldProblem, type ProblemError } from '../../bank/ProblemError.ts';
import type { Tables } from '../../database/tables.ts';
import { requireFunds } from './requireFunds.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Order {
  fromAccountId: string;
  to: string;
  amount: { minor: number; currency: string };
}

/**
 * The customer's own accounts may be given by id, any other one by number. Looks for the payee only once the order could
 * be paid, so that an amount nobody has does not tell which accounts exist.
 * @returns `undefined` for a payee that is not at this bank
 */
export async function findAccounts(trx: Transaction<Tables>, customerId: string, { fromAccountId, to, amount }: Order) {
  const own = await trx
    .selectFrom('accounts')
    .select(['id', 'currency', 'type', 'balance', 'floor'])
    .where('customer_id', '=', customerId)
    .execute();
  const from = own.find(({ id }) => id === fromAccountId);
  if (!from || from.type === 'Loan') throw fieldProblem('/fromAccountId', 'Choose one of your accounts to send from.');
  if (from.currency !== amount.currency) throw wrongCurrency(amount.currency);
  requireFunds(from, BigInt(amount.minor));
  const target = ID.test(to) ? own.find(({ id }) => id === to) : await findByNumber(trx, to);
  if (!target) return undefined;
  if (target.id === from.id) throw fieldProblem('/to', 'Choose another account than the one you send from.');
  if (target.currency !== amount.currency) throw wrongCurrency(amount.currency);
  return { from, to: target };
}

function wrongCurrency(currency: string): ProblemError {
  return fieldProblem('/amount', `Both accounts have to be kept in ${currency}.`);
}

function findByNumber(trx: Transaction<Tables>, number: string) {
  return trx
    .selectFrom('accounts')
    .select(['id', 'currency', 'type'])
    .where('number', '=', numberKey(number))
    .where('type', '<>', 'Internal')
    .executeTakeFirst();
}
