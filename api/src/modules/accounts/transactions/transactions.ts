import type { Bank } from '../../../kernel/bank/Bank.ts';
import { dayAt } from '../../../kernel/bank/days.ts';
import { moneyOf } from '../../../kernel/bank/money.ts';
import { ownCategories } from '../categories/ownCategories.ts';
import { MAX_COUNTED, PAGE_SIZE } from '../contract/transactions.ts';
import { wordingOf } from '../words/wordingOf.ts';
import { writeCursor } from './cursor.ts';
import { orders } from './order.ts';
import { addUpEntries, type Filter, findEntries, type Totals } from './queryEntries.ts';

export type Entry = Awaited<ReturnType<typeof findEntries>>[number];

export async function transactionsOf(
  bank: Bank,
  customerId: string,
  query: Filter & { limit?: number; cursor?: string },
) {
  const { limit = PAGE_SIZE, ...filter } = query;
  const { entries, next } = await pageOf(bank, customerId, filter, limit);
  const own = await ownCategories(bank, customerId);
  const page = { items: entries.map((entry) => ({ ...transactionOf(entry), ...own(entry) })), next };
  if (filter.cursor !== undefined) return page;
  const totals = next === null ? addUp(entries) : await addUpEntries(bank, customerId, filter, MAX_COUNTED);
  return totals ? { ...page, ...describeTotals(totals) } : page;
}

function addUp(entries: Entry[]): Totals {
  const counted = entries.filter((entry) => !entry.is_between_own);
  const sumOf = (side: 1n | -1n) => counted.reduce((sum, { amount }) => (amount * side > 0n ? sum + amount : sum), 0n);
  const [currency = null, ...others] = new Set(entries.map((entry) => entry.currency));
  return {
    total: entries.length,
    income: sumOf(1n),
    spending: sumOf(-1n),
    currency: others.length > 0 ? null : currency,
  };
}

function describeTotals({ total, income, spending, currency }: Totals) {
  if (currency === null) return { total };
  return { total, sums: { income: moneyOf(income, currency), spending: moneyOf(spending, currency) } };
}

export async function pageOf(bank: Bank, customerId: string, filter: Filter & { cursor?: string }, limit: number) {
  const rows = await findEntries(bank, customerId, filter, limit + 1);
  const entries = rows.slice(0, limit);
  const last = rows.length > limit ? entries.at(-1) : undefined;
  return { entries, next: last ? cursorAt(last, filter) : null };
}

function cursorAt({ id, booked_at, amount }: Entry, { sort = 'newest' }: Filter): string {
  const value = orders[sort].column === 'amount' ? String(amount) : booked_at.toISOString();
  return writeCursor({ value, id });
}

function transactionOf(entry: Entry) {
  const { id, account_id: accountId, description, booked_at, category, amount, currency } = entry;
  const words = { description, ...wordingOf(entry) };
  const times = { date: dayAt(booked_at), bookedAt: booked_at.toISOString() };
  return { id, accountId, ...words, ...times, category, amount: moneyOf(amount, currency) };
}
