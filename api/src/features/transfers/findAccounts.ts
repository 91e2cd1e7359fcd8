import type { Transaction } from 'kysely';
import { numberKey } from '../../bank/normalize.ts';
import { fieldProblem } from '../../bank/ProblemError.ts';
import type { Tables } from '../../database/tables.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Ends {
  fromAccountId: string;
  to: string;
}

/** The customer's own accounts may be given by id, any other one by number. */
export async function findAccounts(trx: Transaction<Tables>, customerId: string, { fromAccountId, to }: Ends) {
  const own = await trx
    .selectFrom('accounts')
    .select(['id', 'currency', 'type'])
    .where('customer_id', '=', customerId)
    .execute();
  const from = own.find(({ id }) => id === fromAccountId);
  if (!from || from.type === 'Loan') throw fieldProblem('/fromAccountId', 'Choose one of your accounts to send from.');
  const target = ID.test(to) ? own.find(({ id }) => id === to) : await findByNumber(trx, to);
  if (!target) throw fieldProblem('/to', 'There is no such account at this bank. Check the number.');
  if (target.id === from.id) throw fieldProblem('/to', 'Choose another account than the one you send from.');
  return { from, to: target };
}

function findByNumber(trx: Transaction<Tables>, number: string) {
  return trx
    .selectFrom('accounts')
    .select(['id', 'currency', 'type'])
    .where('number', '=', numberKey(number))
    .where('type', '<>', 'Internal')
    .executeTakeFirst();
}
