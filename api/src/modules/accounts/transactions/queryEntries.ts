import { sql } from 'kysely';
import type { Static } from 'typebox';
import { type Bank, DAY } from '../../../kernel/bank/Bank.ts';
import { type exportTransactions, HIGH_AMOUNT } from '../contract/transactions.ts';
import { type Position, readCursor } from './cursor.ts';
import { boundOf, isCursorValue, orders } from './order.ts';

const HIGH = BigInt(HIGH_AMOUNT);

export type Filter = Static<typeof exportTransactions.schema.querystring>;

/** Keyset pagination: no rows before the cursor are read. */
export function queryEntries(bank: Bank, customerId: string, filter: Filter & { cursor?: string }, limit: number) {
  const { column, direction } = orders[filter.sort ?? 'newest'];
  const after =
    filter.cursor === undefined ? undefined : readCursor(filter.cursor, (value) => isCursorValue(column, value));
  return filterEntries(bank, customerId, filter)
    .$if(after !== undefined, (query) => query.where(isBeyond(column, direction, after as Position)))
    .orderBy(`entries.${column}`, direction)
    .orderBy('entries.id', direction)
    .limit(limit);
}

/** In minor units; what moves between the customer's own accounts is neither income nor spending. */
export interface Totals {
  total: number;
  income: bigint;
  spending: bigint;
  /** Of all of them; null when there is not just one. */
  currency: string | null;
}

/** Undefined for more than `max`, which are not read. */
export async function addUpEntries(
  bank: Bank,
  customerId: string,
  filter: Filter,
  max: number,
): Promise<Totals | undefined> {
  const entries = queryEntries(bank, customerId, filter, max + 1).as('entries');
  const { count, ...sums } = await bank.db
    .selectFrom(entries)
    .select(({ fn }) => [
      fn.countAll<bigint>().as('count'),
      sumOf('>').as('income'),
      sumOf('<').as('spending'),
      sql<string | null>`case when min(entries.currency) = max(entries.currency) then min(entries.currency) end`.as(
        'currency',
      ),
    ])
    .executeTakeFirstOrThrow();
  return count > max ? undefined : { total: Number(count), ...sums };
}

function sumOf(side: '>' | '<') {
  return sql<bigint>`coalesce(sum(entries.amount) filter (where entries.amount ${sql.raw(side)} 0 and not is_between_own), 0)::bigint`;
}

/** Another side of the same transaction is theirs as well. */
const isBetweenOwn = sql<boolean>`exists (
  select from entries as other
  where other.transaction_id = entries.transaction_id and other.customer_id = entries.customer_id and other.id <> entries.id
)`;

function isBeyond(column: 'booked_at' | 'amount', direction: 'asc' | 'desc', { value, id }: Position) {
  const side = sql.raw(direction === 'asc' ? '>' : '<');
  return sql<boolean>`(${sql.ref(`entries.${column}`)}, entries.id) ${side} (${boundOf(column, value)}, ${id}::uuid)`;
}

function filterEntries({ db, now }: Bank, customerId: string, { account, period, type, amount, text }: Filter) {
  let query = db
    .selectFrom('entries')
    .innerJoin('accounts', 'accounts.id', 'entries.account_id')
    .select(['entries.id', 'entries.account_id', 'entries.description', 'entries.booked_at', 'entries.category'])
    .select(isBetweenOwn.as('is_between_own'))
    .select(['entries.amount', 'accounts.currency', 'accounts.number'])
    .where('entries.customer_id', '=', customerId);
  if (account) query = query.where('entries.account_id', '=', account);
  if (period) query = query.where('entries.booked_at', '>=', firstDay(now(), period));
  if (type === 'income') query = query.where('entries.amount', '>', 0n);
  if (type === 'expense') query = query.where('entries.amount', '<', 0n);
  if (amount === 'high') query = query.where(sql<boolean>`abs(entries.amount) >= ${HIGH_AMOUNT}`);
  // A range rather than `abs`, so that the index by amount can be used.
  if (amount === 'low') query = query.where('entries.amount', '>', -HIGH).where('entries.amount', '<', HIGH);
  if (text) query = query.where('entries.description', 'ilike', `%${text.trim().replaceAll(/[\\%_]/g, '\\$&')}%`);
  return query;
}

/** The period includes today. Days are UTC. */
function firstDay(now: Date, period: number): Date {
  const today = Math.floor(now.getTime() / DAY) * DAY;
  return new Date(today - (period - 1) * DAY);
}
