import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import { moneyOf } from '../../../kernel/bank/money.ts';
import { ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { MAX_ORDERS, type ReturnReason } from '../contract/orders.ts';

const SHOWN_DIGITS = 4;

export async function ordersOf({ db }: Bank, customerId: string) {
  const rows = await select(db, customerId).orderBy('transactions.booked_at', 'desc').limit(MAX_ORDERS).execute();
  return rows.map((row) => orderOf(row, customerId));
}

/** @throws {ProblemError} when the customer has ordered no such thing */
export async function findOrder({ db }: Bank, customerId: string, id: string) {
  const row = await select(db, customerId).where('transactions.id', '=', id).executeTakeFirst();
  if (!row) throw new ProblemError('not-found', 'There is no such transfer among yours.');
  return orderOf(row, customerId);
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function select(db: Connection, customerId: string) {
  return db
    .selectFrom('transactions')
    .innerJoin('entries as paid', (join) =>
      join.onRef('paid.transaction_id', '=', 'transactions.id').on('paid.amount', '<', 0n),
    )
    .innerJoin('entries as received', (join) =>
      join.onRef('received.transaction_id', '=', 'transactions.id').on('received.amount', '>', 0n),
    )
    .innerJoin('accounts as payer', 'payer.id', 'paid.account_id')
    .innerJoin('accounts as payee', 'payee.id', 'received.account_id')
    .leftJoin('rail_payments as rail', 'rail.transaction_id', 'transactions.id')
    .leftJoin('payees', (join) =>
      join
        .on(({ eb, fn }) => eb('payees.number', '=', fn.coalesce('rail.number', 'payee.number')))
        .on('payees.customer_id', '=', customerId),
    )
    .where('transactions.source', '=', `customer:${customerId}`)
    .select(['transactions.id', 'transactions.memo', 'transactions.effective_on'])
    .select(['received.amount', 'received.currency', 'payer.name as from', 'payer.number as from_number'])
    .select(['payee.name as to', 'payee.customer_id as payee_id'])
    .select(({ fn }) => fn.coalesce('rail.number', 'payee.number').as('to_number'))
    .select(['rail.state', 'rail.reason'])
    .select('payees.name as known_as');
}

/** Of somebody else's account the payer knows the name that they gave it, or the number alone. */
function orderOf(row: Row, customerId: string) {
  const isOwn = row.payee_id === customerId;
  return {
    id: row.id,
    kind: isOwn ? ('internal' as const) : ('external' as const),
    from: { name: row.from, lastFour: row.from_number.slice(-SHOWN_DIGITS) },
    to: { name: isOwn ? row.to : (row.known_as ?? ''), lastFour: row.to_number.slice(-SHOWN_DIGITS) },
    amount: moneyOf(row.amount, row.currency),
    memo: row.memo,
    date: row.effective_on,
    status: statusOf(row.state),
    ...(row.reason !== null && { returnReason: row.reason as ReturnReason }),
  };
}

/** At this bank, what is booked is there. */
function statusOf(state: Row['state']) {
  if (state === 'returned') return state;
  return state === null || state === 'settled' ? ('completed' as const) : ('on-its-way' as const);
}
