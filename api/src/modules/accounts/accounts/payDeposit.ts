import type { Static } from 'typebox';
import type { OnRecord } from '../../../kernel/audit/record.ts';
import type { Connection } from '../../../kernel/bank/Bank.ts';
import { lastFourOf } from '../../../kernel/bank/normalize.ts';
import { fieldProblem } from '../../../kernel/bank/ProblemError.ts';
import { type KeyedRequest, keyReused } from '../../../kernel/idempotency/keepRefusal.ts';
import { customerSource } from '../../../ledger/customerSource.ts';
import { type Leg, postTransaction } from '../../../ledger/postTransaction.ts';
import { describe } from '../../../ledger/wording.ts';
import type { deposit } from '../contract/opening.ts';
import type { Account } from './accounts.ts';

/** @returns the transfer for the audit @throws {ProblemError} at the field that refuses it */
export async function payDeposit(
  db: Connection,
  customerId: string,
  { key, hash }: KeyedRequest,
  { fromAccountId, amount }: Static<typeof deposit>,
  to: Account,
): Promise<OnRecord> {
  const from = await findPayer(db, customerId, fromAccountId);
  const { currency } = to.balance;
  if (!from || from.id === to.id)
    throw fieldProblem('/deposit/fromAccountId', 'Choose one of your accounts to pay from.');
  if (from.currency !== currency || amount.currency !== currency)
    throw fieldProblem('/deposit/amount', `Both accounts must be in ${currency}.`);
  const leg = { currency, category: 'Transfer' } as const;
  const minor = BigInt(amount.minor);
  const legs: Leg[] = [
    { ...leg, accountId: from.id, amount: -minor, description: describe({ kind: 'to', name: to.name }) },
    { ...leg, accountId: to.id, amount: minor, description: describe({ kind: 'from', name: from.name }) },
  ];
  const source = customerSource(customerId);
  const { id, at, outcome } = await postTransaction(db, { source, key, orderHash: hash, legs, memo: '' });
  if (outcome === 'key-reused') throw keyReused();
  if (outcome === 'insufficient-funds')
    throw fieldProblem('/deposit/amount', 'There isn’t enough money in this account.', outcome);
  if (id === null) throw new Error(`The ledger refused a first deposit: ${outcome}.`);
  const details = { transfer: id, from: lastFourOf(from.number), to: to.lastFour, ...amount };
  return { at, customerId, event: 'transfer', details };
}

async function findPayer(db: Connection, customerId: string, id: string) {
  return db
    .selectFrom('accounts')
    .select(['id', 'name', 'number', 'currency'])
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('type', '!=', 'Loan')
    .where('closed_at', 'is', null)
    .executeTakeFirst();
}
