import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Bank } from '../../../kernel/bank/Bank.ts';
import { addDays, dayAt, timeOn } from '../../../kernel/bank/days.ts';
import { type exportTransactions, HIGH_AMOUNT } from '../contract/transactions.ts';
import { sourceOfEntry } from '../words/wordingOf.ts';
import { readCursor } from './cursor.ts';
import { boundOf, isCursorValue, orders } from './order.ts';
import { searchedTexts } from './searchedTexts.ts';

const HIGH = BigInt(HIGH_AMOUNT);

/** What one row in so many has is found sooner in the order of a page than by an index. */
const COMMON = 60;

export type Filter = Static<typeof exportTransactions.schema.querystring> & {
  /** The language in which a text was typed. */
  language?: string;
};
type Page = Filter & { cursor?: string };

/** Finds at most `limit` entries, in the order of the page. */
export async function findEntries(bank: Bank, customerId: string, page: Page, limit: number) {
  const first = await queryFirst(bank, customerId, page, limit).execute();
  return first.length === limit || !isSought(page) ? first : queryByIndex(bank, customerId, page, limit).execute();
}

/** Looks for a text or one amount only in the rows that come first. Keyset pagination: none before the cursor is read. */
export function queryFirst(bank: Bank, customerId: string, page: Page, limit: number) {
  const rows = rowsOf(bank, page)
    .where('entries.customer_id', '=', customerId)
    .orderBy(orderOf(page))
    .limit(isSought(page) ? limit * COMMON : limit);
  return describe(bank, rows, page).orderBy(orderOf(page)).limit(limit);
}

/**
 * Keeps PostgreSQL off the index in the order of the page, where it would walk past what others have often. For a text
 * by the cast, as only that of texts has the customer as a text; for an amount by the offset, before which nothing is sorted.
 */
export function queryByIndex(bank: Bank, customerId: string, page: Page, limit: number) {
  const amount = amountIn(page);
  const rows = rowsOf(bank, page);
  const sought =
    page.text || amount === undefined
      ? rows.where(sql<boolean>`entries.customer_id::text = ${customerId}`)
      : rows.where('entries.customer_id', '=', customerId).where('entries.amount', 'in', [amount, -amount]).offset(0);
  return describe(bank, sought, page).orderBy(orderOf(page)).limit(limit);
}

function isSought(filter: Filter): boolean {
  return filter.text !== undefined || amountIn(filter) !== undefined;
}

/** The one amount that is looked for, received or spent. */
function amountIn({ amount = '' }: Filter): bigint | undefined {
  return /^\d+$/.test(amount) ? BigInt(amount) : undefined;
}

/** Totals in minor units; what moves between the customer's own accounts is neither income nor spending. */
export interface Totals {
  total: number;
  income: bigint;
  spending: bigint;
  /** The currency of all of them; null when there is not just one. */
  currency: string | null;
}

/** Undefined for more than `max`, which are not read. */
export async function addUpEntries(
  bank: Bank,
  customerId: string,
  filter: Filter,
  max: number,
): Promise<Totals | undefined> {
  const query = isSought(filter) ? queryByIndex : queryFirst;
  const entries = query(bank, customerId, filter, max + 1)
    .clearOrderBy()
    .as('entries');
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

function isBeyond(cursor: string, { sort = 'newest' }: Filter) {
  const { column, direction } = orders[sort];
  const { value, id } = readCursor(cursor, (value) => isCursorValue(column, value));
  const side = sql.raw(direction === 'asc' ? '>' : '<');
  return sql<boolean>`(${sql.ref(`entries.${column}`)}, entries.id) ${side} (${boundOf(column, value)}, ${id}::uuid)`;
}

function orderOf({ sort = 'newest' }: Filter) {
  const { column, direction } = orders[sort];
  const way = sql.raw(direction);
  return sql`${sql.ref(`entries.${column}`)} ${way}, entries.id ${way}`;
}

function rowsOf({ db, now }: Bank, page: Page) {
  const { cursor, account, period, type, amount } = page;
  let query = db.selectFrom('entries').selectAll();
  if (cursor !== undefined) query = query.where(isBeyond(cursor, page));
  if (account) query = query.where('entries.account_id', '=', account);
  if (period) query = query.where('entries.booked_at', '>=', firstDay(now(), period));
  if (type === 'income') query = query.where('entries.amount', '>', 0n);
  if (type === 'expense') query = query.where('entries.amount', '<', 0n);
  if (amount === 'high') query = query.where(sql<boolean>`abs(entries.amount) >= ${HIGH_AMOUNT}`);
  // A range rather than `abs`, so that the index by amount can be used.
  if (amount === 'low') query = query.where('entries.amount', '>', -HIGH).where('entries.amount', '<', HIGH);
  return query;
}

function describe({ db }: Bank, rows: ReturnType<typeof rowsOf>, filter: Filter) {
  const { text, language = 'en' } = filter;
  const amount = amountIn(filter);
  const query = db
    .selectFrom(rows.as('entries'))
    .innerJoin('accounts', 'accounts.id', 'entries.account_id')
    .select(['entries.id', 'entries.account_id', 'entries.description', 'entries.booked_at', 'entries.category'])
    .select(sourceOfEntry.as('source'))
    .select(isBetweenOwn.as('is_between_own'))
    .select(['entries.amount', 'accounts.currency', 'accounts.number'])
    .$if(amount !== undefined, (all) => all.where(sql<boolean>`abs(entries.amount) = ${amount}`));
  if (!text) return query;
  const patterns = searchedTexts(text, language).map((part) => `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`);
  return query.where(({ eb, or }) => or(patterns.map((pattern) => eb('entries.description', 'ilike', pattern))));
}

/** The period includes today. */
function firstDay(now: Date, period: number): Date {
  return timeOn(addDays(dayAt(now), 1 - period));
}
