import { sql } from 'kysely';
import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import { moneyOf } from '../../../kernel/bank/money.ts';
import { lastFourOf } from '../../../kernel/bank/normalize.ts';
import { ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { customerSource } from '../../../ledger/customerSource.ts';
import { MAX_ORDERS, type ReturnReason } from '../contract/orders.ts';

/** @param before an order of the customer: those ordered earlier follow */
export async function ordersOf({ db }: Bank, customerId: string, before?: string) {
  const source = customerSource(customerId);
  // They are asked for apart, so that the database looks at no others, whatever the customer ever did.
  const newest = await db
    .selectFrom('transactions')
    .select('id')
    .where('source', '=', source)
    .$if(before !== undefined, (query) =>
      query.where(
        ({ refTuple }) => refTuple('booked_at', 'id'),
        '<',
        ({ selectFrom }) =>
          selectFrom('transactions as last')
            .select(['last.booked_at', 'last.id'])
            .where('last.id', '=', before ?? '')
            .where('last.source', '=', source)
            .$asTuple('booked_at', 'id'),
      ),
    )
    .orderBy('booked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_ORDERS)
    .execute();
  if (newest.length === 0) return [];
  const ids = newest.map(({ id }) => id);
  const rows = await select(db, customerId)
    .where('transactions.id', 'in', ids)
    .orderBy('transactions.booked_at', 'desc')
    .orderBy('transactions.id', 'desc')
    .execute();
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
  return (
    db
      .selectFrom('transactions')
      .innerJoin('entries as paid', (join) =>
        join
          .onRef('paid.transaction_id', '=', 'transactions.id')
          .on('paid.customer_id', '=', customerId)
          .on('paid.amount', '<', 0n),
      )
      .innerJoin('entries as received', (join) =>
        join.onRef('received.transaction_id', '=', 'transactions.id').on('received.amount', '>', 0n),
      )
      .innerJoin('accounts as payer', 'payer.id', 'paid.account_id')
      .innerJoin('accounts as payee', 'payee.id', 'received.account_id')
      .leftJoin('rail_payments as rail', 'rail.transaction_id', 'transactions.id')
      .leftJoin('wire_quotes as wire', 'wire.transaction_id', 'transactions.id')
      .leftJoin('payees', (join) =>
        join
          .on(({ eb, fn }) => eb('payees.number', '=', fn.coalesce('rail.number', 'payee.number')))
          .on('payees.customer_id', '=', customerId),
      )
      .where('transactions.source', '=', customerSource(customerId))
      // Neither fees nor what is exchanged.
      .where(({ eb, or }) => or([eb('payee.customer_id', 'is not', null), eb('payee.number', 'like', 'RAIL-%')]))
      .select(['transactions.id', 'transactions.memo', 'transactions.effective_on', 'transactions.booked_at'])
      .select(['paid.account_id as from_id', 'paid.balance_after', 'payer.currency as paid_currency'])
      .select(['received.amount', 'received.currency', 'payer.name as from', 'payer.number as from_number'])
      .select(['payee.id as to_id', 'payee.name as to', 'payee.customer_id as payee_id'])
      .select(({ fn }) => fn.coalesce('rail.number', 'payee.number').as('to_number'))
      .select(['rail.state', 'rail.reason', 'rail.name as typed_name'])
      .select(['payees.id as known_id', 'payees.name as known_as', 'payees.removed_at'])
      .select(sql<boolean>`coalesce(payer.closed_at, payee.closed_at) is not null`.as('has_closed_account'))
      .select([
        'wire.recipient',
        'wire.bank',
        'wire.bic',
        'wire.rate',
        'wire.cost',
        'wire.fee',
        'wire.account_currency',
      ])
      .select('wire.arrives_on')
  );
}

/** The payer knows somebody else's account by the name that they gave it, or by the number alone. */
function orderOf(row: Row, customerId: string) {
  const isOwn = row.payee_id === customerId;
  const wire = wireOf(row);
  const again = isOwn ? row.to_id : row.removed_at === null && row.known_id;
  return {
    id: row.id,
    kind: wire ? ('wire' as const) : kindOf(isOwn),
    from: { name: row.from, lastFour: lastFourOf(row.from_number) },
    to: { name: isOwn ? row.to : (row.known_as ?? row.typed_name ?? ''), lastFour: lastFourOf(row.to_number) },
    amount: moneyOf(row.amount, row.currency),
    memo: row.memo,
    date: row.effective_on,
    orderedAt: row.booked_at.toISOString(),
    ...(row.balance_after !== null && { balance: moneyOf(row.balance_after, row.paid_currency) }),
    ...(again && !wire && !row.has_closed_account && { again: { fromAccountId: row.from_id, to: again } }),
    status: statusOf(row.state),
    ...(row.reason !== null && { returnReason: row.reason as ReturnReason }),
    ...(wire && { wire }),
  };
}

function kindOf(isOwn: boolean) {
  return isOwn ? ('internal' as const) : ('external' as const);
}

type WireName = 'bank' | 'bic' | 'rate' | 'cost' | 'fee' | 'account_currency' | 'arrives_on';

function isWire(row: Row): row is Row & { [Name in WireName]: NonNullable<Row[Name]> } {
  return row.rate !== null;
}

function wireOf(row: Row) {
  if (!isWire(row)) return undefined;
  const { bank, bic, rate, cost, fee, account_currency: currency, arrives_on: arrivesOn } = row;
  return { bank, bic, rate, fee: moneyOf(fee, currency), debit: moneyOf(cost + fee, currency), arrivesOn };
}

/** Payments at this bank arrive as they are booked. */
function statusOf(state: Row['state']) {
  if (state === 'returned') return state;
  return state === null || state === 'settled' ? ('completed' as const) : ('on-its-way' as const);
}
