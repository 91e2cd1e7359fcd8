import { createHash, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { later, MINUTE } from '../kernel/bank/Bank.ts';
import { addDays, dayAt } from '../kernel/bank/days.ts';
import type { Tables } from '../kernel/database/tables.ts';
import type { AccountKind, Category } from '../ledger/tables.ts';
import { describe } from '../ledger/wording.ts';
import type { Habit } from './Habit.ts';
import { habitsOf } from './habits.ts';
import type { Person } from './people.ts';

const DAYS = 730;

/** `customerId` is `null` for the bank's own account. */
export interface Party {
  id: string;
  customerId: string | null;
  name: string;
  type: AccountKind;
}

export interface Booking {
  transaction: Insertable<Tables['transactions']> & { booked_at: Date };
  entries: (Insertable<Tables['entries']> & { amount: bigint })[];
}

interface Movement {
  /** Positive when `own` receives. */
  amount: number;
  description: string;
  category: Category;
  time: Date;
}

/** Makes bookings in order, up to today's balances. */
export function historyOf(person: Person, accounts: Party[], outside: Party, today: Date): Booking[] {
  const isUsed = person.accounts.some(({ balance }) => balance !== 0);
  const bookings = isUsed ? habitsOf(person).flatMap((habit) => repeat(habit, accounts, outside, today)) : [];
  const openings = accounts.flatMap((account, position) =>
    opening(account, person.accounts[position]?.balance ?? 0, bookings, outside, today),
  );
  return [...openings, ...bookings].sort(
    (a, b) => a.transaction.booked_at.getTime() - b.transaction.booked_at.getTime(),
  );
}

function repeat(habit: Habit, accounts: Party[], outside: Party, today: Date): Booking[] {
  const own = accounts.find(({ type }) => type === habit.account);
  const other = habit.other ? accounts.find(({ type }) => type === habit.other) : outside;
  return own && other ? movementsOf(habit, today).map((movement) => bookingOf(own, other, movement)) : [];
}

/** What the account begins with, so that today's balance matches. */
function opening(account: Party, balance: number, bookings: Booking[], outside: Party, today: Date): Booking[] {
  const entries = bookings.flatMap((booking) => booking.entries).filter(({ account_id }) => account_id === account.id);
  const amount = balance - entries.reduce((sum, entry) => sum + Number(entry.amount), 0);
  const movement = {
    amount,
    description: describe({ kind: 'opening' }),
    category: 'Transfer' as const,
    time: timeOf(today, DAYS, 0),
  };
  return amount === 0 ? [] : [bookingOf(account, outside, movement)];
}

function bookingOf(own: Party, other: Party, { amount, description, category, time }: Movement): Booking {
  const id = randomUUID();
  const entry = { transaction_id: id, booked_at: time, category, currency: 'USD' };
  const sides = [
    { ...entry, account_id: own.id, customer_id: own.customerId, amount: BigInt(amount), description },
    {
      ...entry,
      account_id: other.id,
      customer_id: other.customerId,
      amount: BigInt(-amount),
      description: seenFrom(other, own, description),
    },
  ];
  const transaction = {
    id,
    source: 'bank',
    key: id,
    order_hash: createHash('sha256').update(id).digest(),
    effective_on: dayAt(time),
    booked_at: time,
    memo: description,
  };
  return { transaction, entries: sides };
}

/** Numbers what is on an account, with the balance after each. @returns how many, and the last balance */
export function runningBalance(accountId: string, inOrder: Booking[]): { count: bigint; balance: bigint } {
  const entries = inOrder.flatMap((booking) => booking.entries).filter(({ account_id }) => account_id === accountId);
  let balance = 0n;
  for (const [index, entry] of entries.entries()) {
    balance += entry.amount;
    entry.sequence = BigInt(index + 1);
    entry.balance_after = balance;
  }
  return { count: BigInt(entries.length), balance };
}

function seenFrom(other: Party, own: Party, description: string): string {
  return other.customerId === null ? description : describe({ kind: 'from', name: own.name });
}

function movementsOf({ description, category, first, every, amounts }: Habit, today: Date): Movement[] {
  const count = Math.ceil((DAYS - first) / every);
  return Array.from({ length: count }, (_, turn) => ({
    amount: amounts[turn % amounts.length] ?? 0,
    description,
    category,
    time: timeOf(today, first + turn * every, description.length * 37 + turn * 11),
  }));
}

/** Returns a time from early in the day to its afternoon, at the bank. */
function timeOf(today: Date, daysAgo: number, turn: number): Date {
  return later(new Date(`${addDays(dayAt(today), -daysAgo)}T07:00:00Z`), (turn % 840) * MINUTE);
}
