import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import { moneyOf } from '../../../kernel/bank/money.ts';
import { lastFourOf } from '../../../kernel/bank/normalize.ts';
import type { ACCOUNT_TYPES } from '../../../ledger/tables.ts';
import { availableOf, notYours } from './findAccount.ts';

type CustomerAccountType = (typeof ACCOUNT_TYPES)[number];

const CURRENCY = 'USD';

export async function accountsOf({ db }: Bank, customerId: string) {
  return (await selectOpen(db, customerId).orderBy('position').orderBy('id').execute()).map(accountOf);
}

/** @throws not-found, for accounts of other customers and closed ones too */
export async function findOpenAccount(db: Connection, customerId: string, id: string) {
  const row = await selectOpen(db, customerId).where('id', '=', id).executeTakeFirst();
  if (!row) throw notYours();
  return accountOf(row);
}

function selectOpen(db: Connection, customerId: string) {
  return db
    .selectFrom('accounts')
    .select(['id', 'number', 'name', 'type', 'currency', 'posted', 'held', 'floor', 'apy', 'credit_limit'])
    .where('customer_id', '=', customerId)
    .where('closed_at', 'is', null);
}

export type Account = ReturnType<typeof accountOf>;
type Row = Awaited<ReturnType<ReturnType<typeof selectOpen>['execute']>>[number];

function accountOf({ id, name, number, posted, held, floor, currency, apy, credit_limit, type }: Row) {
  const available = availableOf({ type, posted, held, floor });
  return {
    id,
    name,
    type: type as CustomerAccountType,
    lastFour: lastFourOf(number),
    status: 'Active' as const,
    balance: moneyOf(posted, currency),
    ...(available !== undefined && { available: moneyOf(available, currency) }),
    ...(apy !== null && { apy: apy / 100 }),
    ...(credit_limit !== null && { limit: moneyOf(credit_limit, currency) }),
  };
}

export async function holdingsOf({ db }: Bank, customerId: string) {
  const rows = await db
    .selectFrom('accounts')
    .select(['type', 'currency'])
    .select(({ fn }) => fn.sum<string>('posted').as('total'))
    .where('customer_id', '=', customerId)
    .where('closed_at', 'is', null)
    .groupBy(['type', 'currency'])
    .orderBy(({ fn }) => fn.min('position'))
    .execute();
  const totals = rows.map(({ type, currency, total }) => ({ type, currency, total: BigInt(total) }));
  const owed = totals.filter(({ total }) => total < 0n).reduce((sum, { total }) => sum - total, 0n);
  return {
    assets: totals
      .filter(({ total }) => total >= 0n)
      .map(({ type, currency, total }) => ({ name: type, value: moneyOf(total, currency) })),
    owed: moneyOf(owed, totals[0]?.currency ?? CURRENCY),
  };
}
