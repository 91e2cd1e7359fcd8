import { createHash } from 'node:crypto';
import type { Bank } from '../../../kernel/bank/Bank.ts';
import { dayAt } from '../../../kernel/bank/days.ts';
import { moneyOf } from '../../../kernel/bank/money.ts';
import { readWording } from '../../../ledger/wording.ts';
import { COMPARED_BOOKINGS, MAX_RECURRING } from '../contract/recurring.ts';
import { MAX_COUNTED } from '../contract/transactions.ts';
import { queryFirst } from '../transactions/queryEntries.ts';
import { wordsWithoutMemo } from '../words/wordingOf.ts';
import { recognize } from './recognize.ts';

/** What is paid once a year has to be seen twice. */
const READ_DAYS = 760;

type Entry = Awaited<ReturnType<ReturnType<typeof queryNewest>['execute']>>[number];

/** Recognizes what comes again among the newest bookings, `max` at most: the next one first. */
export async function recurringOf(bank: Bank, customerId: string, max = MAX_COUNTED) {
  const today = dayAt(bank.now());
  const leftOut = await readLeftOut(bank, customerId);
  const payments = (await queryNewest(bank, customerId, max).execute()).filter(isPayment);
  return [...groupByKey(customerId, payments)]
    .flatMap(([key, entries]) => {
      const recurring = recurringIn(entries, today);
      const id = idOf(key);
      return recurring ? [{ id, ...recurring, ...(leftOut.has(id) && { isLeftOut: true as const }) }] : [];
    })
    .toSorted((one, other) => one.next.localeCompare(other.next))
    .slice(0, MAX_RECURRING);
}

function queryNewest(bank: Bank, customerId: string, max: number) {
  return queryFirst(bank, customerId, { period: READ_DAYS }, max)
    .innerJoin('transactions', 'transactions.id', 'entries.transaction_id')
    .select('transactions.key');
}

/** What scheduled transfers have paid is left out: their dates are known. */
function isPayment({ description, source, key, is_between_own }: Entry): boolean {
  if (is_between_own || key.startsWith('schedule:')) return false;
  const wording = readWording(description, source);
  return !wording?.isReversal && wording?.kind !== 'opening';
}

function groupByKey(customerId: string, entries: Entry[]): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(customerId, entry);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return groups;
}

function keyOf(customerId: string, entry: Entry): string {
  return JSON.stringify([customerId, wordsWithoutMemo(entry).description, entry.currency, entry.amount > 0n]);
}

async function readLeftOut({ db }: Bank, customerId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('recurring_left_out')
    .select('recurring_id')
    .where('customer_id', '=', customerId)
    .execute();
  return new Set(rows.map(({ recurring_id }) => recurring_id));
}

/** An id stays the same for a payee, though nothing of it is kept. */
function idOf(key: string): string {
  const hash = createHash('sha256').update(key).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');
}

function recurringIn(entries: Entry[], today: string) {
  const [newest] = entries;
  const bookings = entries.map(({ booked_at, amount }) => ({ date: dayAt(booked_at), amount }));
  const recognized = newest && recognize(bookings, today);
  if (!recognized) return undefined;
  const { before, ...rhythm } = recognized;
  const inMoney = (amount: bigint) => moneyOf(amount, newest.currency);
  return {
    accountId: newest.account_id,
    ...wordsWithoutMemo(newest),
    category: newest.category,
    amount: inMoney(newest.amount),
    ...(before !== undefined && { before: inMoney(before) }),
    ...rhythm,
    bookings: bookings.slice(0, COMPARED_BOOKINGS).map(({ date, amount }) => ({ date, amount: inMoney(amount) })),
  };
}
