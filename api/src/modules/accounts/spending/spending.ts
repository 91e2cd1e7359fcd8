import { type Bank, DAY } from '../../../kernel/bank/Bank.ts';
import { type Day, dayAt } from '../../../kernel/bank/days.ts';
import { moneyOf } from '../../../kernel/bank/money.ts';
import { ownCategories } from '../categories/ownCategories.ts';
import type { OwnCategory } from '../contract/categories.ts';
import { SPENDING_MONTHS } from '../contract/spending.ts';
import { MAX_COUNTED } from '../contract/transactions.ts';
import { findEntries } from '../transactions/queryEntries.ts';
import type { Entry } from '../transactions/transactions.ts';
import { wordsWithoutMemo } from '../words/wordingOf.ts';

type Booking = ReturnType<typeof bookingOf> & { ownCategory?: OwnCategory };

/** Adds up the newest bookings, `max` at most. A month whose first ones are not among them is left out. */
export async function spendingOf(bank: Bank, customerId: string, max = MAX_COUNTED) {
  const today = dayAt(bank.now());
  const asked = monthsUntil(today);
  const period = (Date.parse(today) - Date.parse(`${asked[0]}-01`)) / DAY + 1;
  const entries = await findEntries(bank, customerId, { period }, max + 1);
  const oldest = entries[max];
  const months = oldest ? asked.filter((month) => month > bookingOf(oldest).month) : asked;
  const own = await ownCategories(bank, customerId);
  const bookings = entries
    .filter((entry) => !entry.is_between_own && entry.currency === entries[0]?.currency)
    .map((entry) => ({ ...bookingOf(entry), ...own(entry) }))
    .filter(({ month, wording }) => months.includes(month) && wording?.kind !== 'opening');
  return { months, sums: addUp(bookings, today.slice(8)) };
}

function bookingOf(entry: Entry) {
  const { category, amount, currency, booked_at } = entry;
  const day: Day = dayAt(booked_at);
  return { ...wordsWithoutMemo(entry), category, amount, currency, month: day.slice(0, 7), dayOfMonth: day.slice(8) };
}

function addUp(bookings: Booking[], dayOfMonth: string) {
  const groups = new Map<string, Booking[]>();
  for (const booking of bookings) {
    const { month, category, ownCategory, description, amount } = booking;
    const key = JSON.stringify([month, category, ownCategory, description, amount > 0n]);
    const group = groups.get(key);
    if (group) group.push(booking);
    else groups.set(key, [booking]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { amount: _, currency, dayOfMonth: __, ...facts } = first;
    const sumOf = (some: Booking[]) =>
      moneyOf(
        some.reduce((sum, { amount }) => sum + amount, 0n),
        currency,
      );
    const untilToday = sumOf(group.filter((booking) => booking.dayOfMonth <= dayOfMonth));
    return { ...facts, amount: sumOf(group), untilToday };
  });
}

/** The oldest first. */
function monthsUntil(today: Day): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: SPENDING_MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - SPENDING_MONTHS + index)).toISOString().slice(0, 7),
  );
}
