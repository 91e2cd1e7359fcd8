// Importing by the public name uses the page's own copy, so that this package's builds bundle only sample data.
import { daysBefore, type IsoDay } from '@bank/shared/format';
import type { Transaction } from '../api/schema';
import { describe, type SampleWords } from './describe';
import type { SampleEntry } from './sampleBook';

interface RecurringTransaction {
  words: SampleWords;
  category: Transaction['category'];
  /** One of the sample accounts. */
  accountId: 'checking' | 'savings' | 'credit' | 'loan';
  lastDaysAgo: number;
  everyDays: number;
  /** The time by the visitor's clock. */
  at: string;
  /** Minor units; they take turns. */
  amounts: number[];
  isBetweenOwn?: boolean;
}

const HISTORY_DAYS = 120;
const fromChecking = { kind: 'from', name: 'Primary Checking' } as const;
const toCard = { kind: 'to', name: 'Rewards Credit Card' } as const;
const loanPayment = { kind: 'loan-payment' } as const;

const recurringTransactions: RecurringTransaction[] = [
  {
    words: 'Salary, Northwind Logistics',
    category: 'Income',
    accountId: 'checking',
    lastDaysAgo: 6,
    everyDays: 14,
    at: '06:04',
    amounts: [218_450],
  },
  {
    words: 'Freelance invoice, Studio Arden',
    category: 'Income',
    accountId: 'checking',
    lastDaysAgo: 17,
    everyDays: 41,
    at: '14:41',
    amounts: [64_000, 48_500],
  },
  {
    words: { kind: 'interest' },
    category: 'Income',
    accountId: 'savings',
    lastDaysAgo: 20,
    everyDays: 30,
    at: '00:05',
    amounts: [6_483, 6_417, 6_352],
  },
  {
    words: 'Rent, Harbour Court 12',
    category: 'Transfer',
    accountId: 'checking',
    lastDaysAgo: 19,
    everyDays: 30,
    at: '08:00',
    amounts: [-138_000],
  },
  {
    words: { kind: 'to', name: 'High Yield Savings' },
    category: 'Transfer',
    accountId: 'checking',
    lastDaysAgo: 5,
    everyDays: 14,
    at: '08:00',
    amounts: [-35_000],
    isBetweenOwn: true,
  },
  {
    words: { kind: 'to', name: 'Maya Lindqvist' },
    category: 'Transfer',
    accountId: 'checking',
    lastDaysAgo: 12,
    everyDays: 37,
    at: '19:22',
    amounts: [-6_250, -4_000],
  },
  {
    words: 'Fresh Fields Market',
    category: 'Groceries',
    accountId: 'checking',
    lastDaysAgo: 1,
    everyDays: 6,
    at: '18:17',
    amounts: [-8_412, -6_790, -9_355, -7_128],
  },
  {
    words: 'Corner Bakery',
    category: 'Groceries',
    accountId: 'checking',
    lastDaysAgo: 0,
    everyDays: 5,
    at: '07:36',
    amounts: [-1_240, -865, -1_490],
  },
  {
    words: 'Greenway Organic',
    category: 'Groceries',
    accountId: 'credit',
    lastDaysAgo: 9,
    everyDays: 17,
    at: '11:08',
    amounts: [-11_284, -5_433],
  },
  {
    words: 'Olive & Thyme',
    category: 'Dining',
    accountId: 'credit',
    lastDaysAgo: 3,
    everyDays: 15,
    at: '20:49',
    amounts: [-6_840, -4_920, -10_350],
  },
  {
    words: 'Blue Door Coffee',
    category: 'Dining',
    accountId: 'credit',
    lastDaysAgo: 2,
    everyDays: 7,
    at: '08:52',
    amounts: [-575, -1_120, -690],
  },
  {
    words: 'Ramen Yokocho',
    category: 'Dining',
    accountId: 'credit',
    lastDaysAgo: 8,
    everyDays: 24,
    at: '13:14',
    amounts: [-3_460, -2_985],
  },
  {
    words: 'City Power & Light',
    category: 'Utilities',
    accountId: 'checking',
    lastDaysAgo: 10,
    everyDays: 30,
    at: '08:00',
    amounts: [-9_642, -8_817, -10_230],
  },
  {
    words: 'Aqua Water Services',
    category: 'Utilities',
    accountId: 'checking',
    lastDaysAgo: 23,
    everyDays: 30,
    at: '08:00',
    amounts: [-4_175],
  },
  {
    words: 'Fibreline Internet',
    category: 'Utilities',
    accountId: 'checking',
    lastDaysAgo: 15,
    everyDays: 30,
    at: '08:00',
    amounts: [-5_999],
  },
  {
    words: 'Mobile plan, Tellus',
    category: 'Utilities',
    accountId: 'credit',
    lastDaysAgo: 26,
    everyDays: 30,
    at: '05:30',
    amounts: [-3_500],
  },
  ...betweenOwn({ lastDaysAgo: 5, everyDays: 14, minor: 35_000 }, ['savings', fromChecking]),
  ...betweenOwn({ lastDaysAgo: 18, everyDays: 30, minor: 40_000 }, ['checking', toCard], ['credit', fromChecking]),
  ...betweenOwn({ lastDaysAgo: 21, everyDays: 30, minor: 31_200 }, ['checking', loanPayment], ['loan', loanPayment]),
];

/** What leaves one account arrives on another. */
function betweenOwn(
  { minor, ...times }: { lastDaysAgo: number; everyDays: number; minor: number },
  ...sides: [RecurringTransaction['accountId'], SampleWords][]
): RecurringTransaction[] {
  return sides.map(([accountId, words]) => ({
    ...times,
    at: '08:00',
    accountId,
    words,
    category: 'Transfer',
    isBetweenOwn: true,
    amounts: [accountId === 'checking' ? -minor : minor],
  }));
}

export function sampleTransactions(day: IsoDay): SampleEntry[] {
  return recurringTransactions
    .flatMap((recurring, index) => repeatTransaction(recurring, index, day))
    .sort((a, b) => b.date.localeCompare(a.date));
}

function repeatTransaction(
  { words, category, accountId, lastDaysAgo, everyDays, at, amounts, isBetweenOwn = false }: RecurringTransaction,
  index: number,
  day: IsoDay,
): SampleEntry[] {
  const count = Math.ceil((HISTORY_DAYS - lastDaysAgo) / everyDays);
  const dates = Array.from({ length: count }, (_, turn) => daysBefore(day, lastDaysAgo + turn * everyDays));
  return dates.map((date, turn) => ({
    id: `${index + 1}0${turn + 100}`,
    ...describe(words),
    category,
    accountId,
    date,
    ...timeAt(date, at),
    amount: { minor: amounts[turn % amounts.length] ?? 0, currency: 'USD' },
    isBetweenOwn,
  }));
}

/** Nothing is booked at a time that is still to come. */
function timeAt(date: IsoDay, at: string): { bookedAt?: string } {
  const time = new Date(`${date}T${at}`);
  return time.getTime() > Date.now() ? {} : { bookedAt: time.toISOString() };
}
