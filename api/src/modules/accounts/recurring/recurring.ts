import { createHash } from 'node:crypto';
import type { Bank } from '../../../kernel/bank/Bank.ts';
import { addDays, dayAt, timeOn } from '../../../kernel/bank/days.ts';
import { moneyOf } from '../../../kernel/bank/money.ts';
import { describe, readWording } from '../../../ledger/wording.ts';
import { COMPARED_BOOKINGS, MAX_RECURRING } from '../contract/recurring.ts';
import { MAX_COUNTED } from '../contract/transactions.ts';
import { isBetweenOwn } from '../transactions/queryEntries.ts';
import { recognize } from './recognize.ts';

/** What is paid once a year has to be seen twice. */
const READ_DAYS = 760;

type Entry = Awaited<ReturnType<ReturnType<typeof queryNewest>['execute']>>[number];

/** Recognizes what comes again among the newest bookings, `max` at most: the next one first. */
export async function recurringOf(bank: Bank, customerId: string, max = MAX_COUNTED) {
  const today = dayAt(bank.now());
  const payments = (await queryNewest(bank, customerId, max).execute()).filter(isPayment);
  return [...groupByKey(customerId, payments)]
    .flatMap(([key, entries]) => {
      const recurring = recurringIn(entries, today);
      return recurring ? [{ id: idOf(key), ...recurring }] : [];
    })
    .toSorted((one, other) => one.next.localeCompare(other.next))
    .slice(0, MAX_RECURRING);
}

function queryNewest({ db, now }: Bank, customerId: string, max: number) {
  return db
    .selectFrom('entries')
    .innerJoin('accounts', 'accounts.id', 'entries.account_id')
    .innerJoin('transactions', 'transactions.id', 'entries.transaction_id')
    .where('entries.customer_id', '=', customerId)
    .where('entries.booked_at', '>=', timeOn(addDays(dayAt(now()), -READ_DAYS)))
    .select(['entries.account_id', 'entries.description', 'entries.booked_at', 'entries.category', 'entries.amount'])
    .select(['accounts.currency', 'transactions.source', 'transactions.key'])
    .select(isBetweenOwn.as('is_between_own'))
    .orderBy('entries.booked_at', 'desc')
    .orderBy('entries.id', 'desc')
    .limit(max);
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
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return groups;
}

/** Says whom it is paid to, or comes from, without the note, which differs from one booking to the next. */
function wordsOf({ description, source }: Entry) {
  const { memo: _, ...wording } = readWording(description, source) ?? {};
  return 'kind' in wording ? { description: describe(wording), wording } : { description };
}

function keyOf(customerId: string, entry: Entry): string {
  return JSON.stringify([customerId, wordsOf(entry).description, entry.currency, entry.amount > 0n]);
}

/** The same for the same payee at all times, though nothing is kept of it. */
function idOf(key: string): string {
  const hash = createHash('sha256').update(key).digest('hex');
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([start, end]) => hash.slice(start, end))
    .join('-');
}

function recurringIn(entries: Entry[], today: string) {
  const [newest] = entries;
  const bookings = entries.map(({ booked_at, amount }) => ({ date: dayAt(booked_at), amount }));
  const recognized = newest && recognize(bookings, today);
  if (!recognized) return undefined;
  const { before, ...rhythm } = recognized;
  const inMoney = (amount: bigint) => moneyOf(amount, newest.currency);
  return {
    ...{ accountId: newest.account_id, ...wordsOf(newest), category: newest.category },
    ...{ amount: inMoney(newest.amount), ...(before !== undefined && { before: inMoney(before) }), ...rhythm },
    bookings: bookings.slice(0, COMPARED_BOOKINGS).map(({ date, amount }) => ({ date, amount: inMoney(amount) })),
  };
}
